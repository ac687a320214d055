import type { PerformanceReviewDetail } from '@annals/contracts/performance-reviews/views';
import { useState } from 'react';
import { FormDialog } from '../../design/FormDialog';
import { ChangeReviewForm } from './ChangeReviewForm';
import { changeTexts } from './texts';

interface ChangeReviewDialogProps {
  readonly review: PerformanceReviewDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that moves the due date and revises the goals. */
export function ChangeReviewDialog({ review, isOpen, onClose }: ChangeReviewDialogProps): React.JSX.Element {
  const [isFilled, setIsFilled] = useState(false);
  const close = () => {
    setIsFilled(false);
    onClose();
  };
  return (
    <FormDialog title={changeTexts.title} isOpen={isOpen} isFilled={isFilled} onClose={close}>
      <ChangeReviewForm review={review} onFilled={setIsFilled} onDone={close} />
    </FormDialog>
  );
}
