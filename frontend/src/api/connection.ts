/** Whether this browser has a connection, as far as it knows. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the connection goes or comes; answers how to stop. */
export function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
