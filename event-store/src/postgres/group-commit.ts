import { type Appended, type EventToStore, type ExpectedRevision, StoreUnavailable } from '../port';
import { appendError, type PendingAppend } from './append-batch';
import { AppendConnection } from './append-connection';

export interface GroupCommitOptions {
  /** Batches on their way at once, each on a connection of its own. */
  readonly batchesInFlight: number;
  /** Events in one batch, unless a single append holds more. */
  readonly maxBatchEvents: number;
  /** Appends that may wait for their turn; more are refused at once, so that callers slow down. */
  readonly maxWaiting: number;
}

/**
 * Gathers the appends that arrive while a batch is being written, and writes them as the next batch: one transaction, one round
 * trip, one flush to disk for many. Nobody waits for company, so a lone append is as fast as it would be by itself.
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
      this.#waiting.push({ stream, events, expected, resolve, reject });
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
      this.#flush();
    });
  }

  #flush(): void {
    while (this.#waiting.length > 0) {
      const connection = this.#idle.pop();
      if (!connection) return;
      const batch = this.#nextBatch();
      if (batch.length === 0) {
        this.#idle.push(connection);
        return;
      }
      const run = this.#write(connection, batch).finally(() => this.#running.delete(run));
      this.#running.add(run);
    }
  }

  /** Takes from the waiting appends what may go now. An append held back holds back the later ones of its stream. */
  #nextBatch(): PendingAppend[] {
    const batch: PendingAppend[] = [];
    const rest: PendingAppend[] = [];
    const held = new Set<string>();
    let room = this.#options.maxBatchEvents;
    for (const append of this.#waiting) {
      const fits = append.events.length <= room || batch.length === 0;
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

  async #write(connection: AppendConnection, batch: readonly PendingAppend[]): Promise<void> {
    try {
      await this.#settle(connection, batch);
    } finally {
      for (const append of batch) this.#busyStreams.delete(append.stream);
      this.#idle.push(connection);
      this.#schedule();
    }
  }

  /** Never throws: every append of the batch is answered. */
  async #settle(connection: AppendConnection, batch: readonly PendingAppend[]): Promise<void> {
    try {
      const outcomes = await connection.write(batch);
      outcomes.forEach((outcome, index) => {
        if (outcome instanceof Error) batch[index]?.reject(outcome);
        else batch[index]?.resolve(outcome);
      });
    } catch (error) {
      if (batch.length > 1 && !(error instanceof StoreUnavailable)) {
        // One bad append (an id taken elsewhere, text PostgreSQL cannot hold) must not fail its neighbours: each goes alone.
        for (const append of batch) await this.#settle(connection, [append]);
        return;
      }
      for (const append of batch) append.reject(appendError(append, error));
      // What queued up behind waited just as long; nothing of it was sent.
      if (error instanceof StoreUnavailable) this.#refuseWaiting(error);
    }
  }

  #refuseWaiting(error: StoreUnavailable): void {
    for (const append of this.#waiting.splice(0)) append.reject(error);
  }
}
