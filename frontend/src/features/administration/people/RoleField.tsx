import { ROLE_LABELS, ROLES } from '@annals/contracts/kernel/roles';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/Field';

interface RoleFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** One of the five roles. */
export function RoleField({ label, help, registration, error }: RoleFieldProps): React.JSX.Element {
  return (
    <Field label={label} error={error} help={help}>
      {(attributes) => (
        <select {...attributes} {...registration}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLE_LABELS[role]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
