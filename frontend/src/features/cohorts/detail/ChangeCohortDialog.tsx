import type { PlanCohort } from '@annals/contracts/features/cohorts/commands';
import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import { FormDialog } from '../../../ui/FormDialog';
import { useOpened } from '../../../api/useOpened';
import { useCohortsChangeMutation } from '../api';
import { CohortForm } from '../CohortForm';
import { filledCohortForm, keepingIds } from '../cohort-form';
import { changeTexts, formTexts } from '../texts';
import { actionTexts } from './texts';
import { useCohortAction } from './useCohortAction';

interface ChangeCohortDialogProps {
  readonly cohort: CohortDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that changes what is planned; it sends nothing that stands already. */
export function ChangeCohortDialog({ cohort, isOpen, onClose }: ChangeCohortDialogProps): React.JSX.Element {
  const [change] = useCohortsChangeMutation();
  const seenPosition = useOpened(isOpen);
  const { act, refusal } = useCohortAction(actionTexts.change);
  const hasStarted = cohort.status !== 'planning';
  const submit = async ({ facilitatorId, learningModules, ...rest }: PlanCohort) => {
    const changes = {
      ...rest,
      ...(facilitatorId !== cohort.facilitatorId && { facilitatorId }),
      ...(!hasStarted && { learningModules: keepingIds(learningModules, cohort.learningModules) }),
    };
    if (await act(() => change({ cohortId: cohort.id, ...changes, seenPosition }).unwrap())) onClose();
  };
  return (
    <FormDialog title={formTexts.changeTitle} isOpen={isOpen} onClose={onClose}>
      <CohortForm
        start={filledCohortForm(cohort)}
        texts={changeTexts}
        facilitator={{ id: cohort.facilitatorId, name: cohort.facilitatorName }}
        hasStarted={hasStarted}
        refusal={refusal}
        onSubmit={submit}
        onCancel={onClose}
      />
    </FormDialog>
  );
}
