/** The names in the browser's storage that begin so; none in a browser that keeps nothing. */
export function namesKept(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

/** How the names of half-written texts begin, and those of commands that wait for a connection; whose they are follows. */
export const DRAFTS = 'annals-draft:';
export const WAITING = 'annals-waiting:';

/** Whether something is kept on this device that was not sent, regardless of whose it is. */
export function hasUnsent(...beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => namesKept(beginning).length > 0);
}

/** Forgets what was not sent, regardless of whose it is: somebody signs out, and others may sit down here. */
export function forgetUnsent(): void {
  for (const name of [...namesKept(DRAFTS), ...namesKept(WAITING)]) localStorage.removeItem(name);
}
