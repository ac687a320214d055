import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldAttributes } from '../../../ui/Field';
import type { EntryField } from './fields';

interface EntryInputProps {
  readonly field: EntryField;
  /** What ties it to its label and its error. */
  readonly attributes: FieldAttributes;
  readonly registration: UseFormRegisterReturn;
}

const TYPES = { text: 'text', number: 'number', day: 'date' } as const;

/** The input of one field of a catalogue's form. */
export function EntryInput({ field, attributes, registration }: EntryInputProps): React.JSX.Element {
  const { kind, options = [] } = field;
  if (kind === 'words') return <textarea {...attributes} {...registration} rows={3} />;
  if (kind === 'choice')
    return (
      <select {...attributes} {...registration}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  // People are chosen with a picker of their own.
  if (kind === 'people') return <></>;
  return <input {...attributes} {...registration} type={TYPES[kind]} autoComplete="off" />;
}
