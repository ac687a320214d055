import { t } from '@annals/contracts/kernel/text';
import { useId } from 'react';
import './field.css';

/** What ties an input to its label and its error. */
export interface FieldAttributes {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  /** A sentence under the input. */
  readonly help?: string | undefined;
  readonly children: (attributes: FieldAttributes) => React.ReactNode;
}

/** A labelled input with its help, or its error, under it. */
export function Field({ label, error, help, children }: FieldProps): React.JSX.Element {
  const id = useId();
  const errorId = `${id}-error`;
  const helpId = `${id}-help`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: 'field__input',
        'aria-invalid': error !== undefined,
        'aria-describedby': error !== undefined ? errorId : help !== undefined ? helpId : undefined,
      })}
      {error === undefined && help !== undefined && (
        <p className="field__help" id={helpId}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p className="field__error" id={errorId}>
          {t(error)}
        </p>
      )}
    </div>
  );
}
