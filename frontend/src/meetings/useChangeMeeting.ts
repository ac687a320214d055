import type { ChangeMeeting } from '@annals/contracts/meetings/commands';
import { useState } from 'react';
import { asApiError, isRefusal } from '../api/api-error';
import { showFailure, showToast } from '../toasts/toast-store';
import { useMeetingsChangeMutation } from './api';
import { changeTexts } from './texts';

/** Changes a meeting and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeMeeting(meetingId: string) {
  const [send, { isLoading }] = useMeetingsChangeMutation();
  const [refusal, setRefusal] = useState('');

  /** Answers whether it was accepted. */
  const change = async (changes: ChangeMeeting): Promise<boolean> => {
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
