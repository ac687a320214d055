import { useAttempt } from '../../../api/useAttempt';
import type { ActionTexts } from './texts';

/** Does something with a cohort and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useCohortAction(texts: ActionTexts) {
  const { attempt, isPending, refusal } = useAttempt(texts);

  /** Answers whether it was accepted. */
  const act = async (send: () => Promise<unknown>): Promise<boolean> => (await attempt(send)) !== undefined;

  return { act, isPending, refusal };
}
