import { patternOf } from '@annals/contracts/addresses';
import { Spinner } from '@blueprintjs/core';
import { Suspense, useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useAccountsCurrentUserQuery } from '../features/accounts/api';
import { CurrentUserContext } from '../session/current-user';
import { asApiError } from '../api/api-error';
import { followLive } from '../api/live';
import { store } from '../api/store';
import { ErrorState } from '../ui/ErrorState';
import { NotFoundScreen } from '../ui/NotFoundScreen';
import { PersonAtName } from '../features/people/PersonLink';
import { CollectedContext } from '../ui/feature';
import { COLLECTED, SCREENS } from './screens';
import { ScreenRoute } from './ScreenRoute';
import { StepUp } from './StepUp';
import { lazily } from '../ui/lazily';
import { Shell } from './shell/Shell';
import { texts } from './texts';
import './application.css';

/** Few ever see it. */
const FactorGate = lazily(async () => ({ default: (await import('./FactorGate')).FactorGate }));

/** The signed-in product: who is using it, what has moved, and the screens. */
export function Application(): React.JSX.Element {
  const { data: user, error, refetch } = useAccountsCurrentUserQuery();
  const isKnown = user !== undefined;
  const isDue = user?.secondFactorIsDue ?? false;
  /** Recovery codes that are shown once stay until they go on by themselves. */
  const [isGated, setIsGated] = useState(false);
  if (isDue && !isGated) setIsGated(true);
  useEffect(() => (isKnown && !isGated ? followLive(store.dispatch) : undefined), [isKnown, isGated]);

  // A finished session sends the browser to sign in; until it has left, there is nothing to try again.
  if (!user && error && asApiError(error).status !== 401)
    return (
      <main className="application-wait">
        <ErrorState level={2} title={texts.userFailed} error={error} onRetry={() => void refetch()} />
      </main>
    );
  if (!user)
    return (
      <main className="application-wait">
        <div className="application-wait__spinner" role="status">
          <Spinner size={32} aria-hidden="true" />
          <p>{texts.loading}</p>
        </div>
      </main>
    );
  if (isGated)
    return (
      <CurrentUserContext.Provider value={user}>
        <Suspense>
          <FactorGate isDone={!isDue} onGo={() => setIsGated(false)} />
        </Suspense>
        <StepUp />
      </CurrentUserContext.Provider>
    );
  return (
    <CurrentUserContext.Provider value={user}>
      {/* In another time zone every day and time reads differently. */}
      <CollectedContext.Provider value={COLLECTED}>
        <Routes key={user.timeZone}>
          <Route element={<Shell />}>
            {SCREENS.flatMap((screen) =>
              screen.addresses
                .map(patternOf)
                .map((path) => <Route key={path} path={path} element={<ScreenRoute screen={screen} />} />),
            )}
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
        </Routes>
        <PersonAtName />
        <StepUp />
      </CollectedContext.Provider>
    </CurrentUserContext.Provider>
  );
}
