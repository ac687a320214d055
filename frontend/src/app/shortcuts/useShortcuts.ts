import { useEffect, useRef } from 'react';
import { singleKeysAct } from './single-keys';

/** After G the second key has so long to come. */
const SEQUENCE_MS = 1_500;

interface ShortcutActions {
  readonly search: () => void;
  readonly help: () => void;
  /** @param key what was pressed after G @returns whether it leads somewhere */
  readonly goTo: (key: string) => boolean;
}

/**
 * Ctrl-K, or Cmd-K on a Mac, and `/` search; `?` lists the shortcuts; G and a key go to a screen. Single keys do nothing while something is
 * typed, while a dialog or a menu is open, and for people who have turned them off.
 */
export function useShortcuts(actions: ShortcutActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let goesSince = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
        // Browsers use the same keys for their address bar.
        event.preventDefault();
        latest.current.search();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isBusy(event.target) || !singleKeysAct()) return;
      const follows = event.timeStamp - goesSince < SEQUENCE_MS;
      goesSince = Number.NEGATIVE_INFINITY;
      if (follows) {
        if (latest.current.goTo(key)) event.preventDefault();
      } else if (key === 'g') goesSince = event.timeStamp;
      else if (key === '?') latest.current.help();
      else if (key === '/') {
        event.preventDefault();
        latest.current.search();
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether keys belong to a field, or to what lies above the screen. */
function isBusy(target: EventTarget | null): boolean {
  return (
    (target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null) ||
    document.querySelector('[role=dialog]') !== null
  );
}
