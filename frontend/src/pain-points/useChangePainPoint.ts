import type { ChangePainPoint } from '@annals/contracts/pain-points/commands';
import { useState } from 'react';
import { asApiError, isRefusal } from '../api/api-error';
import { showFailure, showToast } from '../toasts/toast-store';
import { usePainPointsChangeMutation } from './api';
import { changeTexts } from './change-texts';

/** Changes a pain point and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangePainPoint(painPointId: string) {
  const [send, { isLoading }] = usePainPointsChangeMutation();
  const [refusal, setRefusal] = useState('');

  /** Answers whether it was accepted. */
  const change = async (wanted: ChangePainPoint): Promise<boolean> => {
    setRefusal('');
    try {
      await send({ painPointId, ...wanted }).unwrap();
      showToast({ title: changeTexts.done[wanted.status] });
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
