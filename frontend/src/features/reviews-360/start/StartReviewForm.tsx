import type { StartReview360 } from '@annals/contracts/features/reviews-360/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useCurrentUser } from '../../../session/current-user';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { today } from '../../../time/due';
import { useReviews360StartMutation } from '../api';
import { RevieweeSelect } from './RevieweeSelect';
import { PeoplePicker } from '../../people/PeoplePicker';
import { emptyStartForm, startForm, type StartFormValues } from './start-form';
import { reviewersTexts, startTexts } from './texts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';

interface StartReviewFormProps {
  /** Started, or given up. */
  readonly onDone: () => void;
}

/** Of whom, for which period, until when, and who is asked. */
export function StartReviewForm({ onDone }: StartReviewFormProps): React.JSX.Element {
  const { id } = useCurrentUser();
  const { register, handleSubmit, formState, control } = useForm<StartFormValues, unknown, StartReview360>({
    resolver: zodResolver(startForm),
    defaultValues: emptyStartForm(id),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt({
    failed: startTexts.error,
    failedSentence: startTexts.failed,
    done: startTexts.done,
    doneSentence: startTexts.doneMore,
  });
  const [start] = useReviews360StartMutation();
  useUnsavedChanges(isDirty);

  const reviewee = register('revieweeId');
  const reviewPeriod = register('reviewPeriod');
  const dueDate = register('dueDate');

  const submit = handleSubmit(async (review) => {
    if (await attempt(() => start(review).unwrap())) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <RevieweeSelect registration={reviewee} error={errors.revieweeId?.message} />
        <div className="form-row">
          <Field label={startTexts.period} error={errors.reviewPeriod?.message} help={startTexts.periodHelp}>
            {(attributes) => <input {...attributes} {...reviewPeriod} type="text" autoComplete="off" />}
          </Field>
          <Field label={startTexts.dueDate} error={errors.dueDate?.message}>
            {(attributes) => <input {...attributes} {...dueDate} type="date" min={today()} />}
          </Field>
        </div>
        <Controller
          control={control}
          name="reviewerIds"
          render={({ field }) => (
            <PeoplePicker
              texts={reviewersTexts}
              chosen={field.value}
              known={[]}
              error={errors.reviewerIds?.message ?? errors.reviewerIds?.root?.message}
              onChange={field.onChange}
            />
          )}
        />
        <p className="field__help">{startTexts.what}</p>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={startTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
