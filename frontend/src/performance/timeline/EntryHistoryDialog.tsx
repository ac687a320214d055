import type { TimelineView } from '@annals/contracts/performance/views';
import { skipToken } from '@reduxjs/toolkit/query';
import { Modal } from '../../design/Modal';
import { HistoryList } from '../../history/HistoryList';
import { usePerformanceHistoryQuery } from '../api';
import { timelineTexts } from '../texts';

/** What a dialog over an entry needs. */
export interface EntryDialogProps {
  /** Null while it is closed. */
  readonly entry: TimelineView | null;
  readonly onClose: () => void;
}

/** What happened to an entry, its corrections with their reasons. */
export function EntryHistoryDialog({ entry, onClose }: EntryDialogProps): React.JSX.Element {
  const history = usePerformanceHistoryQuery(entry ? { entryId: entry.id } : skipToken);
  return (
    <Modal title={timelineTexts.historyOf(entry?.title ?? '')} isOpen={entry !== null} onClose={onClose}>
      <HistoryList history={history} />
    </Modal>
  );
}
