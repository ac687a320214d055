import { agreeSkipLevelAction, type AgreeSkipLevelAction } from '@annals/contracts/skip-level/commands';
import type { SkipLevelDetail } from '@annals/contracts/skip-level/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { asApiError } from '../../api/api-error';
import { Field } from '../../design/Field';
import { FormFoot } from '../../design/FormFoot';
import { showFailure } from '../../toasts/toast-store';
import { useSkipLevelAgreeActionItemMutation } from '../api';
import { actionTexts } from './texts';

/** The inputs of the form (an empty date is no date), checked with the contract's rules. */
const actionItemForm = z
  .object({ text: z.string(), ownerId: z.string(), dueDate: z.string() })
  .transform(({ dueDate, ...rest }): z.input<typeof agreeSkipLevelAction> => ({
    ...rest,
    ...(dueDate !== '' && { dueDate }),
  }))
  .pipe(agreeSkipLevelAction);

interface ActionItemFormProps {
  readonly meeting: SkipLevelDetail;
  readonly onFilled: (isFilled: boolean) => void;
  readonly onDone: () => void;
}

/** What is agreed, which of the two does it, and until when. */
export function ActionItemForm({ meeting, onFilled, onDone }: ActionItemFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof actionItemForm>,
    unknown,
    AgreeSkipLevelAction
  >({
    resolver: zodResolver(actionItemForm),
    defaultValues: { text: '', ownerId: '', dueDate: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [agree] = useSkipLevelAgreeActionItemMutation();
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
                <option value={meeting.seniorLeaderId}>{meeting.seniorLeaderName}</option>
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
