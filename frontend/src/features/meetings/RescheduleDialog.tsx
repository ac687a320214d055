import { moveMeeting } from '@annals/contracts/features/meetings/commands';
import type { Movable } from '../../conversations/reschedule-form';
import { RescheduleDialog as Dialog } from '../../conversations/RescheduleDialog';
import { InputField } from '../../ui/form-fields';
import { useMeetingsChangeMutation, useMeetingsChangeFollowingMutation } from './api';
import { DetailFields } from './Details';
import { formTexts } from './texts';

interface RescheduleDialogProps {
  /** The meeting to change; null while the dialog is closed. */
  readonly meeting: Movable | null;
  readonly onClose: () => void;
}

/** The dialog that moves a 1:1, or gives it another title, length or place; alone, or with all that follow in its series. */
export function RescheduleDialog({ meeting, onClose }: RescheduleDialogProps): React.JSX.Element {
  const [change] = useMeetingsChangeMutation();
  const [changeFollowing] = useMeetingsChangeFollowingMutation();
  return (
    <Dialog
      meeting={meeting}
      contract={moveMeeting}
      send={({ id: meetingId }, changes, follows) =>
        (follows ? changeFollowing : change)({ meetingId, ...changes }).unwrap()
      }
      before={(field) => <InputField {...field('title')} label={formTexts.meetingTitle} />}
      after={(field) => <DetailFields field={field} />}
      onClose={onClose}
    />
  );
}
