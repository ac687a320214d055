import { useAttempt } from '../../api/useAttempt';
import { ConfirmDialog } from '../../design/ConfirmDialog';
import {
  useOperationsRebuildProjectionMutation,
  useOperationsResumeProjectionMutation,
} from '../../operations/api';
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
  const [rebuild] = useOperationsRebuildProjectionMutation();
  const [resume] = useOperationsResumeProjectionMutation();
  const name = action?.name ?? '';
  const isRebuild = action?.kind !== 'resume';
  const { attempt, isPending } = useAttempt({
    failed: projectionTexts.actionFailed,
    done: isRebuild ? projectionTexts.rebuildStarted : projectionTexts.resumed,
  });

  const confirm = async () => {
    if (await attempt(() => (isRebuild ? rebuild({ name }) : resume({ name })).unwrap())) onClose();
  };

  return (
    <ConfirmDialog
      isOpen={action !== null}
      title={isRebuild ? projectionTexts.rebuildQuestion(name) : projectionTexts.resumeQuestion(name)}
      sentence={isRebuild ? projectionTexts.rebuildSentence : projectionTexts.resumeSentence}
      confirm={isRebuild ? projectionTexts.rebuild : projectionTexts.resume}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onRefuse={onClose}
    />
  );
}
