import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/Field';
import { formTexts as texts } from './texts';

interface ReasonFieldProps {
  readonly help?: string;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** Why something is done. */
export function ReasonField({
  help = texts.reasonHelp,
  registration,
  error,
}: ReasonFieldProps): React.JSX.Element {
  return (
    <Field label={texts.reason} error={error} help={help}>
      {(attributes) => <textarea {...attributes} {...registration} rows={2} />}
    </Field>
  );
}
