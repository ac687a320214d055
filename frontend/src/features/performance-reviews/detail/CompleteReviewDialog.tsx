import { useAttempt } from '../../../api/useAttempt';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { usePerformanceReviewsCompleteMutation } from '../api';
import { completeTexts } from './texts';

/** What a dialog about one review needs. */
export interface ReviewDialogProps {
  readonly reviewId: string;
  /** Whose review it is. */
  readonly employeeName: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before the assessment is shared with the employee. */
export function CompleteReviewDialog(props: ReviewDialogProps): React.JSX.Element {
  const { reviewId, employeeName, isOpen, onClose } = props;
  const [complete] = usePerformanceReviewsCompleteMutation();
  const { attempt, isPending } = useAttempt(completeTexts);
  const confirm = async () => {
    await attempt(() => complete({ reviewId }).unwrap());
    onClose();
  };
  return (
    <ConfirmDialog
      title={completeTexts.title(employeeName)}
      sentence={completeTexts.sentence}
      confirm={completeTexts.confirm}
      refuse={completeTexts.refuse}
      isOpen={isOpen}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onRefuse={onClose}
    />
  );
}
