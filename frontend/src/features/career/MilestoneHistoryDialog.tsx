import type { CareerMilestoneView } from '@annals/contracts/features/career/views';
import { skipToken } from '@reduxjs/toolkit/query';
import { Modal } from '../../ui/Modal';
import { HistoryList } from '../../ui/history/HistoryList';
import { useCareerHistoryInfiniteQuery } from './api';
import { actionTexts } from './texts';

interface MilestoneHistoryDialogProps {
  /** Null while it is closed. */
  readonly milestone: CareerMilestoneView | null;
  readonly onClose: () => void;
}

/** What happened to a milestone, newest first. */
export function MilestoneHistoryDialog(props: MilestoneHistoryDialogProps): React.JSX.Element {
  const { milestone, onClose } = props;
  const history = useCareerHistoryInfiniteQuery(milestone ? { milestoneId: milestone.id } : skipToken);
  return (
    <Modal
      title={actionTexts.historyOf(milestone?.title ?? '')}
      isOpen={milestone !== null}
      onClose={onClose}
    >
      <HistoryList history={history} />
    </Modal>
  );
}
