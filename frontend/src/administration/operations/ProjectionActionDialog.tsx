import { asApiError } from '../../api/api-error';
import { ConfirmDialog } from '../../design/ConfirmDialog';
import {
  useOperationsRebuildProjectionMutation,
  useOperationsResumeProjectionMutation,
} from '../../operations/api';
import { showFailure, showToast } from '../../toasts/toast-store';
import { projectionTexts } from './texts';

/** What an administrator is about to do to a projection. */
export interface ProjectionAction {
  readonly kind: 'rebuild' | 'resume';
  readonly name: string;
}

interface ProjectionActionDialogProps {
  readonly action: ProjectionAction | null;
  readonly onClose: () => void;
}

/** Asks before a projection is rebuilt or resumed, and does it. */
export function ProjectionActionDialog({ action, onClose }: ProjectionActionDialogProps): React.JSX.Element {
  const [rebuild, rebuilding] = useOperationsRebuildProjectionMutation();
  const [resume, resuming] = useOperationsResumeProjectionMutation();
  const name = action?.name ?? '';
  const isRebuild = action?.kind !== 'resume';

  const confirm = async () => {
    try {
      await (isRebuild ? rebuild({ name }) : resume({ name })).unwrap();
      showToast({ title: isRebuild ? projectionTexts.rebuildStarted : projectionTexts.resumed });
      onClose();
    } catch (error) {
      showFailure(projectionTexts.actionFailed, asApiError(error).detail);
    }
  };

  return (
    <ConfirmDialog
      isOpen={action !== null}
      title={isRebuild ? projectionTexts.rebuildQuestion(name) : projectionTexts.resumeQuestion(name)}
      sentence={isRebuild ? projectionTexts.rebuildSentence : projectionTexts.resumeSentence}
      confirm={isRebuild ? projectionTexts.rebuild : projectionTexts.resume}
      isPending={rebuilding.isLoading || resuming.isLoading}
      onConfirm={() => void confirm()}
      onRefuse={onClose}
    />
  );
}
