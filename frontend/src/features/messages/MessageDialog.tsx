import { sendMessage } from '@annals/contracts/features/messages/routes';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { CommandDialog } from '../../ui/CommandDialog';
import { AreaField } from '../../ui/form-fields';
import { useMessagesSendMutation } from './api';
import { texts } from './texts';

interface MessageDialogProps {
  /** Whom a message goes to. */
  readonly recipient: { readonly id: PersonId; readonly name: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const messageForm = sendMessage.pick({ text: true });

/** Writes to one person; it starts empty every time it opens. */
export function MessageDialog({ recipient, isOpen, onClose }: MessageDialogProps): React.JSX.Element {
  const [send] = useMessagesSendMutation();
  return (
    <CommandDialog
      title={texts.title(recipient.name)}
      isOpen={isOpen}
      schema={messageForm}
      start={{ text: '' }}
      texts={texts}
      send={(message) => send({ recipientId: recipient.id, ...message }).unwrap()}
      onClose={onClose}
    >
      {(field) => (
        <AreaField {...field('text')} label={texts.text} help={texts.help(recipient.name)} rows={5} />
      )}
    </CommandDialog>
  );
}
