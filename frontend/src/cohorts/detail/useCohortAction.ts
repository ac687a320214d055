import { useState } from 'react';
import { asApiError, isRefusal } from '../../api/api-error';
import { showFailure, showToast } from '../../toasts/toast-store';
import type { ActionTexts } from './texts';

/** Does something with a cohort and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useCohortAction(texts: ActionTexts) {
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState('');

  /** Answers whether it was accepted. */
  const act = async (send: () => Promise<unknown>): Promise<boolean> => {
    setRefusal('');
    setIsPending(true);
    try {
      await send();
      showToast({ title: texts.done });
      return true;
    } catch (failure) {
      const error = asApiError(failure);
      showFailure(texts.failed, error.detail);
      setRefusal(isRefusal(error) ? error.detail : '');
      return false;
    } finally {
      setIsPending(false);
    }
  };

  return { act, isPending, refusal };
}
