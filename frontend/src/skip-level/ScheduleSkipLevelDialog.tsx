import { useState } from 'react';
import { FormDialog } from '../design/FormDialog';
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
  const [isFilled, setIsFilled] = useState(false);
  const close = () => {
    setIsFilled(false);
    onClose();
  };
  return (
    <FormDialog title={formTexts.title} isOpen={isOpen} isFilled={isFilled} onClose={close}>
      <ScheduleSkipLevelForm onFilled={setIsFilled} onDone={close} />
    </FormDialog>
  );
}
