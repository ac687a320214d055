import { useState, useSyncExternalStore } from 'react';

let isPressed = false;
const listeners = new Set<() => void>();

function tell(pressed: boolean): void {
  isPressed = pressed;
  for (const listener of listeners) listener();
}

const press = () => tell(true);
// After the click, which comes with the release.
const release = () => setTimeout(tell, 0, false);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('pointerdown', press, true);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    isPressed = false;
    removeEventListener('pointerdown', press, true);
    for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, release, true);
  };
}

/**
 * `value`, but as it was for as long as something is pressed. For what comes by itself and takes room: a button that moves away under the
 * pointer is not clicked.
 */
export function useUnpressed<Value>(value: Value): Value {
  const pressed = useSyncExternalStore(subscribe, () => isPressed);
  const [shown, setShown] = useState(() => value);
  if (!pressed && shown !== value) setShown(() => value);
  return pressed ? shown : value;
}
