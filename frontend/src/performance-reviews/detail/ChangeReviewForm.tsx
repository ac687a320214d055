import {
  changePerformanceReview,
  type ChangePerformanceReview,
} from '@annals/contracts/performance-reviews/commands';
import type { PerformanceReviewDetail } from '@annals/contracts/performance-reviews/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Field } from '../../design/Field';
import { FormFoot, FormRefusal } from '../../design/FormFoot';
import { fromLines, toLines } from '../../drafts/lines';
import { today } from '../../time/due';
import { changeTexts } from './texts';
import { useChangeReview } from './useChangeReview';
import { useFilled } from '../../design/filled';

interface ChangeReviewFormProps {
  readonly review: PerformanceReviewDetail;
  readonly onDone: () => void;
}

const changeForm = z
  .object({ dueDate: z.string(), goals: z.string(), reason: z.string() })
  .transform(({ dueDate, goals, reason }): z.input<typeof changePerformanceReview> => ({
    dueDate,
    goals: fromLines(goals),
    ...(reason.trim() !== '' && { reason }),
  }))
  .pipe(changePerformanceReview);
type ChangeFormValues = z.input<typeof changeForm>;

/** Another due date and, before anything was written about them, other goals. */
export function ChangeReviewForm({ review, onDone }: ChangeReviewFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<ChangeFormValues, unknown, ChangePerformanceReview>({
    resolver: zodResolver(changeForm),
    defaultValues: { dueDate: review.dueDate, goals: toLines(review.goals), reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { change, refusal } = useChangeReview(review.id);
  useFilled(isDirty);
  const dueDate = register('dueDate');
  const goals = register('goals');
  const reason = register('reason');

  const submit = handleSubmit(async ({ goals: revised, ...rest }) => {
    const changes = review.allowed.reviseGoals && revised ? { ...rest, goals: revised } : rest;
    if (await change(changes)) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={changeTexts.dueDate} error={errors.dueDate?.message}>
          {(attributes) => <input {...attributes} {...dueDate} type="date" min={today()} />}
        </Field>
        {review.allowed.reviseGoals && (
          <Field label={changeTexts.goals} error={errors.goals?.message} help={changeTexts.goalsHelp}>
            {(attributes) => <textarea {...attributes} {...goals} rows={4} />}
          </Field>
        )}
        <Field label={changeTexts.reason} error={errors.reason?.message} help={changeTexts.reasonHelp}>
          {(attributes) => <textarea {...attributes} {...reason} rows={2} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFoot texts={changeTexts} isSubmitting={isSubmitting} isDisabled={!isDirty} onCancel={onDone} />
    </form>
  );
}
