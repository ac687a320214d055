import type { SubmitSelfAssessment } from '@annals/contracts/features/performance-reviews/commands';
import type { PerformanceReviewDetail } from '@annals/contracts/features/performance-reviews/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { toLines } from '../../../ui/drafts/lines';
import { useDraft, useKeptDraft } from '../../../ui/drafts/useFormDraft';
import { usePerformanceReviewsSelfAssessMutation } from '../api';
import { selfAssessmentForm, type SelfAssessmentFormValues } from './assessment-forms';
import { AssessmentFoot } from './AssessmentFoot';
import { selfTexts } from './texts';

export interface AssessmentFormProps {
  readonly review: PerformanceReviewDetail;
  /** It was sent. */
  readonly onDone: () => void;
  /** The way back to what was sent before; none when nothing was. */
  readonly onCancel: (() => void) | undefined;
}

/** What the employee writes about the period; half-written it survives a reload. */
export function SelfAssessmentForm({ review, onDone, onCancel }: AssessmentFormProps): React.JSX.Element {
  const draft = useDraft<SelfAssessmentFormValues>(`self-assessment-${review.id}`, {
    employeeSelfAssessment: review.employeeSelfAssessment ?? '',
    achievements: toLines(review.achievements),
  });
  const form = useForm<SelfAssessmentFormValues, unknown, SubmitSelfAssessment>({
    resolver: zodResolver(selfAssessmentForm),
    defaultValues: draft.values,
  });
  const { errors, isSubmitting } = form.formState;
  const { forget } = useKeptDraft(form, draft.key);
  const { attempt } = useAttempt(selfTexts);
  const [send] = usePerformanceReviewsSelfAssessMutation();
  const text = form.register('employeeSelfAssessment');
  const achievements = form.register('achievements');

  const submit = form.handleSubmit(async (assessment) => {
    if (!(await attempt(() => send({ reviewId: review.id, ...assessment }).unwrap()))) return;
    forget();
    onDone();
  });

  return (
    <form className="review-part" onSubmit={(event) => void submit(event)} noValidate>
      <Field label={selfTexts.label} error={errors.employeeSelfAssessment?.message} help={selfTexts.help}>
        {(attributes) => <textarea {...attributes} {...text} rows={8} />}
      </Field>
      <Field
        label={selfTexts.achievementsOptional}
        error={errors.achievements?.message}
        help={selfTexts.achievementsHelp}
      >
        {(attributes) => <textarea {...attributes} {...achievements} rows={3} />}
      </Field>
      <AssessmentFoot
        texts={selfTexts}
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
