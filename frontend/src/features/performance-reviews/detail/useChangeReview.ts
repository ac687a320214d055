import type { ChangePerformanceReview } from '@annals/contracts/features/performance-reviews/commands';
import type { Seen } from '../../../api/seen';
import { useChange } from '../../../api/useChange';
import { usePerformanceReviewsChangeMutation } from '../api';
import { texts } from './texts';

/** Changes a review and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeReview(reviewId: string) {
  const [send] = usePerformanceReviewsChangeMutation();
  return useChange((change: ChangePerformanceReview & Seen) => send({ reviewId, ...change }).unwrap(), {
    failed: texts.updateFailed,
    done: texts.done,
  });
}
