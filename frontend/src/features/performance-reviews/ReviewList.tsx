import type { PerformanceReviewView } from '@annals/contracts/features/performance-reviews/views';
import { Button } from '@blueprintjs/core';
import { ManualIcon } from '@blueprintjs/icons';
import type { PagedList } from '../../api/paged-list';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
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
  return (
    <QueryList
      list={list}
      texts={texts}
      rows={6}
      empty={
        isFiltered ? (
          <EmptyState
            icon={<ManualIcon size={20} />}
            title={texts.nothingFiltered}
            action={<Button text={texts.showAll} onClick={onShowAll} />}
          />
        ) : (
          <EmptyState
            icon={<ManualIcon size={20} />}
            title={texts.emptyTitle}
            sentence={emptyAction ? texts.emptySentence : texts.emptyForEmployee}
            action={emptyAction}
          />
        )
      }
    >
      {(reviews) => (
        <ul className="review-list">
          {reviews.map((review) => (
            <ReviewListItem key={review.id} review={review} />
          ))}
        </ul>
      )}
    </QueryList>
  );
}
