import type { CareerMilestoneView } from '@annals/contracts/career/views';
import { skipToken } from '@reduxjs/toolkit/query';
import { Modal } from '../design/Modal';
import { HistoryList } from '../history/HistoryList';
import { useCareerHistoryQuery } from './api';
import { actionTexts } from './texts';

interface MilestoneHistoryDialogProps {
  /** Null while it is closed. */
  readonly milestone: CareerMilestoneView | null;
  readonly onClose: () => void;
}

/** What happened to a milestone, newest first. */
export function MilestoneHistoryDialog(props: MilestoneHistoryDialogProps): React.JSX.Element {
  const { milestone, onClose } = props;
  const history = useCareerHistoryQuery(milestone ? { milestoneId: milestone.id } : skipToken);
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
