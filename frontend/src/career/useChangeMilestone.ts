import type { ChangeMilestone } from '@annals/contracts/career/commands';
import { useState } from 'react';
import { asApiError, isRefusal } from '../api/api-error';
import { showFailure, showToast } from '../toasts/toast-store';
import { useCareerChangeMutation } from './api';
import { actionTexts } from './texts';

/** Changes a milestone and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeMilestone(milestoneId: string) {
  const [send, { isLoading }] = useCareerChangeMutation();
  const [refusal, setRefusal] = useState('');

  /** Answers whether it was accepted. */
  const change = async (wanted: ChangeMilestone): Promise<boolean> => {
    setRefusal('');
    try {
      await send({ milestoneId, ...wanted }).unwrap();
      showToast({ title: actionTexts.done[wanted.status ?? 'moved'] });
      return true;
    } catch (failure) {
      const error = asApiError(failure);
      if (error.status !== 401) showFailure(actionTexts.failed, error.detail);
      setRefusal(isRefusal(error) ? error.detail : '');
      return false;
    }
  };

  return { change, refusal, isPending: isLoading };
}
