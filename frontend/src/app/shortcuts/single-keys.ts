const STORED_AS = 'annals.single-keys';

/** Whether single keys act in this browser. Who speaks to the computer, or strikes keys by chance, turns them off (WCAG 2.1.4). */
export function singleKeysAct(): boolean {
  try {
    return window.localStorage.getItem(STORED_AS) !== 'off';
  } catch {
    return true;
  }
}

/** Turns single keys on or off in this browser. */
export function letSingleKeysAct(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(STORED_AS);
    else window.localStorage.setItem(STORED_AS, 'off');
  } catch {
    // Without storage nothing can be remembered: they stay as they are.
  }
}
