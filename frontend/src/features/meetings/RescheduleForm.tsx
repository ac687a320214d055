import type { ChangeMeeting } from '@annals/contracts/features/meetings/commands';
import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { DetailFields } from './Details';
import { DurationOptions } from './DurationOptions';
import {
  rescheduleForm,
  rescheduleFormOf,
  type Changeable,
  type RescheduleFormValues,
} from './reschedule-form';
import { changeTexts, formTexts } from './texts';
import { useChangeMeeting } from './useChangeMeeting';
import { useOpened } from '../../api/useOpened';
import { Overlaps } from './Overlaps';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

interface RescheduleFormProps {
  readonly meeting: Pick<MeetingView, 'id' | 'employeeId'> & Changeable;
  readonly onDone: () => void;
}

/** Title, date and time, duration, details, and why. */
export function RescheduleForm({ meeting, onDone }: RescheduleFormProps): React.JSX.Element {
  const { register, handleSubmit, formState, control } = useForm<
    RescheduleFormValues,
    unknown,
    ChangeMeeting
  >({
    resolver: zodResolver(rescheduleForm(meeting)),
    defaultValues: rescheduleFormOf(meeting),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { change, refusal } = useChangeMeeting(meeting.id);
  useUnsavedChanges(isDirty);
  const seenPosition = useOpened();
  const planned = useWatch({ control });

  const title = register('title');
  const scheduledAt = register('scheduledAt');
  const duration = register('duration');
  const reason = register('reason');

  const submit = handleSubmit(async (changes) => {
    if (await change({ ...changes, seenPosition })) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={formTexts.meetingTitle} error={errors.title?.message}>
          {(attributes) => <input {...attributes} {...title} type="text" autoComplete="off" />}
        </Field>
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
        <DetailFields register={(name) => register(name)} errors={errors} />
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
