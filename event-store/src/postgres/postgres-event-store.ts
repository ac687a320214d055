import type { Appended, EventStore, EventToStore, ExpectedRevision, StoredEvent, TakesOver } from '../port';
import { StoreOverLog } from '../store-over-log';
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
export class PostgresEventStore extends StoreOverLog implements EventStore, TakesOver {
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
    const reader = new LogReader(url, options.readConnections ?? 4);
    const watch = new AppendWatch(url, () => reader.head(), options.pollIntervalMs ?? 250);
    super(reader, watch);
    this.#reader = reader;
    this.#watch = watch;
    this.#appends = new GroupCommit(url, { batchesInFlight, maxBatchEvents, maxWaiting });
  }

  append(stream: string, events: readonly EventToStore[], expected: ExpectedRevision): Promise<Appended> {
    return this.#appends.append(stream, events, expected);
  }

  takeOver(events: readonly StoredEvent[]): Promise<void> {
    return takeOver(this.url, events);
  }

  async close(): Promise<void> {
    await Promise.all([this.#appends.close(), this.#watch.close()]);
    await this.#reader.close();
  }
}
