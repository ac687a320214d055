import { translated } from '@annals/contracts/kernel/text';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './Field';
import './password-field.css';

const TEXTS = translated({ password: 'Password', show: 'Show password', hide: 'Hide password' });

interface PasswordFieldProps {
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly label?: string;
  readonly help?: string;
  /** What a password manager should offer. */
  readonly autoComplete?: 'current-password' | 'new-password';
}

/** The password, with a button that shows what was typed. */
export function PasswordField(props: PasswordFieldProps): React.JSX.Element {
  const { registration, error, label = TEXTS.password, help, autoComplete = 'current-password' } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} help={help}>
      {(attributes) => (
        <div className="password">
          <input
            {...attributes}
            {...registration}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
          />
          <button
            className="password__toggle"
            type="button"
            aria-label={shown ? TEXTS.hide : TEXTS.show}
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
