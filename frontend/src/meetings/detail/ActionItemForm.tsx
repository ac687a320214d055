import type { AgreeActionItem } from '@annals/contracts/meetings/commands';
import type { MeetingDetail } from '@annals/contracts/meetings/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { asApiError } from '../../api/api-error';
import { Field } from '../../design/Field';
import { FormFoot } from '../../design/FormFoot';
import { showFailure } from '../../toasts/toast-store';
import { useMeetingsAgreeActionItemMutation } from '../api';
import { actionItemForm, type ActionItemFormValues } from './action-item-form';
import { actionTexts } from './texts';

interface ActionItemFormProps {
  readonly meeting: MeetingDetail;
  readonly onFilled: (isFilled: boolean) => void;
  readonly onDone: () => void;
}

/** What is agreed, which of the two does it, and until when. */
export function ActionItemForm({ meeting, onFilled, onDone }: ActionItemFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<ActionItemFormValues, unknown, AgreeActionItem>({
    resolver: zodResolver(actionItemForm),
    defaultValues: { text: '', ownerId: '', dueDate: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [agree] = useMeetingsAgreeActionItemMutation();
  useEffect(() => onFilled(isDirty), [isDirty, onFilled]);

  const text = register('text');
  const owner = register('ownerId');
  const dueDate = register('dueDate');

  const submit = handleSubmit(async (item) => {
    try {
      await agree({ meetingId: meeting.id, ...item }).unwrap();
      onDone();
    } catch (error) {
      showFailure(actionTexts.failed, asApiError(error).detail);
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={actionTexts.text} error={errors.text?.message}>
          {(attributes) => <input {...attributes} {...text} type="text" autoComplete="off" />}
        </Field>
        <div className="form-row">
          <Field label={actionTexts.owner} error={errors.ownerId?.message}>
            {(attributes) => (
              <select {...attributes} {...owner}>
                <option value="">{actionTexts.chooseOwner}</option>
                <option value={meeting.managerId}>{meeting.managerName}</option>
                <option value={meeting.employeeId}>{meeting.employeeName}</option>
              </select>
            )}
          </Field>
          <Field label={actionTexts.dueDate} error={errors.dueDate?.message}>
            {(attributes) => <input {...attributes} {...dueDate} type="date" />}
          </Field>
        </div>
      </div>
      <FormFoot texts={actionTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
