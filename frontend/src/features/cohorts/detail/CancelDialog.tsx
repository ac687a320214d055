import { stateReason } from '@annals/contracts/features/cohorts/commands';
import { WordsDialog } from '../../../ui/WordsDialog';
import { useCohortsChangeMutation } from '../api';
import type { CohortDialogProps } from './RunDialogs';
import { actionTexts, cancelTexts } from './texts';
import { useCohortAction } from './useCohortAction';

/** Asks before a cohort is cancelled, and why it is. */
export function CancelDialog({ cohort, isOpen, onClose }: CohortDialogProps): React.JSX.Element {
  const [change] = useCohortsChangeMutation();
  const { act, isPending, refusal } = useCohortAction(actionTexts.cancel);
  const cancel = async (reason: string) => {
    if (await act(() => change({ cohortId: cohort.id, status: 'cancelled', reason }).unwrap())) onClose();
  };
  return (
    <WordsDialog
      texts={{ ...cancelTexts, title: cancelTexts.title(cohort.name) }}
      typedName={cohort.name}
      rule={stateReason}
      isOpen={isOpen}
      isDestructive
      isPending={isPending}
      refusal={refusal}
      onConfirm={(reason) => void cancel(reason)}
      onRefuse={onClose}
    />
  );
}
