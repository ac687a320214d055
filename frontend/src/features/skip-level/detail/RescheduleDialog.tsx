import { useState } from 'react';
import { FormDialog } from '../../../ui/FormDialog';
import { changeTexts } from '../texts';
import type { Movable } from './reschedule-form';
import { RescheduleForm } from './RescheduleForm';

interface RescheduleDialogProps {
  /** The meeting to move; null while the dialog is closed. */
  readonly meeting: Movable | null;
  readonly onClose: () => void;
}

/** The dialog that moves a skip-level meeting or gives it another length. */
export function RescheduleDialog({ meeting, onClose }: RescheduleDialogProps): React.JSX.Element {
  // While the dialog fades out it keeps showing what it was opened for.
  const [shown, setShown] = useState(meeting);
  if (meeting && meeting !== shown) setShown(meeting);
  return (
    <FormDialog title={changeTexts.title} isOpen={meeting !== null} onClose={onClose}>
      {shown && <RescheduleForm key={shown.id} meeting={shown} onDone={onClose} />}
    </FormDialog>
  );
}
