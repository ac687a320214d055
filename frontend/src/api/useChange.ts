import { useAttempt } from './useAttempt';

interface ChangeTexts<Change> {
  readonly failed: string;
  readonly done: string | ((change: Change) => string);
  readonly doneSentence?: string;
}

/** Changes a record step by step. @param send brings one change to the server */
export function useChange<Change, Answer>(
  send: (change: Change) => Promise<Answer>,
  texts: ChangeTexts<Change>,
) {
  const { done, ...others } = texts;
  const { attempt, refusal, isPending } = useAttempt(others);

  /** Answers what the server answered; undefined when it did not accept. */
  const submit = (wanted: Change): Promise<Answer | undefined> =>
    attempt(() => send(wanted), { done: typeof done === 'string' ? done : done(wanted) });

  /** Answers whether it was accepted. */
  const change = async (wanted: Change): Promise<boolean> => (await submit(wanted)) !== undefined;

  return { change, submit, refusal, isPending };
}
