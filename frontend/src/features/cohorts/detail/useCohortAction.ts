import { useAttempt } from '../../../api/useAttempt';
import type { ActionTexts } from './texts';

/** Does something with a cohort and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useCohortAction(texts: ActionTexts) {
  const { attempt, isPending, refusal } = useAttempt(texts);

  /** Answers whether it was accepted. @param undo takes it back */
  const act = async (send: () => Promise<unknown>, undo?: () => Promise<unknown>): Promise<boolean> =>
    (await attempt(send, { ...(undo && { undo }) })) !== undefined;

  return { act, isPending, refusal };
}
