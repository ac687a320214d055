import { ConfirmCommand } from '../../../ui/ConfirmCommand';
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
  return (
    <ConfirmCommand
      title={completeTexts.title(employeeName)}
      sentence={completeTexts.sentence}
      confirm={completeTexts.confirm}
      refuse={completeTexts.refuse}
      isOpen={isOpen}
      texts={completeTexts}
      send={() => complete({ reviewId }).unwrap()}
      onClose={onClose}
    />
  );
}
