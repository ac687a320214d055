import { Overlaps } from '../../conversations/Overlaps';
import { WhenFields } from '../../conversations/WhenFields';
import { toLocalInput } from '../../time/local-input';
import { CommandDialog } from '../../ui/CommandDialog';
import { AreaField, InputField } from '../../ui/form-fields';
import { useMeetingsScheduleMutation } from './api';
import { DetailFields } from './Details';
import { EmployeeSelect } from './EmployeeSelect';
import { emptyScheduleForm, scheduleForm } from './schedule-form';
import { formTexts } from './texts';

interface ScheduleMeetingDialogProps {
  readonly isOpen: boolean;
  /** Who is chosen when the form opens; empty for nobody. */
  readonly employeeId?: string;
  readonly onScheduled?: () => void;
  readonly onClose: () => void;
}

/** The dialog that schedules a 1:1; it starts empty every time it opens. */
export function ScheduleMeetingDialog(props: ScheduleMeetingDialogProps): React.JSX.Element {
  const { isOpen, employeeId = '', onScheduled, onClose } = props;
  const [schedule] = useMeetingsScheduleMutation();
  return (
    <CommandDialog
      title={formTexts.title}
      isOpen={isOpen}
      schema={scheduleForm}
      start={emptyScheduleForm(employeeId)}
      texts={formTexts}
      send={(meeting) => schedule(meeting).unwrap()}
      onSent={() => {
        onScheduled?.();
        onClose();
      }}
      onClose={onClose}
    >
      {(field, { watch }) => (
        <>
          <InputField {...field('title')} label={formTexts.meetingTitle} />
          <EmployeeSelect {...field('employeeId')} />
          <WhenFields field={field} earliest={toLocalInput()} />
          <DetailFields field={field} />
          <AreaField {...field('notes')} label={formTexts.notes} />
          <Overlaps {...watch()} />
        </>
      )}
    </CommandDialog>
  );
}
