import type { PlanCohort } from '@annals/contracts/features/cohorts/commands';
import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import type { Seen } from '../../../api/seen';
import { FormDialog } from '../../../ui/FormDialog';
import { useCohortsChangeMutation } from '../api';
import { filledCohortForm, keepingIds } from '../cohort-form';
import { CohortForm } from '../CohortForm';
import { changeTexts, formTexts } from '../texts';
import { actionTexts } from './texts';

interface ChangeCohortDialogProps {
  readonly cohort: CohortDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that changes what is planned; it sends only what has changed. */
export function ChangeCohortDialog({ cohort, isOpen, onClose }: ChangeCohortDialogProps): React.JSX.Element {
  const [change] = useCohortsChangeMutation();
  const hasStarted = cohort.status !== 'planning';
  const send = ({ facilitatorId, learningModules, ...rest }: PlanCohort & Seen) =>
    change({
      cohortId: cohort.id,
      ...rest,
      ...(facilitatorId !== cohort.facilitatorId && { facilitatorId }),
      ...(!hasStarted && { learningModules: keepingIds(learningModules, cohort.learningModules) }),
    }).unwrap();
  return (
    <FormDialog title={formTexts.changeTitle} isOpen={isOpen} onClose={onClose}>
      <CohortForm
        start={filledCohortForm(cohort)}
        texts={{ ...changeTexts, ...actionTexts.change }}
        facilitator={{ id: cohort.facilitatorId, name: cohort.facilitatorName }}
        hasStarted={hasStarted}
        send={send}
        onClose={onClose}
      />
    </FormDialog>
  );
}
