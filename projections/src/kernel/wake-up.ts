/** Lets loops sleep until somebody calls, or until a time is up. */
export class WakeUp {
  private sleepers = new Set<() => void>();

  /** Wakes everyone who sleeps now. */
  call(): void {
    const woken = this.sleepers;
    this.sleepers = new Set();
    for (const wake of woken) wake();
  }

  /** Sleeps until the next call, the end of `milliseconds`, or the signal. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      signal.addEventListener('abort', wake, { once: true });
      this.sleepers.add(wake);
    });
  }
}
