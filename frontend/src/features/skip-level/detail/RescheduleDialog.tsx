import { Overlaps } from '../../../conversations/Overlaps';
import { changeTexts } from '../../../conversations/texts';
import { WhenFields } from '../../../conversations/WhenFields';
import { CommandDialog } from '../../../ui/CommandDialog';
import { InputField } from '../../../ui/form-fields';
import { useLastShown } from '../../../ui/useLastShown';
import { useSkipLevelChangeMutation } from '../api';
import { rescheduleForm, rescheduleFormOf, type Movable } from './reschedule-form';

interface RescheduleDialogProps {
  /** The meeting to move; null while the dialog is closed. */
  readonly meeting: Movable | null;
  readonly onClose: () => void;
}

/** The dialog that moves a skip-level meeting or gives it another length. */
export function RescheduleDialog({ meeting, onClose }: RescheduleDialogProps): React.JSX.Element | null {
  const shown = useLastShown(meeting);
  const [change] = useSkipLevelChangeMutation();
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
          <WhenFields field={field} present={shown.duration} />
          <InputField {...field('reason')} label={changeTexts.reason} help={changeTexts.reasonHelp} />
          <Overlaps {...watch()} employeeId={shown.employeeId} except={shown.id} />
        </>
      )}
    </CommandDialog>
  );
}
