import type { PerformanceReviewDetail } from '@annals/contracts/features/performance-reviews/views';
import { FormDialog } from '../../../ui/FormDialog';
import { ChangeReviewForm } from './ChangeReviewForm';
import { changeTexts } from './texts';

interface ChangeReviewDialogProps {
  readonly review: PerformanceReviewDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that moves the due date and revises the goals. */
export function ChangeReviewDialog({ review, isOpen, onClose }: ChangeReviewDialogProps): React.JSX.Element {
  return (
    <FormDialog title={changeTexts.title} isOpen={isOpen} onClose={onClose}>
      <ChangeReviewForm review={review} onDone={onClose} />
    </FormDialog>
  );
}
