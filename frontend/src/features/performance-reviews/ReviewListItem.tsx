import { decimal } from '@annals/contracts/kernel/text';
import { isOpenReview } from '@annals/contracts/features/performance-reviews/constants';
import type { PerformanceReviewView } from '@annals/contracts/features/performance-reviews/views';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { Avatar } from '../../ui/Avatar';
import { calendarDay } from '../../time/format';
import { DueDate } from './DueDate';
import { ReviewStatusBadge } from './ReviewStatusBadge';
import { reviewName, texts } from './texts';

/** One review of the list. */
export function ReviewListItem({ review }: { review: PerformanceReviewView }): React.JSX.Element {
  return (
    <li className="review-list__item">
      <Avatar name={review.employeeName} />
      <div className="review-list__words">
        <div className="review-list__title">
          <Link to={addressOf('performanceReview', { reviewId: review.id })}>{review.employeeName}</Link>
          <ReviewStatusBadge status={review.status} />
        </div>
        <p className="review-list__facts">
          <span>{reviewName(review)}</span>
          {isOpenReview(review.status) ? (
            <DueDate dueDate={review.dueDate} />
          ) : (
            <time dateTime={review.dueDate}>{calendarDay(review.dueDate)}</time>
          )}
          <span>{texts.heldBy(review.managerName)}</span>
        </p>
      </div>
      {review.overallRating !== null && (
        <span className="review-list__rating">
          <span className="visually-hidden">{texts.rating(decimal(review.overallRating, 2))}</span>
          <span aria-hidden="true">{decimal(review.overallRating, 2)}</span>
        </span>
      )}
    </li>
  );
}
