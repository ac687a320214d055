import { Button } from '@blueprintjs/core';
import { TimeIcon } from '@blueprintjs/icons';
import type { PagedList } from '../../api/paged-list';
import { EmptyState } from '../../ui/EmptyState';
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
  const icon = <TimeIcon size={20} />;
  const empty = isFiltered ? (
    <EmptyState
      icon={icon}
      title={listTexts.nothingFiltered}
      action={<Button text={listTexts.showAll} onClick={onShowAll} />}
    />
  ) : (
    <EmptyState icon={icon} title={texts.emptyTitle} sentence={texts.empty} action={emptyAction} />
  );
  return (
    <QueryList list={list} texts={texts} rows={4} empty={empty}>
      {(requests) => <ul>{requests.map(render)}</ul>}
    </QueryList>
  );
}
