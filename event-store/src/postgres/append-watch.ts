import { pause } from '../pause';
import { APPENDED_CHANNEL } from './append-function';
import { NotificationListener } from './notification-listener';

/**
 * Tells its subscribers that the log grew: by notification at once, and by a poll of the head for those that got lost.
 * It runs only while somebody is subscribed.
 */
export class AppendWatch {
  readonly #subscribers = new Set<() => void>();
  #watching: { listener: NotificationListener; stop: AbortController } | undefined;
  #lastSeen = 0n;

  constructor(
    private readonly url: string,
    private readonly head: () => Promise<bigint>,
    private readonly pollIntervalMs: number,
  ) {}

  /** See `EventStore.onAppended`. */
  subscribe(callback: () => void): () => void {
    const subscriber = (): void => callback(); // the same callback may be subscribed twice
    this.#subscribers.add(subscriber);
    this.#watching ??= this.#watch();
    return () => {
      this.#subscribers.delete(subscriber);
      if (this.#subscribers.size === 0) void this.close();
    };
  }

  async close(): Promise<void> {
    const watching = this.#watching;
    this.#watching = undefined;
    watching?.stop.abort();
    await watching?.listener.close();
  }

  #watch(): { listener: NotificationListener; stop: AbortController } {
    const stop = new AbortController();
    const listener = new NotificationListener(this.url, APPENDED_CHANNEL, {
      onNotification: (position) => this.#saw(BigInt(position)),
      onListening: () => this.#tell(),
    });
    void this.#poll(stop.signal);
    return { listener, stop };
  }

  async #poll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(this.pollIntervalMs, signal);
      if (signal.aborted) return;
      const head = await this.head().catch(() => undefined); // unreachable: the next poll tries again
      if (head !== undefined) this.#saw(head);
    }
  }

  #saw(position: bigint): void {
    if (position <= this.#lastSeen) return;
    this.#lastSeen = position;
    this.#tell();
  }

  #tell(): void {
    for (const subscriber of this.#subscribers) subscriber();
  }
}
