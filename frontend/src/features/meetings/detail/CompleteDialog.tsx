import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useChangeMeeting } from '../useChangeMeeting';
import { completeTexts } from './texts';

/** What a dialog about one meeting needs. */
export interface MeetingDialogProps {
  readonly meetingId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a meeting is marked as having taken place. */
export function CompleteDialog({ meetingId, isOpen, onClose }: MeetingDialogProps): React.JSX.Element {
  const { change, isPending } = useChangeMeeting(meetingId);
  return (
    <ConfirmDialog
      {...completeTexts}
      isOpen={isOpen}
      isPending={isPending}
      onConfirm={() => void change({ status: 'completed' }).then(onClose)}
      onRefuse={onClose}
    />
  );
}
