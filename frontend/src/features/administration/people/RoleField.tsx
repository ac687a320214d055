import { ROLE_LABELS, ROLES } from '@annals/contracts/kernel/roles';
import type { FormField } from '../../../ui/CommandForm';
import { optionsOf, SelectField } from '../../../ui/form-fields';

interface RoleFieldProps extends FormField {
  readonly label: string;
  readonly help?: string;
}

/** One of the five roles. */
export function RoleField(props: RoleFieldProps): React.JSX.Element {
  return <SelectField {...props} options={optionsOf(ROLES, ROLE_LABELS)} />;
}
