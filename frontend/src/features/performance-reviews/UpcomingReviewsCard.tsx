import { REVIEW_TYPE_LABELS } from '@annals/contracts/features/performance-reviews/constants';
import { ManualIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { PersonLink } from '../people/PersonLink';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { usePerformanceReviewsListInfiniteQuery } from './api';
import { DueDate } from './DueDate';
import { upcomingTexts as texts } from './upcoming-texts';
import './reviews.css';

const SHOWN = 3;

/** The three reviews that are due next, each by the first eight characters of its id, its employee, its kind and its due date. */
export function UpcomingReviewsCard(): React.JSX.Element {
  const list = pagedList(usePerformanceReviewsListInfiniteQuery({ open: 'true', limit: SHOWN }));
  const reviews = list.items?.slice(0, SHOWN);
  return (
    <Card title={texts.title} action={<Link to={addressOf('performanceReviews')}>{texts.all}</Link>}>
      {reviews && reviews.length > 0 ? (
        <ul>
          {reviews.map((review) => (
            <li key={review.id} className="review-list__item">
              <div className="review-list__words">
                <div className="review-list__title">
                  <Link to={addressOf('performanceReview', { reviewId: review.id })}>
                    {texts.label(review.id)}
                  </Link>
                </div>
                <p className="review-list__facts">
                  <span>
                    <PersonLink id={review.employeeId} name={review.employeeName} />
                  </span>
                  <span>{REVIEW_TYPE_LABELS[review.reviewType]}</span>
                  <DueDate dueDate={review.dueDate} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : reviews ? (
        <EmptyState icon={<ManualIcon size={20} />} title={texts.empty} />
      ) : list.error ? (
        <ErrorState title={texts.failed} error={list.error} onRetry={list.retry} />
      ) : (
        <SkeletonRows label={texts.loading} rows={SHOWN} />
      )}
    </Card>
  );
}
