import { t } from '@annals/contracts/kernel/text';
import { landingPath } from '@annals/contracts/kernel/roles';
import { LockIcon } from '@blueprintjs/icons';
import { Suspense } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { useCurrentUser } from '../session/current-user';
import { EmptyState } from '../ui/EmptyState';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { SkeletonRows } from '../ui/SkeletonRows';
import { usePageTitle } from '../ui/page-title';
import type { ShownScreen } from './screens';
import { texts } from './texts';

/** Shows a screen to the roles it is for, and keeps its failures to itself. */
export function ScreenRoute({ screen }: { screen: ShownScreen }): React.JSX.Element {
  const { role } = useCurrentUser();
  const { pathname } = useLocation();
  usePageTitle(t(screen.titleFor?.(role) ?? screen.label));
  if (!screen.isFor(role)) {
    // Everyone may ask for the root; who has no overview starts at their own screen.
    const start = landingPath(role);
    return pathname === addressOf('overview') ? (
      <Navigate to={start} replace />
    ) : (
      <NotForRole start={start} />
    );
  }
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<ScreenLoading />}>
        <screen.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

function ScreenLoading(): React.JSX.Element {
  return (
    <div className="card">
      <SkeletonRows label={texts.loading} />
    </div>
  );
}

function NotForRole({ start }: { start: string }): React.JSX.Element {
  const { title, sentence, action } = texts.notForRole;
  return (
    <EmptyState
      level={2}
      icon={<LockIcon size={20} />}
      title={title}
      sentence={sentence}
      action={<Link to={start}>{action}</Link>}
    />
  );
}
