import type { SubmitManagerAssessment } from '@annals/contracts/features/performance-reviews/commands';
import { RATING } from '@annals/contracts/features/performance-reviews/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { toLines } from '../../../ui/drafts/lines';
import { useDraft, useKeptDraft } from '../../../ui/drafts/useFormDraft';
import { usePerformanceReviewsAssessMutation } from '../api';
import { managerAssessmentForm, type ManagerAssessmentFormValues } from './assessment-forms';
import { AssessmentFoot } from './AssessmentFoot';
import { RatingBar } from './RatingBar';
import type { AssessmentFormProps } from './SelfAssessmentForm';
import { managerTexts } from './texts';

/** The manager's rating, feedback and areas for improvement; half-written they survive a reload. */
export function ManagerAssessmentForm({ review, onDone, onCancel }: AssessmentFormProps): React.JSX.Element {
  const draft = useDraft<ManagerAssessmentFormValues>(`manager-assessment-${review.id}`, {
    overallRating: review.overallRating?.toFixed(2) ?? '',
    managerFeedback: review.managerFeedback ?? '',
    areasForImprovement: toLines(review.areasForImprovement),
  });
  const form = useForm<ManagerAssessmentFormValues, unknown, SubmitManagerAssessment>({
    resolver: zodResolver(managerAssessmentForm),
    defaultValues: draft.values,
  });
  const { errors, isSubmitting } = form.formState;
  const { forget } = useKeptDraft(form, draft.key);
  const { attempt } = useAttempt(managerTexts);
  const [send] = usePerformanceReviewsAssessMutation();
  const rating = form.register('overallRating');
  const feedback = form.register('managerFeedback');
  const areas = form.register('areasForImprovement');
  const typed = Number(useWatch({ control: form.control, name: 'overallRating' }).replace(',', '.'));

  const submit = form.handleSubmit(async (assessment) => {
    if (!(await attempt(() => send({ reviewId: review.id, ...assessment }).unwrap()))) return;
    forget();
    onDone();
  });

  return (
    <form className="review-part" onSubmit={(event) => void submit(event)} noValidate>
      <Field label={managerTexts.rating} error={errors.overallRating?.message} help={managerTexts.ratingHelp}>
        {(attributes) => (
          <div className="rating-input">
            <input {...attributes} {...rating} type="text" inputMode="decimal" autoComplete="off" />
            <RatingBar rating={typed >= RATING.minimum && typed <= RATING.maximum ? typed : 0} />
          </div>
        )}
      </Field>
      <Field label={managerTexts.feedback} error={errors.managerFeedback?.message} help={managerTexts.help}>
        {(attributes) => <textarea {...attributes} {...feedback} rows={6} />}
      </Field>
      <Field
        label={managerTexts.areasOptional}
        error={errors.areasForImprovement?.message}
        help={managerTexts.areasHelp}
      >
        {(attributes) => <textarea {...attributes} {...areas} rows={3} />}
      </Field>
      <AssessmentFoot
        texts={managerTexts}
        isSubmitting={isSubmitting}
        isRestored={draft.isRestored}
        onCancel={
          onCancel &&
          (() => {
            forget();
            onCancel();
          })
        }
      />
    </form>
  );
}
