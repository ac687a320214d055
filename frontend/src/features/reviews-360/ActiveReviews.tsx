import { PeopleIcon } from '@blueprintjs/icons';
import { pagedList } from '../../api/paged-list';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
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
  return (
    <QueryList
      list={list}
      texts={texts}
      rows={4}
      level={2}
      empty={
        <EmptyState
          level={2}
          icon={<PeopleIcon size={20} />}
          title={texts.activeEmptyTitle}
          sentence={texts.activeEmptySentence}
          action={start}
        />
      }
    >
      {(reviews) => (
        <ul className="review-cards">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} onView={() => onView(review.id)} />
          ))}
        </ul>
      )}
    </QueryList>
  );
}
