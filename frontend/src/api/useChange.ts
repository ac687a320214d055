import { useAttempt } from './useAttempt';

interface ChangeTexts<Change> {
  readonly failed: string;
  readonly done: string | ((change: Change) => string);
  readonly doneSentence?: string;
}

/** Changes a record step by step. @param send brings one change to the server */
export function useChange<Change>(send: (change: Change) => Promise<unknown>, texts: ChangeTexts<Change>) {
  const { done, ...others } = texts;
  const { attempt, refusal, isPending } = useAttempt(others);

  /** Answers whether it was accepted. */
  const change = async (wanted: Change): Promise<boolean> =>
    (await attempt(() => send(wanted), { done: typeof done === 'string' ? done : done(wanted) })) !==
    undefined;

  return { change, refusal, isPending };
}
