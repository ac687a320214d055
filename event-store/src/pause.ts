/**
 * Waits, without keeping the process alive for it.
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
    timer.unref();
    signal?.addEventListener('abort', end, { once: true });
  });
}
