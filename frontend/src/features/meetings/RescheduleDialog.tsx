import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { useState } from 'react';
import { FormDialog } from '../../ui/FormDialog';
import type { Changeable } from './reschedule-form';
import { RescheduleForm } from './RescheduleForm';
import { changeTexts } from './texts';

interface RescheduleDialogProps {
  /** The meeting to change; null while the dialog is closed. */
  readonly meeting: (Pick<MeetingView, 'id' | 'employeeId'> & Changeable) | null;
  readonly onClose: () => void;
}

/** The dialog that moves a meeting, or gives it another title or length. */
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
