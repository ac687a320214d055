import { useId } from 'react';

/** What ties an input to its label and its error. */
export interface FieldAttributes {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly children: (attributes: FieldAttributes) => React.ReactNode;
}

/** A labelled input with its error under it. */
export function Field({ label, error, children }: FieldProps): React.JSX.Element {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: 'sign-in-field__input',
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      {error !== undefined && (
        <p className="sign-in-field__error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
