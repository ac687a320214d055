/** Answers everybody, as long as the server is there. */
const SERVER = '/health/live';
const ASKED_AGAIN_AFTER_MS = 5_000;

const listeners = new Set<() => void>();
let isServerAway = false;
let asking: Promise<void> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

/** Whether this browser has a connection, as far as it knows. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Whether the server can be reached, as far as is known: it may be away while there is a connection. */
export function isReachable(): boolean {
  return isOnline() && !isServerAway;
}

/** Calls back when the connection or the server goes or comes; answers how to stop. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Finds out whether the server is there, after something got no answer; while it is away, again every few seconds. */
export function askForServer(): Promise<void> {
  return (asking ??= fetch(SERVER, { cache: 'no-store' })
    .then(
      ({ ok }) => noteServer(ok),
      () => noteServer(false),
    )
    .finally(() => (asking = undefined)));
}

const ask = () => void askForServer();

function noteServer(isThere: boolean): void {
  clearTimeout(again);
  if (!isThere) {
    again = setTimeout(ask, ASKED_AGAIN_AFTER_MS);
    window.addEventListener('online', ask, { once: true });
  }
  if (isThere !== isServerAway) return;
  isServerAway = !isThere;
  for (const listener of listeners) listener();
}
