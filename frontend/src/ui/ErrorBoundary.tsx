import { t } from '@annals/contracts/kernel/text';
import { Component } from 'react';
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

  override render(): React.ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        level={2}
        title={t('This screen could not be shown')}
        error={this.state.error}
        // A screen's code that failed to load is only asked for again by a new page load.
        onRetry={() => window.location.reload()}
      />
    );
  }
}
