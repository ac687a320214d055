import type { SubmitFeedback360 } from '@annals/contracts/features/reviews-360/commands';
import { COMPETENCIES, COMPETENCY_LABELS, REMARKS } from '@annals/contracts/features/reviews-360/constants';
import type { OwnFeedback360 } from '@annals/contracts/features/reviews-360/views';
import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../../api/useAttempt';
import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { FormRefusal } from '../../../ui/FormFooter';
import { useDraft, useKeptDraft } from '../../../ui/drafts/useFormDraft';
import { useReviews360SubmitFeedbackMutation } from '../api';
import { DeclineDialog } from './DeclineDialog';
import { emptyFeedback, feedbackForm, type FeedbackFormValues } from './feedback-form';
import { ScoreField } from './ScoreField';
import { feedbackTexts as texts, REMARK_LABELS } from './texts';

/** Six competencies with a score and a comment each, and four texts; half-written it survives a reload. */
export function FeedbackForm({ own }: { own: OwnFeedback360 }): React.JSX.Element {
  const { review360Id: reviewId } = own;
  const draft = useDraft<FeedbackFormValues>(`feedback-360-${own.id}`, emptyFeedback);
  const form = useForm<FeedbackFormValues, unknown, SubmitFeedback360>({
    resolver: zodResolver(feedbackForm),
    defaultValues: draft.values,
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const { forget } = useKeptDraft(form, draft.key);
  const { attempt, refusal } = useAttempt({
    failed: texts.error,
    failedSentence: texts.failedToSubmit,
    done: texts.done,
  });
  const [isDeclining, setIsDeclining] = useState(false);
  const [send] = useReviews360SubmitFeedbackMutation();
  const mayDecline = own.reviewerType === 'peer' || own.reviewerType === 'direct_report';

  const submit = handleSubmit(async (feedback) => {
    if (await attempt(() => send({ reviewId, ...feedback }).unwrap())) forget();
  });

  return (
    <form className="screen-grid feedback-form" onSubmit={(event) => void submit(event)} noValidate>
      {COMPETENCIES.map((competency) => (
        <Card key={competency} title={COMPETENCY_LABELS[competency]}>
          <div className="feedback-form__part">
            <ScoreField
              label={COMPETENCY_LABELS[competency]}
              registration={register(`${competency}Score`)}
              error={errors[`${competency}Score`]?.message}
            />
            <Field
              label={texts.comment(COMPETENCY_LABELS[competency])}
              error={errors[`${competency}Comments`]?.message}
            >
              {(attributes) => <textarea {...attributes} {...register(`${competency}Comments`)} rows={2} />}
            </Field>
          </div>
        </Card>
      ))}
      <Card title={texts.remarksTitle}>
        <div className="feedback-form__part">
          {REMARKS.map((remark) => (
            <Field key={remark} label={`${REMARK_LABELS[remark]} (optional)`} error={errors[remark]?.message}>
              {(attributes) => <textarea {...attributes} {...register(remark)} rows={3} />}
            </Field>
          ))}
        </div>
      </Card>
      <FormRefusal sentence={refusal} />
      <div className="feedback-form__foot">
        <p className="review-note">{draft.isRestored ? texts.draftRestored : texts.draftKept}</p>
        {mayDecline && <Button text={texts.decline} onClick={() => setIsDeclining(true)} />}
        <Button
          type="submit"
          intent="primary"
          disabled={isSubmitting}
          text={isSubmitting ? texts.submitting : texts.submit}
        />
      </div>
      {isDeclining && (
        <DeclineDialog reviewId={reviewId} onDeclined={forget} onClose={() => setIsDeclining(false)} />
      )}
    </form>
  );
}
