import { useState } from 'react';
import type { ChangePerformanceReview } from '@annals/contracts/performance-reviews/commands';
import { asApiError, isRefusal } from '../../api/api-error';
import { showFailure, showToast } from '../../toasts/toast-store';
import { usePerformanceReviewsChangeMutation } from '../api';
import { texts } from './texts';

/** Changes a review and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeReview(reviewId: string) {
  const [send, { isLoading }] = usePerformanceReviewsChangeMutation();
  const [refusal, setRefusal] = useState('');

  /** Answers whether it was accepted. */
  const change = async (changes: ChangePerformanceReview): Promise<boolean> => {
    setRefusal('');
    try {
      await send({ reviewId, ...changes }).unwrap();
      showToast({ title: texts.done });
      return true;
    } catch (failure) {
      const error = asApiError(failure);
      showFailure(texts.updateFailed, error.detail);
      setRefusal(isRefusal(error) ? error.detail : '');
      return false;
    }
  };

  return { change, refusal, isPending: isLoading };
}
