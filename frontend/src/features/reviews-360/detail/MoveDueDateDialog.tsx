import { changeReview360, type ChangeReview360 } from '@annals/contracts/features/reviews-360/commands';
import type { Review360Detail } from '@annals/contracts/features/reviews-360/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useOpened } from '../../../api/useOpened';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { today } from '../../../time/due';
import { moveTexts } from './texts';
import { useReviewActions } from './useReviewActions';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';

interface ChangeDialogProps {
  readonly review: Review360Detail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const moveForm = z
  .object({ dueDate: z.string(), reason: z.string() })
  .transform(({ dueDate, reason }): z.input<typeof changeReview360> => ({
    dueDate,
    ...(reason.trim() !== '' && { reason }),
  }))
  .pipe(changeReview360);
type MoveFormValues = z.input<typeof moveForm>;

/** The dialog that moves the due date. */
export function MoveDueDateDialog({ review, isOpen, onClose }: ChangeDialogProps): React.JSX.Element {
  return (
    <FormDialog title={moveTexts.title} isOpen={isOpen} onClose={onClose}>
      <MoveDueDateForm review={review} onDone={onClose} />
    </FormDialog>
  );
}

interface FormProps {
  readonly review: Review360Detail;
  readonly onDone: () => void;
}

function MoveDueDateForm({ review, onDone }: FormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<MoveFormValues, unknown, ChangeReview360>({
    resolver: zodResolver(moveForm),
    defaultValues: { dueDate: review.dueDate, reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { change, refusal } = useReviewActions(review.id);
  useUnsavedChanges(isDirty);
  const seenPosition = useOpened();
  const dueDate = register('dueDate');
  const reason = register('reason');
  const submit = handleSubmit(async (changes) => {
    if (await change({ ...changes, seenPosition }, moveTexts)) onDone();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={moveTexts.dueDate} error={errors.dueDate?.message}>
          {(attributes) => <input {...attributes} {...dueDate} type="date" min={today()} />}
        </Field>
        <Field label={moveTexts.reason} error={errors.reason?.message}>
          {(attributes) => <textarea {...attributes} {...reason} rows={2} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={moveTexts} isSubmitting={isSubmitting} isDisabled={!isDirty} onCancel={onDone} />
    </form>
  );
}
