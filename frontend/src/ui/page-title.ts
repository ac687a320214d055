import { createContext, useContext, useLayoutEffect } from 'react';

const PRODUCT = 'Annals';

/** The screen that another one is reached from. */
export interface PageParent {
  readonly label: string;
  readonly path: string;
}

/** How the top bar is told of the screen that is showing. */
export interface PageHeading {
  /** Null when the screen shows its own title. */
  readonly showTitle: (title: string | null) => void;
  readonly showParent: (parent: PageParent | null) => void;
}

const nobodyListens = () => undefined;
export const PageHeadingContext = createContext<PageHeading>({
  showTitle: nobodyListens,
  showParent: nobodyListens,
});

/** Names the screen in the top bar and in the browser's tab. */
export function usePageTitle(title: string | null): void {
  const { showTitle } = useContext(PageHeadingContext);
  useLayoutEffect(() => {
    showTitle(title);
    document.title = title === null ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [showTitle, title]);
}

/** Says above the title which screen this one is reached from, as the way back to it. */
export function usePageParent(label: string, path: string): void {
  const { showParent } = useContext(PageHeadingContext);
  useLayoutEffect(() => {
    showParent({ label, path });
    return () => showParent(null);
  }, [showParent, label, path]);
}
