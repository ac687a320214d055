import { Overlaps } from '../../conversations/Overlaps';
import { WhenFields } from '../../conversations/WhenFields';
import { toLocalInput } from '../../time/local-input';
import { CommandDialog } from '../../ui/CommandDialog';
import { AreaField, InputField } from '../../ui/form-fields';
import { useMeetingsScheduleMutation, useMeetingsScheduleSeriesMutation } from './api';
import { DetailFields } from './Details';
import { EmployeeSelect } from './EmployeeSelect';
import { RepeatFields } from './RepeatFields';
import { emptyScheduleForm, repeatsOf, scheduleForm, type ScheduleValues } from './schedule-form';
import { formTexts } from './texts';

interface ScheduleMeetingDialogProps {
  readonly isOpen: boolean;
  /** Who is chosen when the form opens; empty for nobody. */
  readonly employeeId?: string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** The dialog that schedules a 1:1; it starts empty every time it opens. */
export function ScheduleMeetingDialog(props: ScheduleMeetingDialogProps): React.JSX.Element {
  const { isOpen, employeeId = '', onDone, onClose } = props;
  const [schedule] = useMeetingsScheduleMutation();
  const [scheduleSeries] = useMeetingsScheduleSeriesMutation();
  return (
    <CommandDialog
      title={formTexts.title}
      isOpen={isOpen}
      schema={scheduleForm}
      start={emptyScheduleForm(employeeId)}
      texts={formTexts}
      send={(sent) => ('everyWeeks' in sent ? scheduleSeries(sent) : schedule(sent)).unwrap()}
      onSent={() => {
        onDone?.();
        onClose();
      }}
      onClose={onClose}
    >
      {(field, { watch }) => (
        <>
          <InputField {...field('title')} label={formTexts.meetingTitle} />
          <EmployeeSelect {...field('employeeId')} />
          <WhenFields field={field} earliest={toLocalInput()} />
          <RepeatFields field={field} values={watch()} />
          <DetailFields field={field} />
          <AreaField {...field('notes')} label={formTexts.notes} />
          <Overlaps {...overlapsOf(watch())} />
        </>
      )}
    </CommandDialog>
  );
}

/** What the dialog asks the calendars of the two for. */
function overlapsOf(values: ScheduleValues) {
  const repeats = repeatsOf(values);
  const { employeeId, scheduledAt, duration } = values;
  return { employeeId, scheduledAt, duration, ...(repeats && { repeats }) };
}
