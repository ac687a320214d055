import type { Review360View } from '@annals/contracts/features/reviews-360/views';
import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { useCurrentUser } from '../../session/current-user';
import { Avatar } from '../../ui/Avatar';
import { DueDate } from '../performance-reviews/DueDate';
import { Indicators } from './Indicators';
import { ProgressBar } from './ProgressBar';
import { StatusBadge } from './StatusBadge';
import { texts } from './texts';

interface ReviewCardProps {
  readonly review: Review360View;
  readonly onView: () => void;
}

/** An active review: of whom and when, how far it is, and what to do next. */
export function ReviewCard({ review, onView }: ReviewCardProps): React.JSX.Element {
  const { id } = useCurrentUser();
  // Both have a part of their own, written or to be written.
  const hasPart = review.status === 'in_progress' && (review.revieweeId === id || review.managerId === id);
  const named = review.revieweeId === id ? texts.own : texts.of(review.revieweeName);
  return (
    <li className="review-card">
      <div className="review-card__head">
        <Avatar name={review.revieweeName} />
        <div className="review-card__name">
          <h2>{review.reviewPeriod}</h2>
          <p>{named}</p>
        </div>
        <StatusBadge status={review.status} />
      </div>
      <DueDate due={review} />
      <ProgressBar percent={review.progress} />
      <Indicators review={review} />
      <div className="review-card__foot">
        <Button
          text={texts.view}
          aria-label={`${texts.view} ${review.reviewPeriod} ${named}`}
          onClick={onView}
        />
        {!hasPart && goesOnInReview(review) && (
          <Button
            intent="primary"
            text={texts.continue}
            aria-label={`${texts.continue} ${review.reviewPeriod} ${named}`}
            onClick={onView}
          />
        )}
        {hasPart && (
          <Link
            className={`bp6-button${review.awaitsReader ? ' bp6-intent-primary' : ''}`}
            aria-label={`${texts.continue} ${review.reviewPeriod} ${named}`}
            to={addressOf('review360Feedback', { reviewId: review.id })}
          >
            {texts.continue}
          </Link>
        )}
      </div>
    </li>
  );
}

/** Whether the next step is in the review's own view: choosing and approving the reviewers of a draft, or releasing the results. */
function goesOnInReview({ status, allowed }: Review360View): boolean {
  return status === 'draft' ? allowed.approve || allowed.changeReviewers : allowed.release;
}
