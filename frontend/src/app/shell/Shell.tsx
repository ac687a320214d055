import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { lazily } from '../../ui/lazily';
import { LazyPalette } from '../palette/lazy-palette';
import { navigationFor, mainPath } from '../screens';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { useCurrentUser } from '../../session/current-user';
import { texts } from '../texts';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { lazyDialog } from '../../ui/lazy-dialog';
import { PageHeadingContext, type PageParent } from '../../ui/page-title';
import { BottomBar } from './BottomBar';
import { FactorReminder } from './FactorReminder';
import { OfflineBanner } from './OfflineBanner';
import { Sidebar } from './Sidebar';
import { SignOutQuestion } from './SignOutQuestion';
import { TopBar } from './TopBar';
import { useScrollPosition } from './useScrollPosition';
import './shell.css';

const NavigationDrawer = lazyDialog(async () => (await import('./NavigationDrawer')).NavigationDrawer);
/** For administrators alone. */
const Alarms = lazily(() => import('../../features/break-glass/Alarms'));
const ShortcutsDialog = lazily(() => import('../shortcuts/ShortcutsDialog'));

/** While the palette is still to come, what is typed goes into the search box, and from there into the palette, which gives the focus back to what had it. */
function TypedMeanwhile({ into }: { into: RefObject<HTMLInputElement> }): null {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const box = into.current;
    box?.focus();
    return () => {
      if (before === box) return;
      box?.blur();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [into]);
  return null;
}

/** The frame around every screen: sidebar, top bar, and the palette above them. */
export function Shell(): React.JSX.Element {
  const [title, showTitle] = useState<string | null>(null);
  const [parent, showParent] = useState<PageParent | null>(null);
  const heading = useMemo(() => ({ showTitle, showParent }), []);
  const [navigationOpen, setNavigationOpen] = useState(false);
  /** How often the palette was opened, and what it opens with; null while it is closed. Each opening starts empty, even while the last one is still closing. */
  const [palette, setPalette] = useState<{ opened: number; typed: string | null }>({
    opened: 0,
    typed: null,
  });
  /** Null until they were asked for once. */
  const [shortcutsShown, setShortcutsShown] = useState<boolean | null>(null);
  const { role } = useCurrentUser();
  const navigate = useNavigate();
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  const searchBox = useRef<HTMLInputElement>(null);
  const openPalette = () =>
    setPalette((now) => (now.typed === null ? { opened: now.opened + 1, typed: '' } : now));
  const search = (typed: string) =>
    setPalette((now) => ({ opened: now.typed === null ? now.opened + 1 : now.opened, typed }));
  useShortcuts({
    search: openPalette,
    help: () => setShortcutsShown(true),
    goTo: (key) => {
      const screen = navigationFor(role).find(({ sidebar }) => sidebar.key === key);
      if (screen) void navigate(mainPath(screen));
      return screen !== undefined;
    },
  });

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // Going to another screen is a new page to someone who listens to it. Who opened the navigation while the screen was still coming is there.
    if (!navigationOpen) content.current?.focus({ preventScroll: true });
  }, [pathname, navigationOpen]);
  useScrollPosition();

  return (
    <PageHeadingContext.Provider value={heading}>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <aside className="shell__sidebar">
        <Sidebar />
      </aside>
      <NavigationDrawer isOpen={navigationOpen} onClose={() => setNavigationOpen(false)} />
      <div className="shell__page">
        <TopBar
          title={title}
          parent={parent}
          onOpenNavigation={() => setNavigationOpen(true)}
          searchBox={searchBox}
          typed={palette.typed ?? ''}
          onOpenPalette={openPalette}
          onSearch={search}
        />
        <main className="shell__content" id="content" ref={content} tabIndex={-1}>
          <FactorReminder />
          {role === 'admin' && (
            <Suspense fallback={null}>
              <Alarms />
            </Suspense>
          )}
          <Outlet />
        </main>
      </div>
      <OfflineBanner />
      <SignOutQuestion />
      <BottomBar onOpenNavigation={() => setNavigationOpen(true)} />
      {palette.opened > 0 && (
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<TypedMeanwhile into={searchBox} />}>
            <LazyPalette
              key={palette.opened}
              typed={palette.typed}
              onClose={() => setPalette(({ opened }) => ({ opened, typed: null }))}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {shortcutsShown !== null && (
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={null}>
            <ShortcutsDialog isOpen={shortcutsShown} onClose={() => setShortcutsShown(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </PageHeadingContext.Provider>
  );
}
