import { stateReason } from '@annals/contracts/features/cohorts/commands';
import { WordsDialog } from '../../../ui/WordsDialog';
import { useCohortsWithdrawMutation } from '../api';
import type { CohortDialogProps } from './RunDialogs';
import { actionTexts, withdrawTexts } from './texts';
import { useCohortAction } from './useCohortAction';

interface WithdrawDialogProps extends CohortDialogProps {
  readonly participantId: string;
  /** Whom it withdraws, where that is not the reader. */
  readonly name?: string;
}

/** Asks before somebody gives their place back, and why they do. */
export function WithdrawDialog(props: WithdrawDialogProps): React.JSX.Element {
  const { cohort, participantId, name, isOpen, onClose } = props;
  const [withdraw] = useCohortsWithdrawMutation();
  const { act, isPending, refusal } = useCohortAction(actionTexts.withdraw);
  const confirm = async (reason: string) => {
    if (await act(() => withdraw({ cohortId: cohort.id, participantId, reason }).unwrap())) onClose();
  };
  return (
    <WordsDialog
      texts={{
        ...withdrawTexts,
        title: name === undefined ? withdrawTexts.title(cohort.name) : withdrawTexts.titleOf(name),
      }}
      rule={stateReason}
      isOpen={isOpen}
      isDestructive
      isPending={isPending}
      refusal={refusal}
      onConfirm={(reason) => void confirm(reason)}
      onRefuse={onClose}
    />
  );
}
