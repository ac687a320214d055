import type { ScheduleSkipLevel } from '@annals/contracts/features/skip-level/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { DurationOptions } from '../meetings/DurationOptions';
import { toLocalInput } from '../../time/local-input';
import { useSkipLevelScheduleMutation } from './api';
import { CandidateSelect } from './CandidateSelect';
import { EMPTY_FORM, scheduleForm, type ScheduleFormValues } from './schedule-form';
import { formTexts } from './texts';
import { Overlaps } from '../meetings/Overlaps';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

interface ScheduleSkipLevelFormProps {
  /** Scheduled, or given up. */
  readonly onDone: () => void;
}

/** Whom, when and for how long; the contract's rules under the fields. */
export function ScheduleSkipLevelForm({ onDone }: ScheduleSkipLevelFormProps): React.JSX.Element {
  const { register, handleSubmit, formState, control } = useForm<
    ScheduleFormValues,
    unknown,
    ScheduleSkipLevel
  >({
    resolver: zodResolver(scheduleForm),
    defaultValues: EMPTY_FORM,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt({
    failed: formTexts.error,
    failedSentence: formTexts.failed,
    done: formTexts.done,
  });
  const [schedule] = useSkipLevelScheduleMutation();
  useUnsavedChanges(isDirty);
  const planned = useWatch({ control });

  const employee = register('employeeId');
  const scheduledAt = register('scheduledAt');
  const duration = register('duration');

  const submit = handleSubmit(async (meeting) => {
    if (await attempt(() => schedule(meeting).unwrap())) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <CandidateSelect registration={employee} error={errors.employeeId?.message} />
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
        <Overlaps
          employeeId={planned.employeeId ?? ''}
          scheduledAt={planned.scheduledAt ?? ''}
          duration={planned.duration ?? ''}
        />
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={formTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
