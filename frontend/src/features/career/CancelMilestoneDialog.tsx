import type { CareerMilestoneView } from '@annals/contracts/features/career/views';
import { statedReason } from '@annals/contracts/kernel/reason';
import { WordsDialog } from '../../ui/WordsDialog';
import { cancelTexts } from './texts';
import { useChangeMilestone } from './useChangeMilestone';

interface CancelMilestoneDialogProps {
  /** Null while it is closed. */
  readonly milestone: CareerMilestoneView | null;
  readonly onClose: () => void;
}

/** Asks why a milestone is dropped. */
export function CancelMilestoneDialog(props: CancelMilestoneDialogProps): React.JSX.Element | null {
  const { milestone, onClose } = props;
  const { change, refusal, isPending } = useChangeMilestone(milestone?.id ?? '');
  if (!milestone) return null;
  return (
    <WordsDialog
      texts={{ ...cancelTexts, title: cancelTexts.title(milestone.title, milestone.employeeName) }}
      rule={statedReason}
      isOpen
      isDestructive
      isPending={isPending}
      refusal={refusal}
      onConfirm={(reason) =>
        void change({ status: 'cancelled', reason }).then((accepted) => accepted && onClose())
      }
      onRefuse={onClose}
    />
  );
}
