import type { ChangeTimeOff } from '@annals/contracts/time-off/commands';
import type { TimeOffRequestId } from '@annals/contracts/kernel/ids';
import { useState } from 'react';
import { asApiError, isRefusal } from '../api/api-error';
import { showFailure, showToast } from '../toasts/toast-store';
import { useTimeOffChangeMutation } from './api';
import { changeTexts } from './texts';

/** Changes a request and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeTimeOff(requestId: TimeOffRequestId) {
  const [send, { isLoading }] = useTimeOffChangeMutation();
  const [refusal, setRefusal] = useState('');

  /** Answers whether it was accepted. */
  const change = async (wanted: ChangeTimeOff): Promise<boolean> => {
    setRefusal('');
    try {
      await send({ requestId, ...wanted }).unwrap();
      showToast({ title: changeTexts.done, description: changeTexts.doneSentence });
      return true;
    } catch (failure) {
      const error = asApiError(failure);
      if (error.status !== 401) showFailure(changeTexts.failed, error.detail);
      setRefusal(isRefusal(error) ? error.detail : '');
      return false;
    }
  };

  return { change, refusal, isPending: isLoading };
}
