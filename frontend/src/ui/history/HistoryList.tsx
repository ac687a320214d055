import type { HistoryEntry } from '@annals/contracts/kernel/history';
import { pagedList, type InfiniteResult } from '../../api/paged-list';
import { QueryList } from '../QueryList';
import { HistoryEntries } from './HistoryEntries';
import { historyTexts } from './texts';
import { useLookForEvent } from './event-anchor';

/** The result of a feature's history query, as its hook gives it. */
export type HistoryResult = InfiniteResult<HistoryEntry>;

/** What happened to a record, newest first, with its states. */
export function HistoryList({ history }: { history: HistoryResult }): React.JSX.Element {
  const list = pagedList(history);
  useLookForEvent(list);
  return (
    <QueryList list={list} texts={historyTexts} rows={3} empty={null}>
      {(entries) => <HistoryEntries entries={entries} />}
    </QueryList>
  );
}
