import type { ChangeSkipLevel } from '@annals/contracts/skip-level/commands';
import { useState } from 'react';
import { asApiError, isRefusal } from '../api/api-error';
import { showFailure, showToast } from '../toasts/toast-store';
import { useSkipLevelChangeMutation } from './api';
import { changeTexts } from './texts';

/** Changes a skip-level meeting and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeSkipLevel(meetingId: string) {
  const [send, { isLoading }] = useSkipLevelChangeMutation();
  const [refusal, setRefusal] = useState('');

  /** Answers whether it was accepted. */
  const change = async (changes: ChangeSkipLevel): Promise<boolean> => {
    setRefusal('');
    try {
      await send({ meetingId, ...changes }).unwrap();
      showToast({ title: changeTexts.done });
      return true;
    } catch (failure) {
      const error = asApiError(failure);
      showFailure(changeTexts.failed, error.detail);
      setRefusal(isRefusal(error) ? error.detail : '');
      return false;
    }
  };

  return { change, refusal, isPending: isLoading };
}
