import type { PlanCohort } from '@annals/contracts/cohorts/commands';
import { useState } from 'react';
import { asApiError, isRefusal } from '../api/api-error';
import { FormDialog } from '../design/FormDialog';
import { showFailure, showToast } from '../toasts/toast-store';
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
  const [isFilled, setIsFilled] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [plan] = useCohortsPlanMutation();
  const close = () => {
    setIsFilled(false);
    setRefusal('');
    onClose();
  };
  const submit = async (cohort: PlanCohort) => {
    setRefusal('');
    try {
      await plan(cohort).unwrap();
      showToast({ title: planTexts.done });
      close();
    } catch (failure) {
      const error = asApiError(failure);
      showFailure(planTexts.error, planTexts.failed);
      setRefusal(isRefusal(error) ? error.detail : '');
    }
  };
  return (
    <FormDialog title={formTexts.planTitle} isOpen={isOpen} isFilled={isFilled} onClose={close}>
      <CohortForm
        start={emptyCohortForm()}
        texts={planTexts}
        refusal={refusal}
        onFilled={setIsFilled}
        onSubmit={submit}
        onCancel={close}
      />
    </FormDialog>
  );
}
