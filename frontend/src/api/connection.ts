/** How this browser is connected, and how many commands wait for that. */
export interface Connection {
  readonly isOnline: boolean;
  readonly waiting: number;
}

let connection: Connection = { isOnline: true, waiting: 0 };
const listeners = new Set<() => void>();

function become(next: Partial<Connection>): void {
  connection = { ...connection, ...next };
  for (const listener of listeners) listener();
}

/** From now on, what the browser says of its connection counts, and it asks before it closes a page in which something waits. */
export function followConnection(): void {
  const look = () => become({ isOnline: navigator.onLine });
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  // What waits is nowhere but in this page: closing or reloading it would lose that without a word.
  window.addEventListener('beforeunload', (event) => {
    if (connection.waiting > 0) event.preventDefault();
  });
}

/** The connection as it is; the same object until it changes. */
export function currentConnection(): Connection {
  return connection;
}

/** Calls back on every change; answers how to stop. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves at once, or when the browser is connected again. What waits for it is counted. */
export async function untilOnline(): Promise<void> {
  if (connection.isOnline) return;
  become({ waiting: connection.waiting + 1 });
  await new Promise<void>((resolve) => {
    const stop = onConnection(() => {
      if (!connection.isOnline) return;
      stop();
      resolve();
    });
  });
  become({ waiting: connection.waiting - 1 });
}
