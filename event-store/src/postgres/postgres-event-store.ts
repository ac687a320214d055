import type {
  Appended,
  EventStore,
  EventToStore,
  ExpectedRevision,
  LogPage,
  StoredEvent,
  TakesOver,
} from '../port';
import { AppendWatch } from './append-watch';
import { GroupCommit } from './group-commit';
import { LogReader } from './log-reader';
import { takeOver } from './take-over';

export interface PostgresEventStoreOptions {
  /**
   * Batches of appends on their way at once. One is best as soon as several processes append, and close to the best with a
   * single one: the appends that arrive meanwhile make the next batch larger.
   */
  readonly batchesInFlight?: number;
  /** Events in one batch. */
  readonly maxBatchEvents?: number;
  /** Appends that may wait before further ones are refused with StoreUnavailable. */
  readonly maxWaiting?: number;
  /** Connections for reading. */
  readonly readConnections?: number;
  /** How often the head is compared while somebody is subscribed, in milliseconds. */
  readonly pollIntervalMs?: number;
}

/**
 * The log in PostgreSQL (14 or newer), in the schema made by `migrateEventStore`.
 * Appends are group-committed, positions are gapless and in the order of commits.
 */
export class PostgresEventStore implements EventStore, TakesOver {
  readonly #appends: GroupCommit;
  readonly #reader: LogReader;
  readonly #watch: AppendWatch;

  /**
   * Connects when first used.
   * @throws Error when the url is not one of PostgreSQL
   */
  constructor(
    private readonly url: string,
    options: PostgresEventStoreOptions = {},
  ) {
    const { batchesInFlight = 1, maxBatchEvents = 512, maxWaiting = 10_000 } = options;
    this.#reader = new LogReader(url, options.readConnections ?? 4);
    this.#appends = new GroupCommit(url, { batchesInFlight, maxBatchEvents, maxWaiting });
    this.#watch = new AppendWatch(url, () => this.#reader.head(), options.pollIntervalMs ?? 250);
  }

  append(stream: string, events: readonly EventToStore[], expected: ExpectedRevision): Promise<Appended> {
    return this.#appends.append(stream, events, expected);
  }

  takeOver(events: readonly StoredEvent[]): Promise<void> {
    return takeOver(this.url, events);
  }

  readStream(
    stream: string,
    options?: { from?: bigint; direction?: 'forward' | 'backward'; limit?: number },
  ): Promise<readonly StoredEvent[]> {
    return this.#reader.readStream(stream, options);
  }

  readAll(options: { after: bigint; limit: number }): Promise<LogPage> {
    return this.#reader.readAll(options);
  }

  readAllBackward(options: { before?: bigint; limit: number }): Promise<LogPage> {
    return this.#reader.readAllBackward(options);
  }

  head(): Promise<bigint> {
    return this.#reader.head();
  }

  onAppended(callback: () => void): () => void {
    return this.#watch.subscribe(callback);
  }

  async close(): Promise<void> {
    await Promise.all([this.#appends.close(), this.#watch.close()]);
    await this.#reader.close();
  }
}
