import { t } from '@annals/contracts/kernel/text';
import { Button } from '@blueprintjs/core';
import { ErrorIcon } from '@blueprintjs/icons';
import { asApiError } from '../api/api-error';
import './states.css';

interface ErrorStateProps {
  readonly title: string;
  readonly error: unknown;
  /** The heading's level: 3 inside a card, 2 where the screen shows nothing else. */
  readonly level?: 2 | 3;
  readonly onRetry: () => void;
}

/** What went wrong, in a sentence, with a way to try again. */
export function ErrorState({ title, error, level = 3, onRetry }: ErrorStateProps): React.JSX.Element {
  const Heading = `h${level}` as const;
  return (
    <div className="list-state list-state--error" role="alert">
      <span className="list-state__icon" aria-hidden="true">
        <ErrorIcon size={20} />
      </span>
      <Heading className="list-state__title">{title}</Heading>
      <p className="list-state__sentence">{asApiError(error).detail}</p>
      <Button text={t('Try again')} onClick={onRetry} />
    </div>
  );
}
