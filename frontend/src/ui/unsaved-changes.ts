import { createContext, useCallback, useContext, useEffect, useId, useLayoutEffect } from 'react';

/** Called when what is in a form was sent or given up: from then on leaving loses nothing. */
export type Settle = () => void;

/** Where the form in a dialog says whether closing it would lose something, and how that is settled; null outside of a dialog. */
export const UnsavedChangesContext = createContext<((settle: Settle | null) => void) | null>(null);

/** The forms that have something to lose now, and whether each is in a dialog. */
const filled = new Map<string, { readonly isInDialog: boolean }>();

/** Whether going elsewhere loses something. A form on a screen outlives another query; one in a dialog may hang on it. */
export function losesChanges(isOtherScreen: boolean): boolean {
  return [...filled.values()].some(({ isInDialog }) => isInDialog || isOtherScreen);
}

/** Forgets what forms hold: the person who was asked goes all the same. */
export function dropChanges(): void {
  filled.clear();
}

/**
 * Says of the form it is called in whether there is something in it to lose. Before that is thrown away, the dialog around it
 * (`FormDialog`), the router and, when the page is closed, the browser ask. A layout effect, because Escape may follow the first letter
 * before the browser has painted it.
 * @returns what settles it before the next rendering does, so that what follows a form that was sent may lead elsewhere
 */
export function useUnsavedChanges(isFilled: boolean): Settle {
  const form = useId();
  const tell = useContext(UnsavedChangesContext);
  const settle = useCallback(() => {
    filled.delete(form);
    tell?.(null);
  }, [form, tell]);
  useLayoutEffect(() => {
    if (isFilled) {
      filled.set(form, { isInDialog: tell !== null });
      tell?.(settle);
    }
    return settle;
  }, [isFilled, form, tell, settle]);
  useEffect(() => {
    if (!isFilled) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (filled.has(form)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isFilled, form]);
  return settle;
}
