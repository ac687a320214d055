import { t } from '@annals/contracts/kernel/text';
import { operationReason } from '@annals/contracts/features/operations/routes';
import { useAttempt } from '../../../api/useAttempt';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { WordsDialog } from '../../../ui/WordsDialog';
import { actionTexts, projectionTexts } from './texts';
import type { ProjectionAction } from './projection-action';
import { useProjectionActions } from './useProjectionActions';

/** These need no words. */
const WITHOUT_REASON: ReadonlySet<ProjectionAction['kind']> = new Set([
  'resume',
  'resumeAll',
  'approve',
  'cancel',
]);

interface ProjectionActionDialogProps {
  readonly action: ProjectionAction;
  readonly onClose: () => void;
}

/** Asks before something is done to a projection, for the reason where one is kept, and does it. */
export function ProjectionActionDialog({ action, onClose }: ProjectionActionDialogProps): React.JSX.Element {
  const { label, question, sentence, done } = actionTexts[action.kind];
  const send = useProjectionActions();
  const { attempt, refusal, isPending } = useAttempt({ failed: projectionTexts.actionFailed, done });
  const confirm = async (reason: string) => {
    if ((await attempt(() => send(action, reason))) !== undefined) onClose();
  };
  const title = question(action.name);
  if (WITHOUT_REASON.has(action.kind))
    return (
      <ConfirmDialog
        isOpen
        title={title}
        sentence={sentence}
        confirm={label}
        refuse={t('Back')}
        isPending={isPending}
        onConfirm={() => void confirm('')}
        onRefuse={onClose}
      />
    );
  return (
    <WordsDialog
      isOpen
      texts={{ title, sentence, confirm: label, refuse: t('Back'), words: projectionTexts.reason }}
      rule={operationReason}
      isPending={isPending}
      refusal={refusal}
      onConfirm={(reason) => void confirm(reason)}
      onRefuse={onClose}
    />
  );
}
