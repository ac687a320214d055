import type { ListedPerformanceReview } from '@annals/contracts/features/performance-reviews/views';
import { ManualIcon } from '@blueprintjs/icons';
import type { PagedList } from '../../api/paged-list';
import { EmptyList } from '../../ui/EmptyList';
import { QueryList } from '../../ui/QueryList';
import { ReviewListItem } from './ReviewListItem';
import { texts } from './texts';

interface ReviewListProps {
  readonly list: PagedList<ListedPerformanceReview>;
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
        <EmptyList
          icon={<ManualIcon size={20} />}
          isFiltered={isFiltered}
          onShowAll={onShowAll}
          texts={texts}
          sentence={emptyAction ? texts.emptySentence : texts.emptyForEmployee}
          action={emptyAction}
        />
      }
    >
      {(reviews) => (
        <ul>
          {reviews.map((review) => (
            <ReviewListItem key={review.id} review={review} />
          ))}
        </ul>
      )}
    </QueryList>
  );
}
