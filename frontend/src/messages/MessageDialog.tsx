import { useState } from 'react';
import { FormDialog } from '../design/FormDialog';
import { MessageForm, type Recipient } from './MessageForm';
import { texts } from './texts';

interface MessageDialogProps {
  readonly recipient: Recipient;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Writes to one person; it starts empty every time it opens. */
export function MessageDialog({ recipient, isOpen, onClose }: MessageDialogProps): React.JSX.Element {
  const [isFilled, setIsFilled] = useState(false);
  const close = () => {
    setIsFilled(false);
    onClose();
  };
  return (
    <FormDialog title={texts.title(recipient.name)} isOpen={isOpen} isFilled={isFilled} onClose={close}>
      <MessageForm recipient={recipient} onFilled={setIsFilled} onDone={close} />
    </FormDialog>
  );
}
