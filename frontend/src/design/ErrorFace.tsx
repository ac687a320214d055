import { Button } from '@blueprintjs/core';
import { ErrorIcon } from '@blueprintjs/icons';
import { asApiError } from '../api/api-error';
import './faces.css';

interface ErrorFaceProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What went wrong, in a sentence, with a way to try again. */
export function ErrorFace({ title, error, onRetry }: ErrorFaceProps): React.JSX.Element {
  return (
    <div className="face face--error" role="alert">
      <span className="face__icon" aria-hidden="true">
        <ErrorIcon size={20} />
      </span>
      <h3 className="face__title">{title}</h3>
      <p className="face__sentence">{asApiError(error).detail}</p>
      <Button text="Try again" onClick={onRetry} />
    </div>
  );
}
