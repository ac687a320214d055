import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { Overlaps } from '../../conversations/Overlaps';
import { changeTexts } from '../../conversations/texts';
import { WhenFields } from '../../conversations/WhenFields';
import { CommandDialog } from '../../ui/CommandDialog';
import { InputField } from '../../ui/form-fields';
import { useLastShown } from '../../ui/useLastShown';
import { useMeetingsChangeMutation } from './api';
import { DetailFields } from './Details';
import { rescheduleForm, rescheduleFormOf, type Changeable } from './reschedule-form';
import { formTexts } from './texts';

interface RescheduleDialogProps {
  /** The meeting to change; null while the dialog is closed. */
  readonly meeting: (Pick<MeetingView, 'id' | 'employeeId'> & Changeable) | null;
  readonly onClose: () => void;
}

/** The dialog that moves a meeting, or gives it another title, length or place. */
export function RescheduleDialog({ meeting, onClose }: RescheduleDialogProps): React.JSX.Element | null {
  const shown = useLastShown(meeting);
  const [change] = useMeetingsChangeMutation();
  if (!shown) return null;
  return (
    <CommandDialog
      title={changeTexts.title}
      isOpen={meeting !== null}
      schema={rescheduleForm(shown)}
      start={rescheduleFormOf(shown)}
      texts={changeTexts}
      needsChange
      send={(changes) => change({ meetingId: shown.id, ...changes }).unwrap()}
      onClose={onClose}
    >
      {(field, { watch }) => (
        <>
          <InputField {...field('title')} label={formTexts.meetingTitle} />
          <WhenFields field={field} present={shown.duration} />
          <DetailFields field={field} />
          <InputField {...field('reason')} label={changeTexts.reason} help={changeTexts.reasonHelp} />
          <Overlaps {...watch()} employeeId={shown.employeeId} except={shown.id} />
        </>
      )}
    </CommandDialog>
  );
}
