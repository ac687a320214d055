import type { TimelineEntryId } from '@annals/contracts/features/performance/ids';
import type { TimelineView } from '@annals/contracts/features/performance/views';
import { skipToken } from '@reduxjs/toolkit/query';
import { Modal } from '../../../ui/Modal';
import { HistoryList } from '../../../ui/history/HistoryList';
import { usePerformanceHistoryInfiniteQuery } from '../api';
import { timelineTexts } from '../texts';

/** What a dialog over an entry needs. */
export interface EntryDialogProps {
  /** Null while it is closed. */
  readonly entry: TimelineView | null;
  readonly onClose: () => void;
}

interface EntryHistoryDialogProps {
  /** Null while it is closed; without a title when it is asked for by its address alone. */
  readonly entry: { readonly id: TimelineEntryId; readonly title?: string | undefined } | null;
  readonly onClose: () => void;
}

/** What happened to an entry, its corrections with their reasons. */
export function EntryHistoryDialog({ entry, onClose }: EntryHistoryDialogProps): React.JSX.Element {
  const history = usePerformanceHistoryInfiniteQuery(entry ? { entryId: entry.id } : skipToken);
  return (
    <Modal title={timelineTexts.historyOf(entry?.title)} isOpen={entry !== null} onClose={onClose}>
      <HistoryList history={history} />
    </Modal>
  );
}
