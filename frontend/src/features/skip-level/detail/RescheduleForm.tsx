import type { ChangeSkipLevel } from '@annals/contracts/features/skip-level/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/Field';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { DurationOptions } from '../../meetings/DurationOptions';
import { changeTexts, formTexts } from '../texts';
import { useChangeSkipLevel } from '../useChangeSkipLevel';
import { useOpened } from '../../../api/useOpened';
import { rescheduleForm, rescheduleFormOf, type Movable, type RescheduleFormValues } from './reschedule-form';
import { Overlaps } from '../../meetings/Overlaps';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';

interface RescheduleFormProps {
  readonly meeting: Movable;
  readonly onDone: () => void;
}

/** Date and time, duration, and why. */
export function RescheduleForm({ meeting, onDone }: RescheduleFormProps): React.JSX.Element {
  const { register, handleSubmit, formState, control } = useForm<
    RescheduleFormValues,
    unknown,
    ChangeSkipLevel
  >({
    resolver: zodResolver(rescheduleForm(meeting)),
    defaultValues: rescheduleFormOf(meeting),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { change, refusal } = useChangeSkipLevel(meeting.id);
  useUnsavedChanges(isDirty);
  const seenPosition = useOpened();
  const planned = useWatch({ control });

  const scheduledAt = register('scheduledAt');
  const duration = register('duration');
  const reason = register('reason');
  const submit = handleSubmit(async (changes) => {
    if (await change({ ...changes, seenPosition })) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <div className="form-row">
          <Field label={formTexts.dateAndTime} error={errors.scheduledAt?.message}>
            {(attributes) => <input {...attributes} {...scheduledAt} type="datetime-local" />}
          </Field>
          <Field label={formTexts.duration} error={errors.duration?.message}>
            {(attributes) => (
              <select {...attributes} {...duration}>
                <DurationOptions present={meeting.duration} />
              </select>
            )}
          </Field>
        </div>
        <Field label={changeTexts.reason} help={changeTexts.reasonHelp} error={errors.reason?.message}>
          {(attributes) => <input {...attributes} {...reason} type="text" autoComplete="off" />}
        </Field>
        <Overlaps
          employeeId={meeting.employeeId}
          scheduledAt={planned.scheduledAt ?? ''}
          duration={planned.duration ?? ''}
          except={meeting.id}
        />
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={changeTexts} isSubmitting={isSubmitting} isDisabled={!isDirty} onCancel={onDone} />
    </form>
  );
}
