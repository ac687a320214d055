import { createContext, useContext, useEffect, useLayoutEffect } from 'react';

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
    document.title = tabTitle(title);
  }, [showTitle, title]);
}

/** The title of a screen, as its tab was called. */
export function screenOf(tab: string): string {
  const end = ` · ${PRODUCT}`;
  return tab.endsWith(end) ? tab.slice(0, -end.length) : tab;
}

function tabTitle(title: string | null): string {
  return title === null ? PRODUCT : `${title} · ${PRODUCT}`;
}

/** Names the record in the browser's tab and history while it is shown: ten tabs of one screen can be told apart. */
export function useRecordTitle(title: string): void {
  // After the layout effects: the screen around it may come in the same step.
  useEffect(() => {
    const before = document.title;
    const own = tabTitle(title);
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [title]);
}

interface SectionTitleProps {
  readonly section: string;
  /** The screen that it is a part of. */
  readonly of: string;
}

/** Names a section of a screen there. It stands before what the section shows, which may have a name of its own. */
export function SectionTitle({ section, of }: SectionTitleProps): null {
  useRecordTitle(`${section} · ${of}`);
  return null;
}

/** Says above the title which screen this one is reached from, as the way back to it. */
export function usePageParent(label: string, path: string): void {
  const { showParent } = useContext(PageHeadingContext);
  useLayoutEffect(() => {
    showParent({ label, path });
    return () => showParent(null);
  }, [showParent, label, path]);
}
