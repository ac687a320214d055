import { recordAssessment, type RecordAssessment } from '@annals/contracts/features/cohorts/commands';
import {
  ASSESSMENT_LABELS,
  ASSESSMENT_SCORE,
  type Assessment,
} from '@annals/contracts/features/cohorts/constants';
import type { CohortDetail, CohortParticipantView } from '@annals/contracts/features/cohorts/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Field } from '../../../ui/Field';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { Modal } from '../../../ui/Modal';
import { useCohortsAssessMutation } from '../api';
import { actionTexts, assessTexts } from './texts';
import { useCohortAction } from './useCohortAction';

interface AssessmentDialogProps {
  readonly cohort: CohortDetail;
  readonly participant: CohortParticipantView;
  readonly onClose: () => void;
}

const assessmentForm = z
  .object({ assessment: z.enum(['pre', 'post']), score: z.string() })
  .transform(({ assessment, score }): z.input<typeof recordAssessment> => ({
    assessment,
    // An empty input is no score, not a score of nought.
    score: score.trim() === '' ? undefined : score,
  }))
  .pipe(recordAssessment);

/** Which assessments can be recorded while a cohort is in a state. */
function assessmentsIn({ status }: CohortDetail): readonly Assessment[] {
  if (status === 'planning') return ['pre'];
  return status === 'completed' ? ['post'] : ['pre', 'post'];
}

/** Records how somebody did before or after, or corrects it. */
export function AssessmentDialog({ cohort, participant, onClose }: AssessmentDialogProps): React.JSX.Element {
  const choices = assessmentsIn(cohort);
  const { participantId, participantName, preAssessmentScore, postAssessmentScore } = participant;
  const standing = { pre: preAssessmentScore, post: postAssessmentScore };
  const asTyped = (assessment: Assessment) => String(standing[assessment] ?? '');
  const first = choices.find((assessment) => standing[assessment] === null) ?? choices[0] ?? 'post';
  const { register, handleSubmit, formState, setValue } = useForm<
    z.input<typeof assessmentForm>,
    unknown,
    RecordAssessment
  >({
    resolver: zodResolver(assessmentForm),
    defaultValues: { assessment: first, score: asTyped(first) },
  });
  const { errors, isSubmitting } = formState;
  const [assess] = useCohortsAssessMutation();
  const { act, refusal } = useCohortAction(actionTexts.assess);
  const submit = handleSubmit(async (assessment) => {
    if (await act(() => assess({ cohortId: cohort.id, participantId, ...assessment }).unwrap())) onClose();
  });
  const assessment = register('assessment', {
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      setValue('score', asTyped(target.value === 'pre' ? 'pre' : 'post')),
  });
  return (
    <Modal title={assessTexts.title(participantName)} isOpen onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="modal__body">
          <Field label={assessTexts.assessment} error={errors.assessment?.message}>
            {(attributes) => (
              <select {...attributes} {...assessment}>
                {choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {ASSESSMENT_LABELS[choice]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={assessTexts.score} error={errors.score?.message} help={assessTexts.scoreHelp}>
            {(attributes) => (
              <input
                {...attributes}
                {...register('score')}
                type="number"
                min={ASSESSMENT_SCORE.minimum}
                max={ASSESSMENT_SCORE.maximum}
              />
            )}
          </Field>
          <FormRefusal sentence={refusal} />
        </div>
        <FormFooter texts={assessTexts} isSubmitting={isSubmitting} onCancel={onClose} />
      </form>
    </Modal>
  );
}
