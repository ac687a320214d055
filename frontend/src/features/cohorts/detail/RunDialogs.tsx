import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useCohortsCompleteMutation, useCohortsStartMutation } from '../api';
import { actionTexts, completeTexts, startTexts } from './texts';
import { useCohortAction } from './useCohortAction';

/** What a dialog about one cohort needs. */
export interface CohortDialogProps {
  readonly cohort: Pick<CohortDetail, 'id' | 'name'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before the cohort starts and its modules are fixed. */
export function StartDialog({ cohort, isOpen, onClose }: CohortDialogProps): React.JSX.Element {
  const [start] = useCohortsStartMutation();
  const { act, isPending } = useCohortAction(actionTexts.start);
  return (
    <ConfirmDialog
      {...startTexts}
      title={startTexts.title(cohort.name)}
      isOpen={isOpen}
      isPending={isPending}
      onConfirm={() => void act(() => start({ cohortId: cohort.id }).unwrap()).then(onClose)}
      onRefuse={onClose}
    />
  );
}

/** Asks before the cohort ends. */
export function CompleteDialog({ cohort, isOpen, onClose }: CohortDialogProps): React.JSX.Element {
  const [complete] = useCohortsCompleteMutation();
  const { act, isPending } = useCohortAction(actionTexts.complete);
  return (
    <ConfirmDialog
      {...completeTexts}
      title={completeTexts.title(cohort.name)}
      typedName={cohort.name}
      isOpen={isOpen}
      isPending={isPending}
      onConfirm={() => void act(() => complete({ cohortId: cohort.id }).unwrap()).then(onClose)}
      onRefuse={onClose}
    />
  );
}
