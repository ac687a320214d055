import { LogChanged, type EventStore, type LogPage, type StoredEvent } from '../port';
import type { Place, ServerClient, ServerEvent } from './client';
import type { Positions } from './positions';
import { fromServer } from './stored-form';

/** The fewest events of the server asked for by one read: others may be between ours. */
const LEAST_READ = 100;

/** Reads the log from the server. */
export class LogReader {
  constructor(
    private readonly client: ServerClient,
    private readonly positions: Positions,
    private readonly prefix: string,
  ) {}

  /** See `EventStore.readStream`. */
  async readStream(...[stream, options = {}]: Parameters<EventStore['readStream']>): Promise<StoredEvent[]> {
    const { from, direction = 'forward', limit } = options;
    if (limit === 0) return [];
    const backward = direction === 'backward';
    const events = await this.client.readStream(this.prefix + stream, {
      backward,
      ...(from !== undefined && { from }),
      ...(limit !== undefined && { limit }),
    });
    const [first] = events;
    if (first && !backward && first.revision !== (from ?? 0n))
      throw this.positions.changed(new LogChanged(`events of the stream ${stream} were removed`));
    const stored: StoredEvent[] = [];
    for (const event of events)
      stored.push(fromServer(event, this.prefix, await this.positions.positionOf(event.place)));
    return stored;
  }

  /** See `EventStore.readAll`. @throws LogChanged also when `after` lies behind the end: somebody has read what is not there any more */
  async readAll({ after, limit }: { after: bigint; limit: number }): Promise<LogPage> {
    await this.positions.open();
    if (after >= this.positions.counted) await this.positions.count();
    if (after > this.positions.counted)
      throw this.positions.changed(
        new LogChanged(
          `it ends at position ${this.positions.counted}, and position ${after} was read before`,
        ),
      );
    if (after === this.positions.counted) return { events: [], next: after, atEnd: true };
    const place = await this.positions.placeOf(after + 1n);
    const { events, atEnd } = await this.#read({ from: place, limit });
    return this.#page(events, atEnd, after, 1n);
  }

  /** See `EventStore.readAllBackward`. */
  async readAllBackward({ before, limit }: { before?: bigint; limit: number }): Promise<LogPage> {
    await this.positions.open();
    if (before === undefined || before > this.positions.counted) await this.positions.count();
    const newest = this.positions.counted;
    const start = before === undefined || before > newest ? newest + 1n : before;
    if (start <= 1n) return { events: [], next: before ?? 1n, atEnd: true };
    // The server gives what lies before a place. Behind the newest there is none: from the end then, past what came meanwhile.
    const last = await this.positions.placeOf(start - 1n);
    const from = start > newest ? 'end' : await this.positions.placeOf(start);
    const { events, atEnd } = await this.#read({ from, limit, notAfter: last });
    return this.#page(events, atEnd, start, -1n);
  }

  /** See `EventStore.head`. */
  async head(): Promise<bigint> {
    await this.positions.count();
    return this.positions.counted;
  }

  /** Gathers events of this log, and looks for one more to know whether there is one. */
  async #read(options: {
    from: Place | 'end';
    limit: number;
    /** Read backward, and leave out what is behind this. */
    notAfter?: Place;
  }): Promise<{ events: ServerEvent[]; atEnd: boolean }> {
    const { limit, notAfter } = options;
    const backward = notAfter !== undefined;
    const found: ServerEvent[] = [];
    let from = options.from;
    let again = false;
    for (;;) {
      const asked = Math.max(limit + 2 - found.length, LEAST_READ);
      const events = await this.client.readAll({ from, backward, limit: asked });
      // Forward, a read begins with the event it is given; of a further one that is known already.
      for (const event of again && !backward ? events.slice(1) : events)
        if (event.stream.startsWith(this.prefix) && (notAfter === undefined || event.place <= notAfter))
          found.push(event);
      if (found.length > limit) return { events: found.slice(0, limit), atEnd: false };
      if (events.length < asked) return { events: found, atEnd: true };
      from = events.at(-1)?.place ?? from;
      again = true;
    }
  }

  /** Numbers the events found, from the one beside `start` on. @throws LogChanged when one is not where it was counted */
  #page(found: readonly ServerEvent[], atEnd: boolean, start: bigint, step: 1n | -1n): LogPage {
    let position = start;
    const events = found.map((event) => {
      position += step;
      const place = this.positions.knownPlaceOf(position);
      if (place !== undefined && place !== event.place)
        throw this.positions.changed(new LogChanged(position));
      return fromServer(event, this.prefix, position);
    });
    return { events, next: position, atEnd };
  }
}
