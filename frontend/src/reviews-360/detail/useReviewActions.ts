import type { ChangeReview360 } from '@annals/contracts/reviews-360/commands';
import { useState } from 'react';
import { asApiError, isRefusal } from '../../api/api-error';
import { showFailure, showToast } from '../../toasts/toast-store';
import {
  useReviews360ApproveMutation,
  useReviews360ChangeMutation,
  useReviews360ReleaseMutation,
} from '../api';
import { approveTexts, releaseTexts } from './texts';

interface Told {
  readonly done: string;
  readonly failed: string;
}

/** What can be done with a review. Each says how it went, with a toast and with the server's sentence when it refuses. */
export function useReviewActions(reviewId: string) {
  const [sendChange, changing] = useReviews360ChangeMutation();
  const [sendApproval, approving] = useReviews360ApproveMutation();
  const [sendRelease, releasing] = useReviews360ReleaseMutation();
  const [refusal, setRefusal] = useState('');

  /** Answers whether it was accepted. */
  const told = async ({ done, failed }: Told, sent: Promise<unknown>): Promise<boolean> => {
    setRefusal('');
    try {
      await sent;
      showToast({ title: done });
      return true;
    } catch (failure) {
      const error = asApiError(failure);
      if (error.status !== 401) showFailure(failed, error.detail);
      setRefusal(isRefusal(error) ? error.detail : '');
      return false;
    }
  };

  return {
    approve: () => told(approveTexts, sendApproval({ reviewId }).unwrap()),
    release: () => told(releaseTexts, sendRelease({ reviewId }).unwrap()),
    change: (changes: ChangeReview360, words: Told) =>
      told(words, sendChange({ reviewId, ...changes }).unwrap()),
    refusal,
    isPending: changing.isLoading || approving.isLoading || releasing.isLoading,
  };
}
