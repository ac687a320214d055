import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import type { Seen } from '../../../api/seen';
import { CommandForm } from '../../../ui/CommandForm';
import { listMessage } from '../../../ui/list-message';
import { PeopleCombobox } from '../../people/combobox/PeopleCombobox';
import { EntryInput } from './EntryInput';
import { asIds, asText, type EntryField, type EntryValues } from './fields';
import { catalogueTexts, peopleTexts } from './texts';

export interface EntryFormProps<Body extends object> {
  readonly fields: readonly EntryField[];
  /** The contract's rules for what the inputs hold. */
  readonly rules: z.ZodType<Body, EntryValues>;
  /** What the form opens with. */
  readonly values: EntryValues;
  readonly send: (body: Body & Seen) => Promise<unknown>;
  /** Saved, or given up. */
  readonly onDone: () => void;
}

/** The form of an entry of a catalogue, new or as it is: always all of it. */
export function EntryForm<Body extends object>(props: EntryFormProps<Body>): React.JSX.Element {
  const { fields, rules, values, send, onDone } = props;
  return (
    <CommandForm schema={rules} start={values} texts={catalogueTexts} send={send} onClose={onDone}>
      {(of, { control }) =>
        fields.map((field) =>
          field.kind === 'people' ? (
            <Controller
              key={field.name}
              control={control}
              name={field.name}
              render={({ field: held, fieldState }) => (
                <PeopleCombobox
                  label={field.label}
                  help={field.help}
                  count={peopleTexts.chosen}
                  chosen={asIds(held.value ?? '')}
                  known={field.known ?? []}
                  error={listMessage(fieldState.error)}
                  onChange={(ids) => held.onChange(asText(ids))}
                />
              )}
            />
          ) : (
            <EntryInput key={field.name} {...of(field.name)} field={field} />
          ),
        )
      }
    </CommandForm>
  );
}
