import { ROLE_LABELS, SIGN_IN_ROLES, type SignInRole } from '@annals/contracts/kernel/roles';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ROLE_DESCRIPTIONS, texts } from './texts';

interface RoleSelectorProps {
  readonly chosen: SignInRole;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** As whom one signs in, with a card that says what the choice is for. */
export function RoleSelector({ chosen, registration, error }: RoleSelectorProps): React.JSX.Element {
  return (
    <fieldset className="role-selector">
      <legend>{texts.role}</legend>
      <div className="role-selector__choices">
        {SIGN_IN_ROLES.map((role) => (
          <label className="role-selector__choice" key={role}>
            <input className="visually-hidden" type="radio" value={role} {...registration} />
            <span>{ROLE_LABELS[role]}</span>
          </label>
        ))}
      </div>
      <p className="role-selector__description" aria-live="polite">
        {ROLE_DESCRIPTIONS[chosen]}
      </p>
      {error !== undefined && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
