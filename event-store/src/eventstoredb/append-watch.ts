import { AppendSubscribers } from '../append-subscribers';
import { pause } from '../pause';
import type { ServerClient } from './client';
import type { Positions } from './positions';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

/**
 * Tells its subscribers that the log grew: by a subscription at the server, which begins again automatically where it was when it ends or
 * falls silent, and by a look at the log at intervals, in case it tells nothing. It runs only while somebody is subscribed.
 */
export class AppendWatch {
  readonly #subscribers = new AppendSubscribers(() => this.#watch());
  /** The last place the subscription spoke of. */
  #heardUpTo: bigint = -1n;
  #telling = false;

  constructor(
    private readonly client: ServerClient,
    private readonly positions: Positions,
    private readonly prefix: string,
    private readonly pollIntervalMs: number,
  ) {}

  /** See `EventStore.onAppended`. */
  subscribe(callback: () => void): () => void {
    return this.#subscribers.subscribe(callback);
  }

  close(): Promise<void> {
    return this.#subscribers.close();
  }

  #watch(): () => Promise<unknown> {
    const stop = new AbortController();
    const silent = new SilenceSignal();
    const ended = Promise.all([this.#listen(stop.signal, silent), this.#look(stop.signal, silent)]);
    return () => {
      stop.abort();
      return ended;
    };
  }

  /** Listens for ever: after every end again, from the last place heard of, with growing waits. */
  async #listen(signal: AbortSignal, silent: SilenceSignal): Promise<void> {
    let delay = FIRST_DELAY_MS;
    while (!signal.aborted) {
      try {
        await this.positions.count();
        const after = this.positions.scanned;
        this.#heardUpTo = after === 'start' ? -1n : after;
        this.#tell();
        const either = AbortSignal.any([signal, silent.begin()]);
        await this.client.subscribe(
          { after, prefix: this.prefix, signal: either },
          {
            onConfirmed: () => (delay = FIRST_DELAY_MS),
            onReached: (place, isEvent) => {
              if (place > this.#heardUpTo) this.#heardUpTo = place;
              if (isEvent) this.#tell();
            },
          },
        );
      } catch {
        // The look beside it is the fallback; the next try follows.
      }
      if (signal.aborted) return;
      await pause(delay, signal);
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    }
  }

  /**
   * Looks at the log itself at intervals. What the subscription has not told of by the next look it will not tell of: its connection may
   * stand and carry nothing. It is ended then, and begins again.
   */
  async #look(signal: AbortSignal, silent: SilenceSignal): Promise<void> {
    let missed: bigint | undefined;
    while (!signal.aborted) {
      await pause(this.pollIntervalMs, signal);
      if (signal.aborted) return;
      try {
        if (missed !== undefined && this.#heardUpTo < missed) {
          this.#tell();
          silent.declare();
        }
        await this.positions.count();
        missed = await this.#newestUnheard();
        if (missed !== undefined) this.#tell();
      } catch {
        // Unreachable: the next look tries again.
      }
    }
  }

  /** Where the newest event of the log is, when the subscription has not told of it yet. */
  async #newestUnheard(): Promise<bigint | undefined> {
    const { counted } = this.positions;
    if (counted === 0n) return undefined;
    const newest = await this.positions.placeOf(counted);
    return newest > this.#heardUpTo ? newest : undefined;
  }

  /** Once in a turn of the event loop, however many events have come in it. */
  #tell(): void {
    if (this.#telling) return;
    this.#telling = true;
    setImmediate(() => {
      this.#telling = false;
      this.#subscribers.tell();
    });
  }
}

/** Ends the subscription of the moment. */
class SilenceSignal {
  #present = new AbortController();

  begin(): AbortSignal {
    this.#present = new AbortController();
    return this.#present.signal;
  }

  declare(): void {
    this.#present.abort();
  }
}
