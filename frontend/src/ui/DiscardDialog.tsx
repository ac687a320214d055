import { t } from '@annals/contracts/kernel/text';
import { ConfirmDialog } from './ConfirmDialog';

interface DiscardDialogProps {
  readonly isOpen: boolean;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asks before something that was typed and not sent is thrown away. */
export default function DiscardDialog({ isOpen, onDiscard, onKeep }: DiscardDialogProps): React.JSX.Element {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('Discard what you filled in?')}
      sentence={t('The form has not been sent. What you filled in will be lost.')}
      confirm={t('Discard')}
      refuse={t('Keep editing')}
      isDestructive
      onConfirm={onDiscard}
      onRefuse={onKeep}
    />
  );
}
