import { Button } from '@blueprintjs/core';
import { TimeIcon } from '@blueprintjs/icons';
import type { PagedList } from '../../api/paged-list';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadMore } from '../../ui/LoadMore';
import { SkeletonRows } from '../../ui/SkeletonRows';
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
  const requests = list.items;
  const icon = <TimeIcon size={20} />;
  if (requests && requests.length > 0)
    return (
      <>
        <ul>{requests.map(render)}</ul>
        <LoadMore {...list} />
      </>
    );
  if (requests && isFiltered)
    return (
      <EmptyState
        icon={icon}
        title={listTexts.nothingFiltered}
        action={<Button text={listTexts.showAll} onClick={onShowAll} />}
      />
    );
  if (requests)
    return <EmptyState icon={icon} title={texts.emptyTitle} sentence={texts.empty} action={emptyAction} />;
  if (list.error) return <ErrorState title={texts.failed} error={list.error} onRetry={list.retry} />;
  return <SkeletonRows label={texts.loading} rows={4} />;
}
