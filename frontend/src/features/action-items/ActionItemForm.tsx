import type { AgreeActionItem } from '@annals/contracts/features/meetings/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { actionItemForm, type ActionItemFormValues } from './action-item-form';
import { texts } from './texts';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

/** Somebody who can be asked to do it. */
export interface Owner {
  readonly id: string;
  readonly name: string;
}

interface ActionItemFormProps {
  readonly owners: readonly Owner[];
  /** Brings it to the server. */
  readonly agree: (item: AgreeActionItem) => Promise<unknown>;
  readonly onDone: () => void;
}

/** What is agreed, who of them does it, and until when. */
export function ActionItemForm(props: ActionItemFormProps): React.JSX.Element {
  const { owners, agree, onDone } = props;
  const { register, handleSubmit, formState } = useForm<ActionItemFormValues, unknown, AgreeActionItem>({
    resolver: zodResolver(actionItemForm),
    defaultValues: { text: '', ownerId: '', dueDate: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt(texts);
  useUnsavedChanges(isDirty);

  const text = register('text');
  const owner = register('ownerId');
  const dueDate = register('dueDate');

  const submit = handleSubmit(async (item) => {
    if (await attempt(() => agree(item))) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={texts.text} error={errors.text?.message}>
          {(attributes) => <input {...attributes} {...text} type="text" autoComplete="off" />}
        </Field>
        <div className="form-row">
          <Field label={texts.owner} error={errors.ownerId?.message}>
            {(attributes) => (
              <select {...attributes} {...owner}>
                <option value="">{texts.chooseOwner}</option>
                {owners.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={texts.dueDate} error={errors.dueDate?.message}>
            {(attributes) => <input {...attributes} {...dueDate} type="date" />}
          </Field>
        </div>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={texts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
