import type { Appended, EventStore, EventToStore, ExpectedRevision, StoredEvent, TakesOver } from '../port';
import { StoreOverLog } from '../store-over-log';
import { AppendWatch } from './append-watch';
import { Appender } from './appender';
import { ServerClient } from './client';
import { parseLogAddress } from './connection-string';
import { LogReader } from './log-reader';
import { Positions } from './positions';
import { toServer } from './stored-form';
import { takeOver } from './take-over';

export interface EventStoreDbOptions {
  /** How long to wait for the answer to an append, and for the next event of a read, in milliseconds. */
  readonly answerMs?: number;
  /** How long an append whose outcome is unknown is tried again, in milliseconds. */
  readonly retryMs?: number;
  /** How often the log itself is looked at while somebody is subscribed, in milliseconds. */
  readonly pollIntervalMs?: number;
  /** Appends on their way at once. */
  readonly inFlight?: number;
  /** Appends that may wait before further ones are refused with StoreUnavailable. */
  readonly maxWaiting?: number;
}

/**
 * The log in EventStoreDB (22.10 or newer). A stream `meeting-1` of the log `annals` is the stream `annals.meeting-1` of the server.
 * Positions are counted, see `Positions`: gapless from 1n, as everywhere.
 */
export class EventStoreDbEventStore extends StoreOverLog implements EventStore, TakesOver {
  readonly #client: ServerClient;
  readonly #positions: Positions;
  readonly #appender: Appender;
  readonly #reader: LogReader;
  readonly #watch: AppendWatch;
  readonly #prefix: string;

  /**
   * Connects when first used.
   * @param url as `esdb://user:password@host:2113`, see `parseLogAddress`
   * @throws Error when the url is not one of EventStoreDB
   */
  constructor(url: string, options: EventStoreDbOptions = {}) {
    const { answerMs = 5_000, retryMs = 15_000, inFlight = 256, maxWaiting = 10_000 } = options;
    const address = parseLogAddress(url);
    const prefix = `${address.log}.`;
    const client = new ServerClient(address, { answerMs, retryMs });
    const positions = new Positions(client, prefix, `${address.log}-positions`);
    const reader = new LogReader(client, positions, prefix);
    const watch = new AppendWatch(client, positions, prefix, options.pollIntervalMs ?? 1_000);
    super(reader, watch);
    this.#prefix = prefix;
    this.#client = client;
    this.#positions = positions;
    this.#reader = reader;
    this.#watch = watch;
    this.#appender = new Appender(client, positions, { inFlight, maxWaiting, retryMs });
  }

  append(stream: string, events: readonly EventToStore[], expected: ExpectedRevision): Promise<Appended> {
    const toAppend = events.map((event) => toServer(event));
    return this.#appender.append(this.#prefix + stream, stream, toAppend, expected);
  }

  takeOver(events: readonly StoredEvent[]): Promise<void> {
    return takeOver(this.#appender, this.#reader, this.#prefix, events);
  }

  async close(): Promise<void> {
    this.#appender.close();
    await this.#watch.close();
    await this.#positions.settled();
    await this.#client.close();
  }
}
