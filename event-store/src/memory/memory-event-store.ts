import {
  EventIdTaken,
  WrongExpectedRevision,
  type Appended,
  type EventStore,
  type EventToStore,
  type ExpectedRevision,
  type LogPage,
  type StoredEvent,
} from '../port';

/** The log in the memory of this process, for tests. It behaves as the one in PostgreSQL, down to what JSON does to data. */
export class MemoryEventStore implements EventStore {
  readonly #log: StoredEvent[] = [];
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #ids = new Set<string>();
  readonly #subscribers = new Set<() => void>();

  /** @param now the clock, in milliseconds since 1970 */
  constructor(private readonly now: () => number = Date.now) {}

  append(stream: string, events: readonly EventToStore[], expected: ExpectedRevision): Promise<Appended> {
    return new Promise((resolve) => resolve(this.#append(stream, events, expected)));
  }

  readStream(
    stream: string,
    options: { from?: bigint; direction?: 'forward' | 'backward'; limit?: number } = {},
  ): Promise<readonly StoredEvent[]> {
    const { from, direction = 'forward', limit } = options;
    const events = this.#streams.get(stream) ?? [];
    const chosen =
      direction === 'forward'
        ? events.filter(({ revision }) => revision >= (from ?? 0n))
        : events.filter(({ revision }) => from === undefined || revision <= from).reverse();
    return Promise.resolve(chosen.slice(0, limit));
  }

  readAll({ after, limit }: { after: bigint; limit: number }): Promise<LogPage> {
    const rest = this.#log.slice(Number(after));
    return Promise.resolve(page(rest, limit, after));
  }

  readAllBackward({ before, limit }: { before?: bigint; limit: number }): Promise<LogPage> {
    const start = before ?? BigInt(this.#log.length) + 1n;
    const rest = this.#log.filter(({ position }) => position < start).reverse();
    return Promise.resolve(page(rest, limit, start));
  }

  head(): Promise<bigint> {
    return Promise.resolve(BigInt(this.#log.length));
  }

  onAppended(callback: () => void): () => void {
    const subscriber = (): void => callback(); // the same callback may be subscribed twice
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  close(): Promise<void> {
    this.#subscribers.clear();
    return Promise.resolve();
  }

  #append(stream: string, events: readonly EventToStore[], expected: ExpectedRevision): Appended {
    if (events.length === 0) throw new RangeError(`An append to ${stream} has no events`);
    const present = this.#streams.get(stream) ?? [];
    const start = expected === 'no-stream' ? 0 : Number(expected) + 1;
    if (start !== present.length) {
      const before = present.slice(start, start + events.length);
      const last = before.at(-1);
      const same =
        before.length === events.length && before.every(({ id }, index) => id === events[index]?.id);
      if (last && same) return { revision: last.revision, position: last.position, duplicate: true };
      throw new WrongExpectedRevision(stream, expected, present.at(-1)?.revision ?? 'no-stream');
    }
    const ids = new Set(events.map(({ id }) => id));
    if (ids.size < events.length || events.some(({ id }) => this.#ids.has(id)))
      throw new EventIdTaken(stream);
    return this.#store(stream, present, events);
  }

  #store(stream: string, present: StoredEvent[], events: readonly EventToStore[]): Appended {
    const earliest = this.#log.at(-1)?.recordedAt ?? '';
    const now = new Date(this.now()).toISOString();
    const recordedAt = now > earliest ? now : earliest; // time never runs backward in the log
    for (const event of events) {
      const stored: StoredEvent = {
        id: event.id,
        type: event.type,
        schemaVersion: event.schemaVersion,
        data: asJson(event.data),
        metadata: asJson(event.metadata),
        stream,
        revision: BigInt(present.length),
        position: BigInt(this.#log.length) + 1n,
        recordedAt,
      };
      present.push(stored);
      this.#log.push(stored);
      this.#ids.add(event.id);
    }
    this.#streams.set(stream, present);
    queueMicrotask(() => this.#subscribers.forEach((tell) => tell()));
    const revision = BigInt(present.length) - 1n;
    return { revision, position: BigInt(this.#log.length), duplicate: false };
  }
}

function page(rest: readonly StoredEvent[], limit: number, start: bigint): LogPage {
  const events = rest.slice(0, limit);
  return { events, next: events.at(-1)?.position ?? start, atEnd: rest.length <= limit };
}

/** A copy that has gone through JSON. */
function asJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
