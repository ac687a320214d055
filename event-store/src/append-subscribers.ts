/**
 * Those who want to hear that the log grew. Whatever watches for it runs only while somebody is subscribed.
 * @see EventStore.onAppended
 */
export class AppendSubscribers {
  readonly #callbacks = new Set<() => void>();
  #stop: (() => Promise<unknown>) | undefined;

  /** @param watch begins to watch; what it gives back ends that */
  constructor(private readonly watch: () => () => Promise<unknown>) {}

  /** See `EventStore.onAppended`. */
  subscribe(callback: () => void): () => void {
    const subscriber = (): void => callback(); // the same callback may be subscribed twice
    this.#callbacks.add(subscriber);
    this.#stop ??= this.watch();
    return () => {
      this.#callbacks.delete(subscriber);
      if (this.#callbacks.size === 0) void this.close();
    };
  }

  tell(): void {
    for (const callback of this.#callbacks) callback();
  }

  async close(): Promise<void> {
    const stop = this.#stop;
    this.#stop = undefined;
    await stop?.();
  }
}
