import { FormDialog } from '../../ui/FormDialog';
import { useCohortsPlanMutation } from './api';
import { emptyCohortForm } from './cohort-form';
import { CohortForm } from './CohortForm';
import { formTexts, planTexts } from './texts';

interface PlanCohortDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that plans a cohort; it starts empty every time. */
export function PlanCohortDialog({ isOpen, onClose }: PlanCohortDialogProps): React.JSX.Element {
  const [plan] = useCohortsPlanMutation();
  return (
    <FormDialog title={formTexts.planTitle} isOpen={isOpen} onClose={onClose}>
      <CohortForm
        start={emptyCohortForm()}
        texts={planTexts}
        send={(cohort) => plan(cohort).unwrap()}
        onClose={onClose}
      />
    </FormDialog>
  );
}
