import { useCurrentUser } from '../../../session/current-user';
import { FormDialog } from '../../../ui/FormDialog';
import { formTexts } from '../texts';
import { AddEntryForm } from './AddEntryForm';

interface AddEntryDialogProps {
  readonly isOpen: boolean;
  /** Whose timeline is shown; empty: everyone's. */
  readonly employeeId: string;
  readonly onClose: () => void;
}

/** The dialog that adds an entry, about the person whose timeline is shown, else about oneself; it starts empty every time it opens. */
export function AddEntryDialog({ isOpen, employeeId, onClose }: AddEntryDialogProps): React.JSX.Element {
  const { id } = useCurrentUser();
  return (
    <FormDialog title={formTexts.title} isOpen={isOpen} onClose={onClose}>
      <AddEntryForm employeeId={employeeId || id} onDone={onClose} />
    </FormDialog>
  );
}
