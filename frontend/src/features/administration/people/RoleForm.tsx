import { roleForm } from './forms';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { RoleField } from './RoleField';
import { roleTexts as texts } from './texts';
import { usePersonChange } from './usePersonChange';

/** Another role, and with it other things to see and do. */
export function RoleForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const values = { role: person.role, reason: '' };
  const { register, errors, frame } = usePersonChange({ person, onDone, form: roleForm, values, texts });
  return (
    <FormFrame texts={texts} {...frame}>
      <RoleField
        label={texts.role}
        help={texts.roleHelp}
        registration={register('role')}
        error={errors.role?.message}
      />
      <ReasonField registration={register('reason')} error={errors.reason?.message} />
    </FormFrame>
  );
}
