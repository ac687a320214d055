import { Button } from '@blueprintjs/core';
import { ErrorIcon } from '@blueprintjs/icons';
import { asApiError } from '../api/api-error';
import './faces.css';

interface ErrorFaceProps {
  readonly title: string;
  readonly error: unknown;
  /** The heading's level: 3 inside a card, 2 where the screen shows nothing else. */
  readonly level?: 2 | 3;
  readonly onRetry: () => void;
}

/** What went wrong, in a sentence, with a way to try again. */
export function ErrorState({ title, error, level = 3, onRetry }: ErrorFaceProps): React.JSX.Element {
  const Heading = `h${level}` as const;
  return (
    <div className="face face--error" role="alert">
      <span className="face__icon" aria-hidden="true">
        <ErrorIcon size={20} />
      </span>
      <Heading className="face__title">{title}</Heading>
      <p className="face__sentence">{asApiError(error).detail}</p>
      <Button text="Try again" onClick={onRetry} />
    </div>
  );
}
