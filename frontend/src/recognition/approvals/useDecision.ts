import { useState } from 'react';
import { asApiError, isRefusal } from '../../api/api-error';
import { showFailure, showToast } from '../../toasts/toast-store';
import { approvalTexts } from './texts';

/** Sends a decision and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useDecision() {
  const [refusal, setRefusal] = useState('');
  const [isPending, setIsPending] = useState(false);

  /** Answers whether it was accepted. */
  const decide = async (
    send: () => Promise<unknown>,
    done: { title: string; description: string },
  ): Promise<boolean> => {
    setRefusal('');
    setIsPending(true);
    try {
      await send();
      showToast(done);
      return true;
    } catch (failure) {
      const error = asApiError(failure);
      if (error.status !== 401) showFailure(approvalTexts.failed, error.detail);
      setRefusal(isRefusal(error) ? error.detail : '');
      return false;
    } finally {
      setIsPending(false);
    }
  };

  return { decide, refusal, isPending };
}
