import { TimeIcon } from '@blueprintjs/icons';
import type { PagedList } from '../../api/paged-list';
import { EmptyList } from '../../ui/EmptyList';
import { QueryList } from '../../ui/QueryList';
import { listTexts } from './texts';

interface RequestListProps<Request> {
  readonly list: PagedList<Request>;
  readonly texts: { loading: string; failed: string; emptyTitle: string; empty: string };
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
  readonly emptyAction?: React.ReactNode;
  readonly render: (request: Request) => React.ReactNode;
}

/** Requests for time off with their four states. */
export function RequestList<Request>(props: RequestListProps<Request>): React.JSX.Element {
  const { list, texts, isFiltered, onShowAll, emptyAction, render } = props;
  const empty = (
    <EmptyList
      icon={<TimeIcon size={20} />}
      isFiltered={isFiltered}
      onShowAll={onShowAll}
      texts={{ ...listTexts, emptyTitle: texts.emptyTitle }}
      sentence={texts.empty}
      action={emptyAction}
    />
  );
  return (
    <QueryList list={list} texts={texts} rows={4} empty={empty}>
      {(requests) => <ul>{requests.map(render)}</ul>}
    </QueryList>
  );
}
