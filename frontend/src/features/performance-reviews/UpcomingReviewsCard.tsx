import { REVIEW_TYPE_LABELS } from '@annals/contracts/features/performance-reviews/constants';
import { ManualIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { PersonLink } from '../people/PersonLink';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { RecordRow } from '../../ui/RecordRow';
import { usePerformanceReviewsListInfiniteQuery } from './api';
import { DueDate } from './DueDate';
import { upcomingTexts as texts } from './upcoming-texts';
import './reviews.css';

const SHOWN = 3;

/** The three reviews that are due next, each by the first eight characters of its id, its employee, its kind and its due date. */
export function UpcomingReviewsCard(): React.JSX.Element {
  const list = pagedList(usePerformanceReviewsListInfiniteQuery({ open: 'true', limit: SHOWN }));
  return (
    <Card title={texts.title} action={<Link to={addressOf('performanceReviews')}>{texts.all}</Link>}>
      <QueryList
        list={list}
        isExcerpt
        texts={texts}
        rows={SHOWN}
        empty={<EmptyState icon={<ManualIcon size={20} />} title={texts.empty} />}
      >
        {(reviews) => (
          <ul>
            {reviews.slice(0, SHOWN).map((review) => (
              <RecordRow
                key={review.id}
                path={addressOf('performanceReview', { reviewId: review.id })}
                title={texts.label(review.id)}
                facts={
                  <>
                    <PersonLink id={review.employeeId} name={review.employeeName} />
                    <span>{REVIEW_TYPE_LABELS[review.reviewType]}</span>
                    <DueDate due={review} />
                  </>
                }
              />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
