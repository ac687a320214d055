import { sendMessage } from '@annals/contracts/messages/routes';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { asApiError, isRefusal } from '../api/api-error';
import { Field } from '../design/Field';
import { FormFoot, FormRefusal } from '../design/FormFoot';
import { showFailure, showToast } from '../toasts/toast-store';
import { useMessagesSendMutation } from './api';
import { texts } from './texts';

/** Whom a message goes to. */
export interface Recipient {
  readonly id: PersonId;
  readonly name: string;
}

interface MessageFormProps {
  readonly recipient: Recipient;
  readonly onFilled: (isFilled: boolean) => void;
  readonly onDone: () => void;
}

const messageForm = sendMessage.pick({ text: true });

/** What to tell them. */
export function MessageForm({ recipient, onFilled, onDone }: MessageFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(messageForm),
    defaultValues: { text: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [refusal, setRefusal] = useState('');
  const [send] = useMessagesSendMutation();
  useEffect(() => onFilled(isDirty), [isDirty, onFilled]);

  const submit = handleSubmit(async ({ text }) => {
    setRefusal('');
    try {
      await send({ recipientId: recipient.id, text }).unwrap();
      showToast({ title: texts.done });
      onDone();
    } catch (failure) {
      const error = asApiError(failure);
      showFailure(texts.error, texts.failed);
      setRefusal(isRefusal(error) ? error.detail : '');
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={texts.text} help={texts.help(recipient.name)} error={errors.text?.message}>
          {(attributes) => <textarea {...attributes} {...register('text')} rows={5} autoFocus />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFoot texts={texts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
