import { useState } from 'react';
import { useCurrentUser } from '../../accounts/current-user';
import { FormDialog } from '../../design/FormDialog';
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
  const [isFilled, setIsFilled] = useState(false);
  const close = () => {
    setIsFilled(false);
    onClose();
  };
  return (
    <FormDialog title={formTexts.title} isOpen={isOpen} isFilled={isFilled} onClose={close}>
      <AddEntryForm employeeId={employeeId || id} onFilled={setIsFilled} onDone={close} />
    </FormDialog>
  );
}
