import { FormDialog } from '../../ui/FormDialog';
import { ScheduleSkipLevelForm } from './ScheduleSkipLevelForm';
import { formTexts } from './texts';

interface ScheduleSkipLevelDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog in which a leader schedules a skip-level meeting; it starts empty every time it opens. */
export function ScheduleSkipLevelDialog({
  isOpen,
  onClose,
}: ScheduleSkipLevelDialogProps): React.JSX.Element {
  return (
    <FormDialog title={formTexts.title} isOpen={isOpen} onClose={onClose}>
      <ScheduleSkipLevelForm onDone={onClose} />
    </FormDialog>
  );
}
