import { isOverdue } from '@annals/contracts/features/performance-reviews/occasions';
import { isOpenReview360 } from '@annals/contracts/features/reviews-360/constants';
import type { Review360View } from '@annals/contracts/features/reviews-360/views';
import type { Reader } from '@annals/projections/engine/scope';
import type { KnownReview } from '@annals/projections/features/reviews-360/queries';
import { keeps } from './roles-in-review';

/** A review with what its reader may do with it now, as the decider would have it: the screen offers nothing that would be refused. */
export function withAllowed<Known extends KnownReview & Pick<Review360View, 'today'>>(
  reader: Reader,
  review: Known,
): Omit<Known, 'pending'> & Pick<Review360View, 'allowed'> {
  const { pending, ...shown } = review;
  const { status, dueDate, today, revieweeId: employeeId, managerId } = review;
  const isKeeper = keeps(reader, { employeeId, managerId });
  const isDraft = status === 'draft';
  const plans = isOpenReview360(status) && (isKeeper || (isDraft && reader.id === employeeId));
  const hasAnswers = review.progress > 0;
  return {
    ...shown,
    allowed: {
      approve: isKeeper && isDraft,
      changeReviewers: plans && isDraft,
      changeDueDate: plans,
      release:
        isKeeper && status === 'in_progress' && hasAnswers && (pending === 0 || isOverdue(dueDate, today)),
      cancel: plans,
    },
  };
}
