import { t } from '@annals/contracts/kernel/text';
import { Component, useEffect, useRef, useSyncExternalStore } from 'react';
import { networkError } from '../api/api-error';
import { askForServer, isReachable, onConnection } from '../api/connection';
import { ErrorState } from './ErrorState';

interface ErrorBoundaryProps {
  /** A change of it, such as going to another screen, forgets the error. */
  readonly resetKey: string;
  readonly children: React.ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly failedFor: string;
}

/** Keeps a screen's failure from taking the rest of the application with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, hasFailed: false, failedFor: '' };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failedFor }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === failedFor ? null : { hasFailed: false, failedFor: resetKey };
  }

  override componentDidCatch(): void {
    void askForServer();
  }

  override render(): React.ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ScreenFailed error={this.state.error} />;
  }
}

// A screen's code that failed to load is only asked for again by a new page load.
const loadAgain = () => window.location.reload();

/** Says why; where the server was away, the screen comes by itself when it is back. */
function ScreenFailed({ error }: { error: unknown }): React.JSX.Element {
  const isReached = useSyncExternalStore(onConnection, isReachable);
  const wasAway = useRef(false);
  useEffect(() => {
    if (!isReached) wasAway.current = true;
    else if (wasAway.current) loadAgain();
  }, [isReached]);
  return (
    <ErrorState
      level={2}
      title={t('This screen could not be shown')}
      error={isReached ? error : networkError(error)}
      onRetry={loadAgain}
    />
  );
}
