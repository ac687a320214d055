import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useCohortsCompleteMutation, useCohortsStartMutation } from '../api';
import { actionTexts, completeTexts, startTexts } from './texts';
import { useCohortAction } from './useCohortAction';

/** What a dialog about one cohort needs. */
export interface CohortDialogProps {
  readonly cohortId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before the cohort starts and its modules are fixed. */
export function StartDialog({ cohortId, isOpen, onClose }: CohortDialogProps): React.JSX.Element {
  const [start] = useCohortsStartMutation();
  const { act, isPending } = useCohortAction(actionTexts.start);
  return (
    <ConfirmDialog
      {...startTexts}
      isOpen={isOpen}
      isPending={isPending}
      onConfirm={() => void act(() => start({ cohortId }).unwrap()).then(onClose)}
      onRefuse={onClose}
    />
  );
}

/** Asks before the cohort ends. */
export function CompleteDialog({ cohortId, isOpen, onClose }: CohortDialogProps): React.JSX.Element {
  const [complete] = useCohortsCompleteMutation();
  const { act, isPending } = useCohortAction(actionTexts.complete);
  return (
    <ConfirmDialog
      {...completeTexts}
      isOpen={isOpen}
      isPending={isPending}
      onConfirm={() => void act(() => complete({ cohortId }).unwrap()).then(onClose)}
      onRefuse={onClose}
    />
  );
}
