import { TOKEN_ROLES } from '@annals/contracts/features/service-tokens/constants';
import { makeServiceToken, makeToken } from '@annals/contracts/features/service-tokens/commands';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import { role as roleSchema, type Role } from '@annals/contracts/kernel/roles';
import type { FormField } from '../../ui/CommandForm';
import { CommandDialog } from '../../ui/CommandDialog';
import { InputField, SelectField } from '../../ui/form-fields';
import { useServiceTokensMakeMutation, useServiceTokensMakeServiceMutation } from './api';
import { PermissionsField } from './PermissionsField';
import { formTexts as texts, REACHES } from './texts';

const DAYS = [30, 90, 180, 365];

/** A secret that was made, and whether it works already. */
export interface Made {
  readonly secret: string;
  readonly needsApproval: boolean;
}

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMade: (made: Made) => void;
}

/** Makes a token of one's own. */
export function NewTokenDialog({
  role,
  onMade,
  ...props
}: DialogProps & { readonly role: Role }): React.JSX.Element {
  const [make] = useServiceTokensMakeMutation();
  const roles = TOKEN_ROLES[role];
  return (
    <CommandDialog
      {...props}
      title={texts.title}
      schema={makeToken}
      start={{ name: '', asRole: roles.at(-1) ?? role, permissions: [], days: '90' }}
      texts={texts}
      send={(body) => make(body).unwrap()}
      onSent={onMade}
    >
      {(field, form) => {
        const acting = roleSchema.parse(form.watch('asRole'));
        return (
          <>
            <Name {...field('name')} />
            {roles.length > 1 && (
              <SelectField
                {...field('asRole')}
                label={texts.reach}
                help={texts.reachHelp}
                options={roles.map((value) => ({ value, label: REACHES[value] }))}
              />
            )}
            {isPrivileged(acting) && <p>{texts.twoAdministrators}</p>}
            <PermissionsField actingAs={acting} {...field('permissions')} />
            <Days {...field('days')} />
          </>
        );
      }}
    </CommandDialog>
  );
}

/** Makes a token that belongs to nobody. */
export function NewServiceTokenDialog({ onMade, ...props }: DialogProps): React.JSX.Element {
  const [make] = useServiceTokensMakeServiceMutation();
  return (
    <CommandDialog
      {...props}
      title={texts.serviceTitle}
      schema={makeServiceToken}
      start={{ name: '', permissions: [], days: '90' }}
      texts={texts}
      send={(body) => make(body).unwrap()}
      onSent={onMade}
    >
      {(field) => (
        <>
          <p>{texts.serviceLead}</p>
          <Name {...field('name')} />
          <PermissionsField actingAs="admin" {...field('permissions')} />
          <Days {...field('days')} />
        </>
      )}
    </CommandDialog>
  );
}

function Name(field: FormField): React.JSX.Element {
  return <InputField {...field} label={texts.name} help={texts.nameHelp} maxLength={60} />;
}

function Days(field: FormField): React.JSX.Element {
  return (
    <SelectField
      {...field}
      label={texts.days}
      options={DAYS.map((value) => ({ value, label: texts.daysOptions(value) }))}
    />
  );
}
