import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../design/Field';
import { texts } from './texts';

interface PasswordFieldProps {
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** The password, with a button that shows what was typed. */
export function PasswordField({ registration, error }: PasswordFieldProps): React.JSX.Element {
  const [shown, setShown] = useState(false);
  return (
    <Field label={texts.password} error={error}>
      {(attributes) => (
        <div className="password">
          <input
            {...attributes}
            {...registration}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
          />
          <button
            className="password__toggle"
            type="button"
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10z" />
              <circle cx="10" cy="10" r="2.4" />
              {shown && <path d="m4 16 12-12" />}
            </svg>
          </button>
        </div>
      )}
    </Field>
  );
}
