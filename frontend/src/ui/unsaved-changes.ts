import { createContext, useContext, useLayoutEffect } from 'react';

/** Where the form in a dialog says whether closing it would lose something; null outside of a dialog. */
export const UnsavedChangesContext = createContext<((isFilled: boolean) => void) | null>(null);

/**
 * Says of the form it is called in whether there is something in it to lose. The dialog around it (`FormDialog`) asks before it throws
 * that away. A layout effect, because Escape may follow the first letter before the browser has painted it.
 */
export function useUnsavedChanges(isFilled: boolean): void {
  const tell = useContext(UnsavedChangesContext);
  useLayoutEffect(() => {
    tell?.(isFilled);
    return () => tell?.(false);
  }, [isFilled, tell]);
}
