import { roleForm } from './forms';
import { ChangeForm, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { RoleField } from './RoleField';
import { keptTexts, roleTexts as texts } from './texts';

/** Another role, and with it other things to see and do. */
export function RoleForm(props: PersonFormProps): React.JSX.Element {
  const { roleKeeper } = props.person;
  const start = { role: props.person.role, reason: '' };
  return (
    <ChangeForm {...props} schema={roleForm} start={start} texts={texts}>
      {(field) => (
        <>
          <RoleField
            {...field('role')}
            label={texts.role}
            help={roleKeeper ? keptTexts.role(roleKeeper.name) : texts.roleHelp}
          />
          <ReasonField {...field('reason')} />
        </>
      )}
    </ChangeForm>
  );
}
