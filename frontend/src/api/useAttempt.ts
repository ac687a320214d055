import { translated } from '@annals/contracts/kernel/text';
import { useState } from 'react';
import { showFailure, showToast } from '../toasts/toast-store';
import { asApiError, isRefusal, type ApiError } from './api-error';

/** What is said of a command that was sent. */
export interface AttemptTexts {
  /** The title of the toast when it does not work. */
  readonly failed: string;
  /** The sentence of that toast; the server's own when nothing else is said. */
  readonly failedSentence?: string;
  /** The sentence when the server did not refuse with one of its own. */
  readonly failedOtherwise?: string;
  /** The title of the toast when it has worked; none when nothing is said. */
  readonly done?: string;
  readonly doneSentence?: string;
}

/** What one attempt says and offers besides. */
interface Told extends Partial<AttemptTexts> {
  /** Takes back what was done, as a command of its own: offered with the message that it is done. */
  readonly undo?: () => Promise<unknown>;
}

/** What is said when a command takes a second administrator: nothing of it has happened yet. */
const WAITING = translated({
  title: 'Waiting for a second administrator',
  description: 'It is done when an independent administrator approves it, in Administration, Approvals.',
});

function isWaiting(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'waitsForApproval' in answer &&
    answer.waitsForApproval === true
  );
}

/**
 * Sends commands and says how they went: with a toast, and with the server's sentence when it refuses.
 * @param usual what is said, unless an attempt says otherwise
 */
export function useAttempt(usual: AttemptTexts) {
  const [refusal, setRefusal] = useState('');
  const [isPending, setIsPending] = useState(false);

  /** Answers what the server answered; undefined when it did not accept. @param onRefused is told what it said instead */
  const attempt = async <Answer>(
    send: () => Promise<Answer>,
    { undo, ...told }: Told = {},
    onRefused?: (error: ApiError) => void,
  ): Promise<Answer | undefined> => {
    const texts = { ...usual, ...told };
    setRefusal('');
    setIsPending(true);
    try {
      const answer = await send();
      if (isWaiting(answer)) showToast(WAITING);
      else if (texts.done !== undefined)
        showToast({
          title: texts.done,
          description: texts.doneSentence,
          undo: undo && (() => void attempt(undo, { done: undefined })),
        });
      return answer;
    } catch (failure) {
      const error = asApiError(failure);
      const refused = isRefusal(error);
      const explained = refused ? error.detail : (texts.failedOtherwise ?? error.detail);
      // A session that is over has its own message, for every screen.
      if (error.status !== 401) showFailure(texts.failed, texts.failedSentence ?? explained);
      setRefusal(refused ? error.detail : '');
      if (refused) onRefused?.(error);
      return undefined;
    } finally {
      setIsPending(false);
    }
  };

  return { attempt, refusal, isPending };
}
