import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 639px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is as narrow as a phone's, where tables become cards. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}
