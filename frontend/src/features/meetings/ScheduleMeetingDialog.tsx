import { FormDialog } from '../../ui/FormDialog';
import { ScheduleMeetingForm } from './ScheduleMeetingForm';
import { formTexts } from './texts';

interface ScheduleMeetingDialogProps {
  readonly isOpen: boolean;
  /** Who is chosen when the form opens; empty for nobody. */
  readonly employeeId?: string;
  readonly onScheduled?: () => void;
  readonly onClose: () => void;
}

/** The dialog that schedules a 1:1; it starts empty every time it opens. */
export function ScheduleMeetingDialog(props: ScheduleMeetingDialogProps): React.JSX.Element {
  const { isOpen, employeeId = '', onScheduled, onClose } = props;
  const done = (isScheduled: boolean) => {
    if (isScheduled) onScheduled?.();
    onClose();
  };
  return (
    <FormDialog title={formTexts.title} isOpen={isOpen} onClose={onClose}>
      <ScheduleMeetingForm employeeId={employeeId} onDone={done} />
    </FormDialog>
  );
}
