import { RATING } from '@annals/contracts/features/performance-reviews/constants';
import { CommandForm, type FormField } from '../../../ui/CommandForm';
import { toLines } from '../../../ui/drafts/lines';
import { Field } from '../../../ui/Field';
import { AreaField } from '../../../ui/form-fields';
import { usePerformanceReviewsAssessMutation } from '../api';
import { managerAssessmentForm } from './assessment-forms';
import { RatingBar } from './RatingBar';
import type { AssessmentFormProps } from './SelfAssessmentForm';
import { draftTexts, managerTexts } from './texts';

/** The manager's rating, feedback and areas for improvement; half-written they survive a reload. */
export function ManagerAssessmentForm({ review, onDone, onCancel }: AssessmentFormProps): React.JSX.Element {
  const [send] = usePerformanceReviewsAssessMutation();
  return (
    <CommandForm
      schema={managerAssessmentForm}
      start={{
        overallRating: review.overallRating?.toFixed(2) ?? '',
        managerFeedback: review.managerFeedback ?? '',
        areasForImprovement: toLines(review.areasForImprovement),
      }}
      draft={{ name: `manager-assessment-${review.id}`, texts: draftTexts }}
      texts={managerTexts}
      send={(assessment) => send({ reviewId: review.id, ...assessment }).unwrap()}
      onSent={onDone}
      onClose={onCancel}
    >
      {(field, { watch }) => (
        <>
          <RatingField {...field('overallRating')} typed={watch('overallRating')} />
          <AreaField
            {...field('managerFeedback')}
            label={managerTexts.feedback}
            help={managerTexts.help}
            rows={6}
          />
          <AreaField
            {...field('areasForImprovement')}
            label={managerTexts.areasOptional}
            help={managerTexts.areasHelp}
          />
        </>
      )}
    </CommandForm>
  );
}

function RatingField({ registration, error, typed }: FormField & { typed: string }): React.JSX.Element {
  const rating = Number(typed.replace(',', '.'));
  return (
    <Field label={managerTexts.rating} error={error} help={managerTexts.ratingHelp}>
      {(attributes) => (
        <div className="rating-input">
          <input {...attributes} {...registration} type="text" inputMode="decimal" autoComplete="off" />
          <RatingBar rating={rating >= RATING.minimum && rating <= RATING.maximum ? rating : 0} />
        </div>
      )}
    </Field>
  );
}
