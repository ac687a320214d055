import { useSyncExternalStore } from 'react';

const shown = (): string => document.documentElement.dataset['theme'] ?? 'light';

function onChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme on the screen, regardless of who chose it: for what is painted and cannot follow the tokens automatically. */
export function useShownTheme(): string {
  return useSyncExternalStore(onChange, shown);
}
