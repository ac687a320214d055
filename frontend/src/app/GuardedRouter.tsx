import { startTransition, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  Router,
  NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type To,
} from 'react-router-dom';
import { lazily } from '../ui/lazily';
import { dropChanges, losesChanges } from '../ui/unsaved-changes';

const DiscardDialog = lazily(() => import('../ui/DiscardDialog'));

/**
 * The router of the browser's history that asks before a form with something in it is left behind: by a link, and by Back, which is taken
 * back until that is answered. `BrowserRouter` has no way to ask, and the data router is a second kind of routing for that one question.
 */
export function GuardedRouter({ children }: { children: React.ReactNode }): React.JSX.Element {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState({ action: history.action, location: history.location });
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);
  const shown = useRef(place.location);
  // The browser has left the place already when it says so; going back to it says so once more.
  const isReturning = useRef(false);

  useLayoutEffect(
    () =>
      history.listen(({ action, location, delta }) => {
        if (isReturning.current) {
          isReturning.current = false;
          return;
        }
        if (
          action === NavigationType.Pop &&
          delta &&
          losesChanges(location.pathname !== shown.current.pathname)
        ) {
          isReturning.current = true;
          history.go(-delta);
          setLeave({ go: () => history.go(delta) });
          return;
        }
        shown.current = location;
        startTransition(() => setPlace({ action, location }));
      }),
    [history],
  );

  const navigator = useMemo(() => {
    const unlessItLoses = (to: To, go: () => void) => {
      if (losesChanges(pathOf(to) !== shown.current.pathname)) setLeave({ go });
      else go();
    };
    return {
      createHref: (to: To) => history.createHref(to),
      encodeLocation: (to: To) => history.encodeLocation(to),
      go: (delta: number) => history.go(delta),
      push: (to: To, state?: unknown) => unlessItLoses(to, () => history.push(to, state)),
      replace: (to: To, state?: unknown) => unlessItLoses(to, () => history.replace(to, state)),
    };
  }, [history]);

  return (
    <Router location={place.location} navigationType={place.action} navigator={navigator}>
      {children}
      {leave && (
        <Suspense>
          <DiscardDialog
            isOpen
            onDiscard={() => {
              setLeave(null);
              dropChanges();
              leave.go();
            }}
            onKeep={() => setLeave(null)}
          />
        </Suspense>
      )}
    </Router>
  );
}

function pathOf(to: To): string | undefined {
  return typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;
}
