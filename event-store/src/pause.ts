/**
 * Waits. The process stays alive for it: a command that waits for a server must not end as if it were done.
 * @param milliseconds how long
 * @param signal ends the wait at once; the promise is fulfilled all the same
 */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}
