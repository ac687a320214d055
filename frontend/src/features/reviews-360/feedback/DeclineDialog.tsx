import { reason } from '@annals/contracts/kernel/reason';
import { useAttempt } from '../../../api/useAttempt';
import { WordsDialog } from '../../../ui/WordsDialog';
import { useReviews360DeclineFeedbackMutation } from '../api';
import { declineTexts } from './texts';

interface DeclineDialogProps {
  readonly reviewId: string;
  /** It was declined: nothing of what was written is needed any more. */
  readonly onDeclined: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody declines to give feedback. */
export function DeclineDialog({ reviewId, onDeclined, onClose }: DeclineDialogProps): React.JSX.Element {
  const [decline] = useReviews360DeclineFeedbackMutation();
  const { attempt, refusal, isPending } = useAttempt(declineTexts);
  const confirm = async (words: string) => {
    const accepted = await attempt(() =>
      decline({ reviewId, ...(words !== '' && { reason: words }) }).unwrap(),
    );
    if (!accepted) return;
    onDeclined();
    onClose();
  };
  return (
    <WordsDialog
      texts={declineTexts}
      rule={reason}
      isOpen
      isDestructive
      isPending={isPending}
      refusal={refusal}
      onConfirm={(words) => void confirm(words)}
      onRefuse={onClose}
    />
  );
}
