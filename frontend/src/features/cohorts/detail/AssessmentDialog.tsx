import { recordAssessment } from '@annals/contracts/features/cohorts/commands';
import {
  ASSESSMENT_LABELS,
  ASSESSMENT_SCORE,
  type Assessment,
} from '@annals/contracts/features/cohorts/constants';
import type { CohortDetail, CohortParticipantView } from '@annals/contracts/features/cohorts/views';
import { CommandDialog } from '../../../ui/CommandDialog';
import { InputField, optionsOf, SelectField } from '../../../ui/form-fields';
import { useCohortsAssessMutation } from '../api';
import { actionTexts, assessTexts as texts } from './texts';

interface AssessmentDialogProps {
  readonly cohort: CohortDetail;
  readonly participant: CohortParticipantView;
  readonly onClose: () => void;
}

/** Which assessments can be recorded while a cohort is in a state. */
function assessmentsIn({ status }: CohortDetail): readonly Assessment[] {
  if (status === 'planning') return ['pre'];
  return status === 'completed' ? ['post'] : ['pre', 'post'];
}

/** Records how somebody did before or after, or corrects it. */
export function AssessmentDialog({ cohort, participant, onClose }: AssessmentDialogProps): React.JSX.Element {
  const { participantId, participantName, preAssessmentScore, postAssessmentScore } = participant;
  const choices = assessmentsIn(cohort);
  const standing = { pre: preAssessmentScore, post: postAssessmentScore };
  const asTyped = (assessment: Assessment) => String(standing[assessment] ?? '');
  const first = choices.find((assessment) => standing[assessment] === null) ?? choices[0] ?? 'post';
  const [assess] = useCohortsAssessMutation();
  return (
    <CommandDialog
      title={texts.title(participantName)}
      isOpen
      schema={recordAssessment}
      start={{ assessment: first, score: asTyped(first) }}
      texts={{ ...texts, ...actionTexts.assess }}
      send={(assessment) => assess({ cohortId: cohort.id, participantId, ...assessment }).unwrap()}
      onClose={onClose}
    >
      {(field, { setValue }) => (
        <>
          <SelectField
            {...field('assessment', (chosen) =>
              setValue('score', asTyped(chosen === 'pre' ? 'pre' : 'post')),
            )}
            label={texts.assessment}
            options={optionsOf(choices, ASSESSMENT_LABELS)}
          />
          <InputField
            {...field('score')}
            label={texts.score}
            help={texts.scoreHelp}
            type="number"
            min={ASSESSMENT_SCORE.minimum}
            max={ASSESSMENT_SCORE.maximum}
          />
        </>
      )}
    </CommandDialog>
  );
}
