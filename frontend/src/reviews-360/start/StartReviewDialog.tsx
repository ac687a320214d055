import { useState } from 'react';
import { FormDialog } from '../../design/FormDialog';
import { StartReviewForm } from './StartReviewForm';
import { startTexts } from './texts';

interface StartReviewDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that starts a review; it starts afresh every time it opens. */
export function StartReviewDialog({ isOpen, onClose }: StartReviewDialogProps): React.JSX.Element {
  const [isFilled, setIsFilled] = useState(false);
  const close = () => {
    setIsFilled(false);
    onClose();
  };
  return (
    <FormDialog title={startTexts.title} isOpen={isOpen} isFilled={isFilled} onClose={close}>
      <StartReviewForm onFilled={setIsFilled} onDone={close} />
    </FormDialog>
  );
}
