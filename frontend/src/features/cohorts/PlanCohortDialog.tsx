import type { PlanCohort } from '@annals/contracts/features/cohorts/commands';
import { useAttempt } from '../../api/useAttempt';
import { FormDialog } from '../../ui/FormDialog';
import { useCohortsPlanMutation } from './api';
import { CohortForm } from './CohortForm';
import { emptyCohortForm } from './cohort-form';
import { formTexts, planTexts } from './texts';

interface PlanCohortDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that plans a cohort; it starts empty every time. */
export function PlanCohortDialog({ isOpen, onClose }: PlanCohortDialogProps): React.JSX.Element {
  const { attempt, refusal } = useAttempt({
    failed: planTexts.error,
    failedSentence: planTexts.failed,
    done: planTexts.done,
  });
  const [plan] = useCohortsPlanMutation();
  const submit = async (cohort: PlanCohort) => {
    if (await attempt(() => plan(cohort).unwrap())) onClose();
  };
  return (
    <FormDialog title={formTexts.planTitle} isOpen={isOpen} onClose={onClose}>
      <CohortForm
        start={emptyCohortForm()}
        texts={planTexts}
        refusal={refusal}
        onSubmit={submit}
        onCancel={onClose}
      />
    </FormDialog>
  );
}
