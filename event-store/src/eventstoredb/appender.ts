import { setMaxListeners } from 'node:events';
import {
  EventIdTaken,
  LogChanged,
  StoreUnavailable,
  WrongExpectedRevision,
  type Appended,
  type ExpectedRevision,
} from '../port';
import type { NewServerEvent, Place, ServerAppended, ServerClient } from './client';
import type { Positions } from './positions';
import { retried } from './retry';

export interface AppenderOptions {
  /** Appends on their way at once. */
  readonly inFlight: number;
  /** Appends that may wait for their turn; more are refused at once, so that callers slow down. */
  readonly maxWaiting: number;
  /** How long an append may be tried again, in milliseconds. */
  readonly retryMs: number;
}

/** Appends to the server, each in a call of its own, so many at once. */
export class Appender {
  readonly #closing = new AbortController();
  readonly #waiting: (() => void)[] = [];
  /** The last append under way to each stream, whatever comes of it. */
  readonly #lastOf = new Map<string, Promise<void>>();
  #inFlight = 0;

  constructor(
    private readonly client: ServerClient,
    private readonly positions: Positions,
    private readonly options: AppenderOptions,
  ) {
    setMaxListeners(0, this.#closing.signal); // every append that waits for its next try listens
  }

  /**
   * See `EventStore.append`.
   * @param stream as the server calls it
   * @param named as the port calls it, for errors
   */
  async append(
    stream: string,
    named: string,
    events: readonly NewServerEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended> {
    if (events.length === 0) throw new RangeError(`An append to ${named} has no events`);
    await this.#turn();
    // In the order they came: callers that append the history of a stream at once rely on it.
    const before = this.#lastOf.get(stream);
    const appending = Promise.resolve(before).then(() => this.#append(stream, events, expected));
    const ended = appending.then(
      () => undefined,
      () => undefined,
    );
    this.#lastOf.set(stream, ended);
    try {
      return await appending;
    } catch (error) {
      if (error instanceof WrongExpectedRevision)
        throw new WrongExpectedRevision(named, expected, error.actual);
      throw error instanceof EventIdTaken ? new EventIdTaken(named) : error;
    } finally {
      if (this.#lastOf.get(stream) === ended) this.#lastOf.delete(stream);
      this.#inFlight -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** What is being tried again fails at once. */
  close(): void {
    this.#closing.abort();
  }

  /** Waits until there is room for one more. */
  async #turn(): Promise<void> {
    if (this.#closing.signal.aborted) throw new StoreUnavailable('The event store is closed');
    if (this.#waiting.length >= this.options.maxWaiting)
      throw new StoreUnavailable(`${this.#waiting.length} appends are waiting already`);
    while (this.#inFlight >= this.options.inFlight)
      await new Promise<void>((done) => this.#waiting.push(done));
    this.#inFlight += 1;
  }

  async #append(
    stream: string,
    events: readonly NewServerEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended> {
    const until = Date.now() + this.options.retryMs;
    this.positions.mustBeUnchanged();
    const before = await this.#tried(until, async () => {
      await this.positions.open();
      await this.#refuseTaken(stream, events, expected);
      return this.positions.counted;
    });
    // With the same ids and the same expected revision the server recognises what it has stored, and answers as if it were the first time.
    const { place, revision } = await this.#tried(until, () => this.#store(stream, events, expected));
    const position = await this.#tried(until, () =>
      this.#positionOf(stream, revision, events.at(-1)?.id ?? '', place),
    );
    return { revision, position, duplicate: position <= before };
  }

  /** Does a step again while the server cannot be reached. */
  #tried<T>(until: number, step: () => Promise<T>): Promise<T> {
    return retried(step, until, this.#closing.signal);
  }

  /** @throws LogChanged when the stream was deleted before: its revisions go on then, whatever was expected */
  async #store(
    stream: string,
    events: readonly NewServerEvent[],
    expected: ExpectedRevision,
  ): Promise<ServerAppended> {
    try {
      const appended = await this.client.append(stream, events, expected);
      if (appended.revision === firstRevision(expected) + BigInt(events.length) - 1n) return appended;
    } catch (error) {
      throw error instanceof LogChanged ? this.positions.changed(error) : error;
    }
    throw this.positions.changed(new LogChanged(`events of the stream ${stream} were removed`));
  }

  /** @throws EventIdTaken, or WrongExpectedRevision when the stream is elsewhere anyway */
  async #refuseTaken(
    stream: string,
    events: readonly NewServerEvent[],
    expected: ExpectedRevision,
  ): Promise<void> {
    const first = firstRevision(expected);
    const isTaken = events.some(({ id }, index) => {
      const found = this.positions.recent.get(id);
      return found && (found.stream !== stream || found.revision !== first + BigInt(index));
    });
    if (!isTaken && new Set(events.map(({ id }) => id)).size === events.length) return;
    const [newest] = await this.client.readStream(stream, { backward: true, limit: 1 });
    const actual: ExpectedRevision = newest?.revision ?? 'no-stream';
    throw actual === expected
      ? new EventIdTaken(stream)
      : new WrongExpectedRevision(stream, expected, actual);
  }

  /**
   * The position of the last event appended. Counting up to it finds it; of one that was stored long ago, as a repeated append is
   * answered, the server is asked where it is.
   */
  async #positionOf(stream: string, revision: bigint, id: string, place: Place | undefined): Promise<bigint> {
    const { scanned, recent } = this.positions;
    const isBehind = place !== undefined && (scanned === 'start' || place > scanned);
    if (isBehind || !recent.get(id)) await this.positions.count();
    const found = recent.get(id);
    if (found?.stream === stream) return found.position;
    const [event] = await this.client.readStream(stream, { from: revision, limit: 1 });
    if (event?.id !== id)
      throw new StoreUnavailable(`EventStoreDB does not show what it has stored in ${stream}`);
    return this.positions.positionOf(event.place);
  }
}

function firstRevision(expected: ExpectedRevision): bigint {
  return expected === 'no-stream' ? 0n : expected + 1n;
}
