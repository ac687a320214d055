import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import type { Seen } from '../../../api/seen';
import { useOpened } from '../../../api/useOpened';
import { EntryInput } from './EntryInput';
import { PeoplePicker } from '../../people/PeoplePicker';
import { asIds, asText, type EntryField, type EntryValues } from './fields';
import { catalogueTexts, peopleTexts } from './texts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';

export interface EntryFormProps<Body> {
  readonly fields: readonly EntryField[];
  /** The contract's rules for what the inputs hold. */
  readonly rules: z.ZodType<Body, EntryValues>;
  /** What the form opens with. */
  readonly values: EntryValues;
  readonly send: (body: Body & Seen) => Promise<unknown>;
  /** Saved, or given up. */
  readonly onDone: () => void;
}

/** The form of an entry of a catalogue, new or as it stands: always all of it. */
export function EntryForm<Body>(props: EntryFormProps<Body>): React.JSX.Element {
  const { fields, rules, values, send, onDone } = props;
  const { register, handleSubmit, formState, control } = useForm<EntryValues, unknown, Body>({
    resolver: zodResolver(rules),
    defaultValues: values,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt({ failed: catalogueTexts.failed, done: catalogueTexts.saved });
  useUnsavedChanges(isDirty);
  const seenPosition = useOpened();
  const submit = handleSubmit(async (body) => {
    if ((await attempt(() => send({ ...body, seenPosition }))) !== undefined) onDone();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        {fields.map((field) =>
          field.kind === 'people' ? (
            <Controller
              key={field.name}
              control={control}
              name={field.name}
              render={({ field: held }) => (
                <PeoplePicker
                  texts={{ ...peopleTexts, label: field.label, help: field.help ?? '' }}
                  chosen={asIds(held.value ?? '')}
                  known={field.known ?? []}
                  error={errors[field.name]?.message}
                  onChange={(ids) => held.onChange(asText(ids))}
                />
              )}
            />
          ) : (
            <Field key={field.name} label={field.label} help={field.help} error={errors[field.name]?.message}>
              {(attributes) => (
                <EntryInput field={field} attributes={attributes} registration={register(field.name)} />
              )}
            </Field>
          ),
        )}
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={catalogueTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
