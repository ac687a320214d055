import { reason } from '@annals/contracts/kernel/reason';
import { WordsDialog } from '../../../ui/WordsDialog';
import type { ReviewDialogProps } from './CompleteReviewDialog';
import { useChangeReview } from './useChangeReview';
import { cancelTexts } from './texts';

/** Asks before a review is cancelled, and why it is. */
export function CancelReviewDialog(props: ReviewDialogProps): React.JSX.Element {
  const { reviewId, employeeName, isOpen, onClose } = props;
  const { change, isPending, refusal } = useChangeReview(reviewId);
  const cancel = async (words: string) => {
    if (await change({ status: 'cancelled', ...(words !== '' && { reason: words }) })) onClose();
  };
  return (
    <WordsDialog
      texts={{ ...cancelTexts, title: cancelTexts.title(employeeName) }}
      rule={reason}
      isOpen={isOpen}
      isDestructive
      isPending={isPending}
      refusal={refusal}
      onConfirm={(words) => void cancel(words)}
      onRefuse={onClose}
    />
  );
}
