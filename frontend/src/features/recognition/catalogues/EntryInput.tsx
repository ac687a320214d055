import type { FormField } from '../../../ui/CommandForm';
import { AreaField, InputField, SelectField } from '../../../ui/form-fields';
import type { EntryField } from './fields';

const TYPES = { text: 'text', number: 'number', day: 'date' } as const;

interface EntryInputProps extends FormField {
  readonly field: EntryField;
}

/** The input of one field of a catalogue's form; people are chosen with a picker of their own. */
export function EntryInput({ field, ...form }: EntryInputProps): React.JSX.Element | null {
  const { kind, label, help, options = [] } = field;
  const control = { ...form, label, help };
  if (kind === 'words') return <AreaField {...control} />;
  if (kind === 'choice') return <SelectField {...control} options={options} />;
  return kind === 'people' ? null : <InputField {...control} type={TYPES[kind]} />;
}
