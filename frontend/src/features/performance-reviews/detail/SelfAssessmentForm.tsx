import type { PerformanceReviewDetail } from '@annals/contracts/features/performance-reviews/views';
import { CommandForm } from '../../../ui/CommandForm';
import { toLines } from '../../../ui/drafts/lines';
import { AreaField } from '../../../ui/form-fields';
import { usePerformanceReviewsSelfAssessMutation } from '../api';
import { selfAssessmentForm } from './assessment-forms';
import { draftTexts, selfTexts } from './texts';

export interface AssessmentFormProps {
  readonly review: PerformanceReviewDetail;
  /** It was sent. */
  readonly onDone: () => void;
  /** The way back to what was sent before; none when nothing was. */
  readonly onCancel: (() => void) | undefined;
}

/** What the employee writes about the period; half-written it survives a reload. */
export function SelfAssessmentForm({ review, onDone, onCancel }: AssessmentFormProps): React.JSX.Element {
  const [send] = usePerformanceReviewsSelfAssessMutation();
  return (
    <CommandForm
      schema={selfAssessmentForm}
      start={{
        employeeSelfAssessment: review.employeeSelfAssessment ?? '',
        achievements: toLines(review.achievements),
      }}
      draft={{ name: `self-assessment-${review.id}`, texts: draftTexts }}
      texts={selfTexts}
      send={(assessment) => send({ reviewId: review.id, ...assessment }).unwrap()}
      onSent={onDone}
      onClose={onCancel}
    >
      {(field) => (
        <>
          <AreaField
            {...field('employeeSelfAssessment')}
            label={selfTexts.label}
            help={selfTexts.help}
            rows={8}
          />
          <AreaField
            {...field('achievements')}
            label={selfTexts.achievementsOptional}
            help={selfTexts.achievementsHelp}
          />
        </>
      )}
    </CommandForm>
  );
}
