import { reason } from '@annals/contracts/kernel/reason';
import { WordsDialog } from '../../../ui/WordsDialog';
import type { MeetingDialogProps } from './CompleteDialog';
import { useChangeMeeting } from '../useChangeMeeting';
import { cancelTexts } from './texts';

/** Asks before a meeting is cancelled, and why it is. */
export function CancelDialog({ meetingId, isOpen, onClose }: MeetingDialogProps): React.JSX.Element {
  const { change, isPending, refusal } = useChangeMeeting(meetingId);
  const cancel = async (words: string) => {
    if (await change({ status: 'cancelled', ...(words !== '' && { reason: words }) })) onClose();
  };
  return (
    <WordsDialog
      texts={cancelTexts}
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
