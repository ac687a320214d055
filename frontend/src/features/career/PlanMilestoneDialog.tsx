import type { CareerMilestoneView } from '@annals/contracts/features/career/views';
import { FormDialog } from '../../ui/FormDialog';
import { PlanMilestoneForm } from './PlanMilestoneForm';
import { planTexts } from './texts';

interface PlanMilestoneDialogProps {
  readonly isOpen: boolean;
  /** Whose milestones are shown; empty: everyone's. */
  readonly employeeId: string;
  /** The one it comes after; null for the first. */
  readonly follows: CareerMilestoneView | null;
  readonly onClose: () => void;
}

/** The dialog that plans a milestone; it starts empty every time it opens. */
export function PlanMilestoneDialog(props: PlanMilestoneDialogProps): React.JSX.Element {
  const { isOpen, employeeId, follows, onClose } = props;
  return (
    <FormDialog title={planTexts.title} isOpen={isOpen} onClose={onClose}>
      <PlanMilestoneForm employeeId={employeeId} follows={follows} onDone={onClose} />
    </FormDialog>
  );
}
