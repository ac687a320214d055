import { useSyncExternalStore } from 'react';

let isPrinting = false;
const listeners = new Set<() => void>();

function become(printing: boolean): void {
  isPrinting = printing;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const begin = () => become(true);
const end = () => become(false);

/** Whether the page is being printed: then all of a list has to be in the document. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
