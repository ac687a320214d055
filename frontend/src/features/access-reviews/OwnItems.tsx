import { TickCircleIcon } from '@blueprintjs/icons';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { useAccessReviewsOwnInfiniteQuery } from './api';
import { ItemGroups } from './ItemGroups';
import { ownTexts as texts } from './texts';

/** What waits for the reader's answer. */
export function OwnItems(): React.JSX.Element {
  const list = pagedList(useAccessReviewsOwnInfiniteQuery({}));
  return (
    <Card title={texts.title}>
      <QueryList
        list={list}
        texts={texts}
        empty={
          <EmptyState
            icon={<TickCircleIcon size={20} />}
            title={texts.empty}
            sentence={texts.emptySentence}
          />
        }
      >
        {(all) => <ItemGroups items={all} isOfSeveral />}
      </QueryList>
    </Card>
  );
}
