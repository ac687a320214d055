import { createContext, useContext, useLayoutEffect } from 'react';

const PRODUCT = 'Annals';

/** Takes the title of the screen that is showing; null when the screen shows its own. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => undefined);

/** Names the screen in the top bar and in the browser's tab. */
export function usePageTitle(title: string | null): void {
  const show = useContext(PageTitleContext);
  useLayoutEffect(() => {
    show(title);
    document.title = title === null ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [show, title]);
}
