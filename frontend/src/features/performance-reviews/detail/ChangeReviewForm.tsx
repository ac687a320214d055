import {
  changePerformanceReview,
  type ChangePerformanceReview,
} from '@annals/contracts/features/performance-reviews/commands';
import type { PerformanceReviewDetail } from '@annals/contracts/features/performance-reviews/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { seenAt } from '../../../api/seen';
import { Field } from '../../../ui/Field';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { TwoVersions } from '../../../ui/TwoVersions';
import { fromLines, toLines } from '../../../ui/drafts/lines';
import { today } from '../../../time/due';
import { changeTexts } from './texts';
import { useChangeReview } from './useChangeReview';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';

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
  const { register, handleSubmit, setValue, formState } = useForm<
    ChangeFormValues,
    unknown,
    ChangePerformanceReview
  >({
    resolver: zodResolver(changeForm),
    defaultValues: { dueDate: review.dueDate, goals: toLines(review.goals), reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { change, refusal, isPending } = useChangeReview(review.id);
  const record = `/api/performance-reviews/${review.id}`;
  const [seen, setSeen] = useState(() => ({ position: seenAt(record), goals: review.goals }));
  const isOutdated = toLines(seen.goals) !== toLines(review.goals);
  useUnsavedChanges(isDirty);
  const dueDate = register('dueDate');
  const goals = register('goals');
  const reason = register('reason');

  const sendSeen = (seenPosition: string | undefined) =>
    handleSubmit(async ({ goals: revised, ...rest }) => {
      const changes = review.allowed.reviseGoals && revised ? { ...rest, goals: revised } : rest;
      if (await change({ ...changes, seenPosition })) onDone();
    });
  const submit = sendSeen(seen.position);
  const takeTheirs = () => {
    setSeen({ position: seenAt(record), goals: review.goals });
    setValue('goals', toLines(review.goals));
  };

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
        {isOutdated && (
          <TwoVersions
            theirs={toLines(review.goals)}
            isPending={isPending}
            onKeepMine={() => void sendSeen(seenAt(record))()}
            onTakeTheirs={takeTheirs}
          />
        )}
        <Field label={changeTexts.reason} error={errors.reason?.message} help={changeTexts.reasonHelp}>
          {(attributes) => <textarea {...attributes} {...reason} rows={2} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={changeTexts} isSubmitting={isSubmitting} isDisabled={!isDirty} onCancel={onDone} />
    </form>
  );
}
