import { useFormContext } from 'react-hook-form';
import type { FormField } from './CommandForm';
import { Field } from './Field';

interface ControlProps extends FormField {
  readonly label: string;
  /** A sentence under it. */
  readonly help?: string | undefined;
}

type Attributes<Element extends 'input' | 'select' | 'textarea'> = Omit<
  React.ComponentProps<Element>,
  keyof ControlProps | 'ref'
>;

/** An input of one line: text, unless its type says otherwise (`date`, `datetime-local`, `number` …). */
export function InputField({
  label,
  help,
  error,
  registration,
  ...input
}: ControlProps & Attributes<'input'>): React.JSX.Element {
  return (
    <Field label={label} help={help} error={error}>
      {(attributes) => <input type="text" autoComplete="off" {...input} {...attributes} {...registration} />}
    </Field>
  );
}

/** A text of several lines. */
export function AreaField({
  label,
  help,
  error,
  registration,
  rows = 3,
  ...area
}: ControlProps & Attributes<'textarea'>): React.JSX.Element {
  return (
    <Field label={label} help={help} error={error}>
      {(attributes) => <textarea rows={rows} {...area} {...attributes} {...registration} />}
    </Field>
  );
}

/** One of several things. */
export interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** The options of a list of values, with their labels. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

interface SelectFieldProps extends ControlProps, Attributes<'select'> {
  readonly options: readonly Option[];
  /** What is there before something is chosen. */
  readonly prompt?: string;
}

/** A choice of one of several things. In a form of the kit its options may come after it: what is chosen and the focus stay. */
export function SelectField(props: SelectFieldProps): React.JSX.Element {
  const { label, help, error, registration, options, prompt, ...select } = props;
  const chosen: unknown = useFormContext()?.getValues(registration.name);
  // A select forgets a value that it has no option for. This one becomes that option when it comes.
  const isMissing =
    typeof chosen === 'string' && chosen !== '' && !options.some(({ value }) => String(value) === chosen);
  const shown = isMissing ? [{ value: chosen, label: prompt }, ...options] : options;
  return (
    <Field label={label} help={help} error={error}>
      {(attributes) => (
        <select {...select} {...attributes} {...registration}>
          {prompt !== undefined && <option value="">{prompt}</option>}
          {shown.map(({ value, label: name }) => (
            <option key={value} value={value} hidden={isMissing && value === chosen}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A box to tick with its words beside it. */
export function TickField({ label, help, error, registration }: ControlProps): React.JSX.Element {
  return (
    <div>
      <label className="tick">
        <input type="checkbox" {...registration} />
        <span>
          {label}
          {help !== undefined && <small>{help}</small>}
        </span>
      </label>
      {error !== undefined && <p className="field__error">{error}</p>}
    </div>
  );
}
