import { PeopleIcon } from '@blueprintjs/icons';
import { pagedList } from '../../api/paged-list';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadMore } from '../../ui/LoadMore';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { useReviews360ListInfiniteQuery } from './api';
import { ReviewCard } from './ReviewCard';
import { texts } from './texts';

interface ActiveReviewsProps {
  /** What ends the emptiness. */
  readonly start: React.ReactNode;
  readonly onView: (reviewId: string) => void;
}

/** Drafts and reviews in progress, a card each. */
export function ActiveReviews({ start, onView }: ActiveReviewsProps): React.JSX.Element {
  const list = pagedList(useReviews360ListInfiniteQuery({ state: 'active' }));
  const reviews = list.items;
  if (reviews && reviews.length > 0)
    return (
      <>
        <ul className="review-cards">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} onView={() => onView(review.id)} />
          ))}
        </ul>
        <LoadMore {...list} />
      </>
    );
  if (reviews)
    return (
      <EmptyState
        level={2}
        icon={<PeopleIcon size={20} />}
        title={texts.activeEmptyTitle}
        sentence={texts.activeEmptySentence}
        action={start}
      />
    );
  if (list.error)
    return <ErrorState level={2} title={texts.failed} error={list.error} onRetry={list.retry} />;
  return <SkeletonRows label={texts.loading} rows={4} />;
}
