import { useState } from 'react';
import { asApiError, isRefusal } from '../api/api-error';
import { showFailure, showToast } from '../toasts/toast-store';

interface AttemptTexts {
  readonly failed: string;
  readonly done?: string;
}

/** Sends a command and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useAttempt({ failed, done }: AttemptTexts) {
  const [refusal, setRefusal] = useState('');

  /** Answers what the server answered; undefined when it did not accept. */
  const attempt = async <Answer>(send: () => Promise<Answer>): Promise<Answer | undefined> => {
    setRefusal('');
    try {
      const answer = await send();
      if (done !== undefined) showToast({ title: done });
      return answer;
    } catch (failure) {
      const error = asApiError(failure);
      // A session that is over has its own message, for every screen.
      if (error.status !== 401) showFailure(failed, error.detail);
      setRefusal(isRefusal(error) ? error.detail : '');
      return undefined;
    }
  };

  return { attempt, refusal };
}
