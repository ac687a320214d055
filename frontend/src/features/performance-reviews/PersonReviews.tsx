import { addressOf } from '@annals/contracts/addresses';
import { pagedList } from '../../api/paged-list';
import { calendarDay } from '../../time/format';
import type { PersonCardProps } from '../../ui/feature';
import { RecordsCard } from '../../ui/RecordsCard';
import { usePerformanceReviewsListInfiniteQuery } from './api';
import { ReviewStatusBadge } from './ReviewStatusBadge';
import { ofPersonTexts, reviewName } from './texts';

/** The performance reviews of a person, the latest due first. */
export default function PersonReviews({ personId }: PersonCardProps): React.JSX.Element {
  const list = pagedList(usePerformanceReviewsListInfiniteQuery({ employeeId: personId }));
  return (
    <RecordsCard list={list} texts={ofPersonTexts} allAt={addressOf('performanceReviews')}>
      {(review) => ({
        key: review.id,
        path: addressOf('performanceReview', { reviewId: review.id }),
        label: reviewName(review),
        facts: calendarDay(review.dueDate),
        badge: <ReviewStatusBadge status={review.status} />,
      })}
    </RecordsCard>
  );
}
