import { useState } from 'react';
import { FormDialog } from '../design/FormDialog';
import { OpenReviewForm } from './OpenReviewForm';
import { formTexts } from './texts';

interface OpenReviewDialogProps {
  readonly isOpen: boolean;
  /** Who is chosen when the form opens; empty for nobody. */
  readonly employeeId: string;
  readonly onClose: () => void;
}

/** The dialog that opens a review; it starts empty every time. */
export function OpenReviewDialog({ isOpen, employeeId, onClose }: OpenReviewDialogProps): React.JSX.Element {
  const [isFilled, setIsFilled] = useState(false);
  const close = () => {
    setIsFilled(false);
    onClose();
  };
  return (
    <FormDialog title={formTexts.title} isOpen={isOpen} isFilled={isFilled} onClose={close}>
      <OpenReviewForm employeeId={employeeId} onFilled={setIsFilled} onDone={close} />
    </FormDialog>
  );
}
