import type { ScheduleMeeting } from '@annals/contracts/features/meetings/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { toLocalInput } from '../../time/local-input';
import { useMeetingsScheduleMutation } from './api';
import { DetailFields } from './Details';
import { DurationOptions } from './DurationOptions';
import { EmployeeSelect } from './EmployeeSelect';
import { emptyScheduleForm, scheduleForm, type ScheduleFormValues } from './schedule-form';
import { formTexts } from './texts';
import { Overlaps } from './Overlaps';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

interface ScheduleMeetingFormProps {
  readonly employeeId: string;
  /** Scheduled (true), or given up. */
  readonly onDone: (isScheduled: boolean) => void;
}

/** Title, employee, date and time, duration, notes; the contract's rules under the fields. */
export function ScheduleMeetingForm(props: ScheduleMeetingFormProps): React.JSX.Element {
  const { employeeId, onDone } = props;
  const { register, handleSubmit, formState, control } = useForm<
    ScheduleFormValues,
    unknown,
    ScheduleMeeting
  >({
    resolver: zodResolver(scheduleForm),
    defaultValues: emptyScheduleForm(employeeId),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt({
    failed: formTexts.error,
    failedSentence: formTexts.failed,
    done: formTexts.done,
  });
  const [schedule] = useMeetingsScheduleMutation();
  useUnsavedChanges(isDirty);
  const planned = useWatch({ control });

  // Registered in the order they stand in: the first one with an error gets the focus.
  const title = register('title');
  const employee = register('employeeId');
  const scheduledAt = register('scheduledAt');
  const duration = register('duration');
  const notes = register('notes');

  const submit = handleSubmit(async (meeting) => {
    if (await attempt(() => schedule(meeting).unwrap())) onDone(true);
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={formTexts.meetingTitle} error={errors.title?.message}>
          {(attributes) => <input {...attributes} {...title} type="text" autoComplete="off" />}
        </Field>
        <EmployeeSelect registration={employee} chosen={employeeId} error={errors.employeeId?.message} />
        <div className="form-row">
          <Field label={formTexts.dateAndTime} error={errors.scheduledAt?.message}>
            {(attributes) => (
              <input {...attributes} {...scheduledAt} type="datetime-local" min={toLocalInput(new Date())} />
            )}
          </Field>
          <Field label={formTexts.duration} error={errors.duration?.message}>
            {(attributes) => (
              <select {...attributes} {...duration}>
                <DurationOptions />
              </select>
            )}
          </Field>
        </div>
        <DetailFields register={(name) => register(name)} errors={errors} />
        <Field label={formTexts.notes} error={errors.notes?.message}>
          {(attributes) => <textarea {...attributes} {...notes} rows={3} />}
        </Field>
        <Overlaps
          employeeId={planned.employeeId ?? ''}
          scheduledAt={planned.scheduledAt ?? ''}
          duration={planned.duration ?? ''}
        />
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={formTexts} isSubmitting={isSubmitting} onCancel={() => onDone(false)} />
    </form>
  );
}
