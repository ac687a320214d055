import { FormDialog } from '../../ui/FormDialog';
import { MessageForm, type Recipient } from './MessageForm';
import { texts } from './texts';

interface MessageDialogProps {
  readonly recipient: Recipient;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Writes to one person; it starts empty every time it opens. */
export function MessageDialog({ recipient, isOpen, onClose }: MessageDialogProps): React.JSX.Element {
  return (
    <FormDialog title={texts.title(recipient.name)} isOpen={isOpen} onClose={onClose}>
      <MessageForm recipient={recipient} onDone={onClose} />
    </FormDialog>
  );
}
