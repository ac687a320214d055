import type { ChangeMilestone } from '@annals/contracts/features/career/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { today } from '../../time/due';
import { moveForm } from './milestone-forms';
import type { MilestoneFormProps } from './milestone-action';
import { moveTexts } from './texts';
import { useChangeMilestone } from './useChangeMilestone';
import { useUnsavedChanges } from '../../ui/unsaved-changes';
import { useOpened } from '../../api/useOpened';

/** Another due date, and why. */
export function MoveForm({ milestone, onDone }: MilestoneFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<
    { dueDate: string; reason: string },
    unknown,
    ChangeMilestone
  >({
    resolver: zodResolver(moveForm),
    defaultValues: { dueDate: milestone.dueDate, reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { change, refusal } = useChangeMilestone(milestone.id);
  useUnsavedChanges(isDirty);
  const seenPosition = useOpened();
  const submit = handleSubmit(async (move) => {
    if (await change({ ...move, seenPosition })) onDone();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={moveTexts.dueDate} error={errors.dueDate?.message}>
          {(attributes) => <input {...attributes} {...register('dueDate')} type="date" min={today()} />}
        </Field>
        <Field label={moveTexts.reason} error={errors.reason?.message}>
          {(attributes) => <input {...attributes} {...register('reason')} type="text" autoComplete="off" />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={moveTexts} isSubmitting={isSubmitting} isDisabled={!isDirty} onCancel={onDone} />
    </form>
  );
}
