import { AppendSubscribers } from '../append-subscribers';
import { pause } from '../pause';
import { APPENDED_CHANNEL } from './append-function';
import { NotificationListener } from './notification-listener';

const POSITION = /^\d{1,19}$/;

/**
 * Tells its subscribers that the log grew: by notification at once, and by a poll of the head for those that got lost.
 * It runs only while somebody is subscribed.
 */
export class AppendWatch {
  readonly #subscribers = new AppendSubscribers(() => this.#watch());
  #lastSeen = 0n;

  constructor(
    private readonly url: string,
    private readonly head: () => Promise<bigint>,
    private readonly pollIntervalMs: number,
  ) {}

  /** See `EventStore.onAppended`. */
  subscribe(callback: () => void): () => void {
    return this.#subscribers.subscribe(callback);
  }

  close(): Promise<void> {
    return this.#subscribers.close();
  }

  #watch(): () => Promise<void> {
    const stop = new AbortController();
    const listener = new NotificationListener(this.url, APPENDED_CHANNEL, {
      // What is said is a hint: a foreign notification of a position far ahead must not hide the appends before it.
      onNotification: (payload) => {
        if (POSITION.test(payload)) this.#subscribers.tell();
      },
      onListening: () => this.#subscribers.tell(),
    });
    void this.#poll(stop.signal);
    return () => {
      stop.abort();
      return listener.close();
    };
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
    this.#subscribers.tell();
  }
}
