import { decimal } from '@annals/contracts/kernel/text';
import type { Review360View } from '@annals/contracts/features/reviews-360/views';
import { Button } from '@blueprintjs/core';
import { EndorsedIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { Told } from '../../ui/When';
import { PersonLink } from '../people/PersonLink';
import { pagedList } from '../../api/paged-list';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { useReviews360ListInfiniteQuery } from './api';
import { texts } from './texts';

interface CompletedReviewsProps {
  readonly onView: (reviewId: string) => void;
}

/** The reviews whose results are released. */
export function CompletedReviews({ onView }: CompletedReviewsProps): React.JSX.Element {
  const list = pagedList(useReviews360ListInfiniteQuery({ state: 'completed' }));
  return (
    <Card title={texts.tabs.completed}>
      <QueryList
        list={list}
        texts={texts}
        rows={4}
        empty={
          <EmptyState
            icon={<EndorsedIcon size={20} />}
            title={texts.completedEmptyTitle}
            sentence={texts.completedEmptySentence}
          />
        }
      >
        {(reviews) => (
          <ul>
            {reviews.map((review) => (
              <CompletedReview key={review.id} review={review} onView={() => onView(review.id)} />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}

function CompletedReview({
  review,
  onView,
}: {
  review: Review360View;
  onView: () => void;
}): React.JSX.Element {
  const { id, revieweeName, reviewPeriod, completedAt, overallScore } = review;
  const score = overallScore === null ? texts.notAvailable : decimal(overallScore);
  return (
    <li className="review-line">
      <Avatar name={revieweeName} />
      <div className="review-line__words">
        <p className="review-line__title">
          <strong>{reviewPeriod}</strong> <PersonLink id={review.revieweeId} name={revieweeName} />
        </p>
        {completedAt !== null && (
          <p className="review-line__facts">
            <Told at={completedAt} precision="day">
              {(when) => texts.completedOn(when)}
            </Told>
          </p>
        )}
      </div>
      <span className="review-line__score">
        <span className="visually-hidden">{texts.score(score)}</span>
        <span aria-hidden="true">{score}</span>
      </span>
      <div className="review-line__buttons">
        <Button
          text={texts.view}
          aria-label={`${texts.view} ${reviewPeriod} ${revieweeName}`}
          onClick={onView}
        />
        {review.resultsShared && (
          <Link
            className="bp6-button"
            aria-label={`${texts.viewResults}: ${revieweeName}, ${reviewPeriod}`}
            to={addressOf('review360Results', { reviewId: id })}
          >
            {texts.viewResults}
          </Link>
        )}
      </div>
    </li>
  );
}
