import { Drawer } from '@blueprintjs/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LazyPalette, loadPaletteAhead } from '../palette/lazy-palette';
import { usePaletteShortcut } from '../palette/usePaletteShortcut';
import { texts } from '../texts';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { PageTitleContext } from '../../ui/page-title';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import './shell.css';

/** The frame around every screen: sidebar, top bar, and the palette above them. */
export function Shell(): React.JSX.Element {
  const [title, setTitle] = useState<string | null>(null);
  const [navigationOpen, setNavigationOpen] = useState(false);
  /** What the palette opens with; null while it is closed. */
  const [searched, setSearched] = useState<string | null>(null);
  const [wasPaletteOpened, setWasPaletteOpened] = useState(false);
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  const openPalette = (typed: string) => {
    setWasPaletteOpened(true);
    setSearched(typed);
  };
  usePaletteShortcut(() => openPalette(''));
  useEffect(loadPaletteAhead, []);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setNavigationOpen(false);
    // Going to another screen is a new page to someone who listens to it: start there at its beginning.
    content.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <PageTitleContext.Provider value={setTitle}>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <aside className="shell__sidebar">
        <Sidebar />
      </aside>
      <Drawer
        isOpen={navigationOpen}
        onClose={() => setNavigationOpen(false)}
        position="left"
        size="16rem"
        shouldReturnFocusOnClose
      >
        <div className="shell__drawer-content" role="dialog" aria-modal="true" aria-label={texts.drawer}>
          <Sidebar onClose={() => setNavigationOpen(false)} />
        </div>
      </Drawer>
      <div className="shell__page">
        <TopBar title={title} onOpenNavigation={() => setNavigationOpen(true)} onOpenPalette={openPalette} />
        <main className="shell__content" id="content" ref={content} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {wasPaletteOpened && (
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={null}>
            <LazyPalette typed={searched} onClose={() => setSearched(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </PageTitleContext.Provider>
  );
}
