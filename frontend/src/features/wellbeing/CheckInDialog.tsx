import { FormDialog } from '../../ui/FormDialog';
import { CheckInForm } from './CheckInForm';
import { formTexts } from './texts';

interface CheckInDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog with the Wellbeing Check-in form; it starts afresh every time it opens. */
export function CheckInDialog({ isOpen, onClose }: CheckInDialogProps): React.JSX.Element {
  return (
    <FormDialog title={formTexts.title} isOpen={isOpen} onClose={onClose}>
      <CheckInForm onDone={onClose} />
    </FormDialog>
  );
}
