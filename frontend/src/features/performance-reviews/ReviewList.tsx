import type { PerformanceReviewView } from '@annals/contracts/features/performance-reviews/views';
import { Button } from '@blueprintjs/core';
import { ManualIcon } from '@blueprintjs/icons';
import type { PagedList } from '../../api/paged-list';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadMore } from '../../ui/LoadMore';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { ReviewListItem } from './ReviewListItem';
import { texts } from './texts';

interface ReviewListProps {
  readonly list: PagedList<PerformanceReviewView>;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
  readonly emptyAction: React.ReactNode;
}

/** The reviews with their four states. */
export function ReviewList(props: ReviewListProps): React.JSX.Element {
  const { list, isFiltered, onShowAll, emptyAction } = props;
  const reviews = list.items;
  if (reviews && reviews.length > 0)
    return (
      <>
        <ul className="review-list">
          {reviews.map((review) => (
            <ReviewListItem key={review.id} review={review} />
          ))}
        </ul>
        <LoadMore {...list} />
      </>
    );
  if (reviews && isFiltered)
    return (
      <EmptyState
        icon={<ManualIcon size={20} />}
        title={texts.nothingFiltered}
        action={<Button text={texts.showAll} onClick={onShowAll} />}
      />
    );
  if (reviews)
    return (
      <EmptyState
        icon={<ManualIcon size={20} />}
        title={texts.emptyTitle}
        sentence={emptyAction ? texts.emptySentence : texts.emptyForEmployee}
        action={emptyAction}
      />
    );
  if (list.error) return <ErrorState title={texts.failed} error={list.error} onRetry={list.retry} />;
  return <SkeletonRows label={texts.loading} rows={6} />;
}
