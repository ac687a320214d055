import { decimal } from '@annals/contracts/kernel/text';
import { isOpenReview } from '@annals/contracts/features/performance-reviews/constants';
import type { ListedPerformanceReview } from '@annals/contracts/features/performance-reviews/views';
import { addressOf } from '@annals/contracts/addresses';
import { calendarDay } from '../../time/format';
import { RecordRow } from '../../ui/RecordRow';
import { DueDate } from './DueDate';
import { ReviewStatusBadge } from './ReviewStatusBadge';
import { reviewName, texts } from './texts';

/** One review of the list. */
export function ReviewListItem({ review }: { review: ListedPerformanceReview }): React.JSX.Element {
  const { id, employeeName, status, dueDate, overallRating: rating } = review;
  return (
    <RecordRow
      path={addressOf('performanceReview', { reviewId: id })}
      title={employeeName}
      face={employeeName}
      status={<ReviewStatusBadge status={status} />}
      facts={
        <>
          <span>{reviewName(review)}</span>
          {isOpenReview(status) ? (
            <DueDate due={review} />
          ) : (
            <time dateTime={dueDate}>{calendarDay(dueDate)}</time>
          )}
          <span>{texts.heldBy(review.managerName)}</span>
        </>
      }
      end={
        rating !== null && (
          <span className="review-list__rating">
            <span className="visually-hidden">{texts.rating(decimal(rating, 2))}</span>
            <span aria-hidden="true">{decimal(rating, 2)}</span>
          </span>
        )
      }
    />
  );
}
