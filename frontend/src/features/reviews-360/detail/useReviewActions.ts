import type { ChangeReview360 } from '@annals/contracts/features/reviews-360/commands';
import { useAttempt } from '../../../api/useAttempt';
import type { Seen } from '../../../api/seen';
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

/** What can be done with a review; each answers whether it was accepted. */
export function useReviewActions(reviewId: string) {
  const [sendChange] = useReviews360ChangeMutation();
  const [sendApproval] = useReviews360ApproveMutation();
  const [sendRelease] = useReviews360ReleaseMutation();
  const { attempt, refusal, isPending } = useAttempt(approveTexts);
  const accepted = async (send: () => Promise<unknown>, { done, failed }: Told): Promise<boolean> =>
    (await attempt(send, { done, failed })) !== undefined;

  return {
    approve: () => accepted(() => sendApproval({ reviewId }).unwrap(), approveTexts),
    release: () => accepted(() => sendRelease({ reviewId }).unwrap(), releaseTexts),
    change: (changes: ChangeReview360 & Seen, words: Told) =>
      accepted(() => sendChange({ reviewId, ...changes }).unwrap(), words),
    refusal,
    isPending,
  };
}
