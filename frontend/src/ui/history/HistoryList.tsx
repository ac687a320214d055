import type { HistoryEntry } from '@annals/contracts/kernel/history';
import { pagedList, type InfiniteResult } from '../../api/paged-list';
import { ErrorState } from '../ErrorState';
import { LoadMore } from '../LoadMore';
import { SkeletonRows } from '../SkeletonRows';
import { HistoryEntries } from './HistoryEntries';
import { historyTexts } from './texts';
import { useLookForEvent } from './event-anchor';

/** The result of a feature's history query, as its hook gives it. */
export type HistoryResult = InfiniteResult<HistoryEntry>;

/** What happened to a record, newest first, with its states. */
export function HistoryList({ history }: { history: HistoryResult }): React.JSX.Element {
  const list = pagedList(history);
  const { items: entries, error, retry } = list;
  useLookForEvent(list);
  if (entries)
    return (
      <>
        <HistoryEntries entries={entries} />
        <LoadMore {...list} />
      </>
    );
  if (error === undefined) return <SkeletonRows label={historyTexts.loading} rows={3} />;
  return <ErrorState title={historyTexts.failed} error={error} onRetry={retry} />;
}
