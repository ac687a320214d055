import { type Appended, type EventToStore, type ExpectedRevision, StoreUnavailable } from '../port';
import { appendError, writeOut, type PendingAppend } from './append-batch';
import { AppendConnection } from './append-connection';

export interface GroupCommitOptions {
  /** Batches on their way at once, each on a connection of its own. */
  readonly batchesInFlight: number;
  /** Events in one batch, unless a single append holds more. */
  readonly maxBatchEvents: number;
  /** Appends that may wait for their turn; more are refused at once, so that callers slow down. */
  readonly maxWaiting: number;
}

/** What the caller of an append is to get instead of an answer. */
interface Failure {
  readonly error: unknown;
}

/**
 * From so many callers at once, a batch takes only half of them: while PostgreSQL writes the one half, this process prepares what
 * the other half sends next. Taken all together, they would all wait for PostgreSQL, and then PostgreSQL for them. With fewer, the
 * cost of a second transaction is more than what is gained.
 */
const HALVED_FROM = 32;

/**
 * Gathers the appends that arrive while a batch is being written, and writes them as the next batch: one transaction, one round
 * trip, one flush to disk for many. A single append is never delayed to fill a batch, so it is as fast as without batches.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  readonly #connections: readonly AppendConnection[];
  readonly #idle: AppendConnection[];
  /** Streams of the batches on their way: a stream's appends are written one after the other, in the order they came. */
  readonly #busyStreams = new Set<string>();
  readonly #running = new Set<Promise<void>>();
  #waiting: PendingAppend[] = [];
  #scheduled = false;
  #closed = false;

  constructor(url: string, options: GroupCommitOptions) {
    this.#options = options;
    this.#connections = Array.from({ length: options.batchesInFlight }, () => new AppendConnection(url));
    this.#idle = [...this.#connections];
  }

  /** See `EventStore.append`. */
  append(stream: string, events: readonly EventToStore[], expected: ExpectedRevision): Promise<Appended> {
    return new Promise((resolve, reject) => {
      if (events.length === 0) return reject(new RangeError(`An append to ${stream} has no events`));
      if (this.#closed) return reject(new StoreUnavailable('The event store is closed'));
      if (this.#waiting.length >= this.#options.maxWaiting)
        return reject(new StoreUnavailable(`${this.#waiting.length} appends are waiting already`));
      // Written out here and not with its batch: PostgreSQL works on the batch before meanwhile.
      this.#waiting.push({ stream, events: events.map(writeOut), expected, resolve, reject });
      this.#schedule();
    });
  }

  /** Lets what was begun come to its end, refuses what still waits, and closes the connections. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#refuseWaiting(new StoreUnavailable('The event store is closed'));
    for (const connection of this.#connections) connection.stopRetrying();
    await Promise.all(this.#running);
    await Promise.all(this.#connections.map((connection) => connection.close()));
  }

  /** In the next turn of the event loop, so that all appends of this turn go together. */
  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0 || this.#idle.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#flush(0);
    });
  }

  /** @param answering appends that came to their end, whose callers are about to be told and may come again */
  #flush(answering: number): void {
    while (this.#waiting.length > 0) {
      const connection = this.#idle.pop();
      if (!connection) return;
      const callers = this.#waiting.length + answering;
      const batch = this.#nextBatch(callers < HALVED_FROM ? callers : Math.ceil(callers / 2));
      if (batch.length === 0) {
        this.#idle.push(connection);
        return;
      }
      const run = this.#write(connection, batch).finally(() => this.#running.delete(run));
      this.#running.add(run);
    }
  }

  /**
   * Takes from the waiting appends what may go now. An append held back holds back the later ones of its stream.
   * @param most appends to take
   */
  #nextBatch(most: number): PendingAppend[] {
    const batch: PendingAppend[] = [];
    const rest: PendingAppend[] = [];
    const held = new Set<string>();
    let room = this.#options.maxBatchEvents;
    for (const append of this.#waiting) {
      const fits = batch.length < most && (append.events.length <= room || batch.length === 0);
      if (!fits || this.#busyStreams.has(append.stream) || held.has(append.stream)) {
        held.add(append.stream);
        rest.push(append);
        continue;
      }
      room -= append.events.length;
      this.#busyStreams.add(append.stream);
      batch.push(append);
    }
    this.#waiting = rest;
    return batch;
  }

  /** Writes a batch and answers its appends. The next batch is on its way before the first caller is told. */
  async #write(connection: AppendConnection, batch: readonly PendingAppend[]): Promise<void> {
    const outcomes = await this.#outcomes(connection, batch);
    for (const append of batch) this.#busyStreams.delete(append.stream);
    this.#idle.push(connection);
    this.#flush(batch.length);
    outcomes.forEach((outcome, index) => {
      if ('error' in outcome) batch[index]?.reject(outcome.error);
      else batch[index]?.resolve(outcome);
    });
  }

  /** How each append of a batch ended, in order; never throws. */
  async #outcomes(
    connection: AppendConnection,
    batch: readonly PendingAppend[],
  ): Promise<readonly (Appended | Failure)[]> {
    try {
      const outcomes = await connection.write(batch);
      return outcomes.map((outcome) => (outcome instanceof Error ? { error: outcome } : outcome));
    } catch (error) {
      if (batch.length > 1 && !(error instanceof StoreUnavailable)) {
        // One bad append (an id taken elsewhere, text PostgreSQL cannot hold) must not fail its neighbours: each goes alone.
        const outcomes: (Appended | Failure)[] = [];
        for (const append of batch) outcomes.push(...(await this.#outcomes(connection, [append])));
        return outcomes;
      }
      // What queued up behind waited just as long; nothing of it was sent.
      if (error instanceof StoreUnavailable) this.#refuseWaiting(error);
      return batch.map((append) => ({ error: appendError(append, error) }));
    }
  }

  #refuseWaiting(error: StoreUnavailable): void {
    for (const append of this.#waiting.splice(0)) append.reject(error);
  }
}
