import { sendMessage } from '@annals/contracts/features/messages/routes';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { useMessagesSendMutation } from './api';
import { texts } from './texts';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

/** Whom a message goes to. */
export interface Recipient {
  readonly id: PersonId;
  readonly name: string;
}

interface MessageFormProps {
  readonly recipient: Recipient;
  readonly onDone: () => void;
}

const messageForm = sendMessage.pick({ text: true });

/** What to tell them. */
export function MessageForm({ recipient, onDone }: MessageFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(messageForm),
    defaultValues: { text: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt({
    failed: texts.error,
    failedSentence: texts.failed,
    done: texts.done,
  });
  const [send] = useMessagesSendMutation();
  useUnsavedChanges(isDirty);

  const submit = handleSubmit(async ({ text }) => {
    if (await attempt(() => send({ recipientId: recipient.id, text }).unwrap())) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={texts.text} help={texts.help(recipient.name)} error={errors.text?.message}>
          {(attributes) => <textarea {...attributes} {...register('text')} rows={5} autoFocus />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={texts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
