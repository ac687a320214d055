import type { RequestTimeOff } from '@annals/contracts/features/time-off/commands';
import { TIME_OFF_TYPES } from '@annals/contracts/features/time-off/constants';
import { TIME_OFF_TYPE_LABELS } from '@annals/contracts/features/time-off/words';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { showFailure } from '../../toasts/toast-store';
import { useTimeOffRequestMutation } from './api';
import { formTexts } from './form-texts';
import { asSent, emptyRequest, isMissing, requestForm, type RequestFormValues } from './request-form';
import { RequestPreview } from './RequestPreview';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

interface RequestTimeOffFormProps {
  /** Sent, or given up. */
  readonly onDone: () => void;
}

/** What for, from when to when, and why; what it comes to is shown as soon as there are days. */
export function RequestTimeOffForm({ onDone }: RequestTimeOffFormProps): React.JSX.Element {
  const { register, handleSubmit, formState, control } = useForm<RequestFormValues, unknown, RequestTimeOff>({
    resolver: zodResolver(requestForm),
    defaultValues: emptyRequest,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt({
    failed: formTexts.error,
    failedOtherwise: formTexts.failed,
    done: formTexts.done,
    doneSentence: formTexts.doneSentence,
  });
  const [request] = useTimeOffRequestMutation();
  useUnsavedChanges(isDirty);

  // Registered in the order they stand in: the first one with an error gets the focus.
  const type = register('type');
  const startDate = register('startDate');
  const endDate = register('endDate');
  const halfDayStart = register('halfDayStart');
  const halfDayEnd = register('halfDayEnd');
  const reason = register('reason');
  const notes = register('notes');

  const submit = handleSubmit(
    async (wanted) => {
      if (await attempt(() => request(asSent(wanted)).unwrap())) onDone();
    },
    ({ type: kind, startDate: start, endDate: end, reason: why }) => {
      const missing = [kind, start, end, why].find((error) => isMissing(error));
      if (missing) showFailure(formTexts.missing, missing.message);
    },
  );

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={formTexts.type} error={errors.type?.message}>
          {(attributes) => (
            <select {...attributes} {...type}>
              <option value="">{formTexts.chooseType}</option>
              {TIME_OFF_TYPES.map((value) => (
                <option key={value} value={value}>
                  {TIME_OFF_TYPE_LABELS[value]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="form-row">
          <Field label={formTexts.startDate} error={errors.startDate?.message}>
            {(attributes) => <input {...attributes} {...startDate} type="date" />}
          </Field>
          <Field label={formTexts.endDate} error={errors.endDate?.message}>
            {(attributes) => <input {...attributes} {...endDate} type="date" />}
          </Field>
        </div>
        <div className="form-row">
          <label className="time-off-half">
            <input {...halfDayStart} type="checkbox" />
            {formTexts.halfDayStart}
          </label>
          <label className="time-off-half">
            <input {...halfDayEnd} type="checkbox" />
            {formTexts.halfDayEnd}
          </label>
        </div>
        <RequestPreview control={control} />
        <Field label={formTexts.reason} error={errors.reason?.message}>
          {(attributes) => <textarea {...attributes} {...reason} rows={3} />}
        </Field>
        <Field label={formTexts.notes} help={formTexts.notesHelp} error={errors.notes?.message}>
          {(attributes) => <textarea {...attributes} {...notes} rows={2} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={formTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
