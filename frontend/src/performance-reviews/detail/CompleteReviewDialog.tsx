import { asApiError } from '../../api/api-error';
import { ConfirmDialog } from '../../design/ConfirmDialog';
import { showFailure, showToast } from '../../toasts/toast-store';
import { usePerformanceReviewsCompleteMutation } from '../api';
import { completeTexts } from './texts';

/** What a dialog about one review needs. */
export interface ReviewDialogProps {
  readonly reviewId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before the assessment is shared with the employee. */
export function CompleteReviewDialog({ reviewId, isOpen, onClose }: ReviewDialogProps): React.JSX.Element {
  const [complete, { isLoading }] = usePerformanceReviewsCompleteMutation();
  const confirm = async () => {
    try {
      await complete({ reviewId }).unwrap();
      showToast({ title: completeTexts.done });
    } catch (failure) {
      showFailure(completeTexts.failed, asApiError(failure).detail);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={completeTexts.title}
      sentence={completeTexts.sentence}
      confirm={completeTexts.confirm}
      refuse={completeTexts.refuse}
      isOpen={isOpen}
      isPending={isLoading}
      onConfirm={() => void confirm()}
      onRefuse={onClose}
    />
  );
}
