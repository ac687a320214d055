/** The one way to wait for news: loops sleep until somebody calls, or until a time is up. A call that comes while a loop is looking is not lost to it. */
export class WakeUp {
  private calls = 0;
  private sleepers = new Set<() => void>();

  /** Wakes everyone who sleeps now. */
  call(): void {
    this.calls += 1;
    const woken = this.sleepers;
    this.sleepers = new Set();
    for (const wake of woken) wake();
  }

  /** The present moment, to be taken before looking for something to do. */
  now(): number {
    return this.calls;
  }

  /**
   * Sleeps until a call, the end of `milliseconds` (undefined: however long it takes), or the signal.
   * @param since the moment before the look that found nothing to do: after a call since then nobody sleeps
   */
  sleep(milliseconds: number | undefined, signal: AbortSignal, since: number): Promise<void> {
    if (signal.aborted || since !== this.calls) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.sleepers.delete(wake);
        resolve();
      };
      const timer = milliseconds === undefined ? undefined : setTimeout(wake, milliseconds);
      signal.addEventListener('abort', wake, { once: true });
      this.sleepers.add(wake);
    });
  }
}
