import DataLoader from 'dataloader';
import pg from 'pg';
import type { EventStore, LogPage, StoredEvent } from '../port';
import { prepareSession } from './application-role';
import { openPostgresPool } from './connection-config';
import { unavailable } from './connection-errors';

const COLUMNS = `position, stream, revision, event_id, type, schema_version, data, metadata, recorded_at AT TIME ZONE 'UTC'`;
const FROM = `SELECT ${COLUMNS} FROM annals_events.events`;

/** The events of streams from a revision on, in one of the two directions. */
const statements = (direction: Direction) => {
  const [from, order] = direction === 'forward' ? ['>=', ''] : ['<=', 'DESC'];
  return {
    name: direction,
    one: `${FROM} WHERE stream = $1 AND revision ${from} $2 ORDER BY revision ${order} LIMIT $3`,
    several: `
      SELECT ${COLUMNS}, number FROM unnest($1::text[], $2::bigint[], $3::bigint[])
        WITH ORDINALITY AS wanted(name, start, most, number)
      CROSS JOIN LATERAL (
        SELECT * FROM annals_events.events WHERE stream = name AND revision ${from} start ORDER BY revision ${order} LIMIT most
      ) AS found ORDER BY number, revision ${order}`,
  };
};
type Direction = 'forward' | 'backward';
/** Streams that are read in one query at most. */
const STREAMS_AT_ONCE = 200;

/** One stream, from a revision on. */
interface StreamRead {
  readonly stream: string;
  readonly from: bigint;
  /** Events at most; null: all. */
  readonly limit: number | null;
}

/** bigint columns arrive as text: whole in every case, and turned into bigints here and nowhere else. */
type Row = [
  position: string,
  stream: string,
  revision: string,
  id: string,
  type: string,
  schemaVersion: number,
  data: Record<string, unknown>,
  metadata: Record<string, string>,
  recordedAt: string,
];

/** Leaves times as PostgreSQL writes them; everything else as usual. */
const TYPES = {
  getTypeParser: (oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary'): unknown =>
    oid === pg.types.builtins.TIMESTAMP
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format ?? 'text'),
};

/**
 * Reads the log, on connections of its own. Streams that are asked for in one turn of the event loop are read in one query: a command reads
 * several, and hundreds of commands may be under way at once.
 */
export class LogReader {
  readonly #pool: pg.Pool;
  readonly #streams = { forward: this.#loader('forward'), backward: this.#loader('backward') };

  constructor(url: string, connections: number) {
    this.#pool = openPostgresPool(url, 'annals read', { max: connections, onConnect: prepareSession });
  }

  /** See `EventStore.readStream`. */
  readStream(...[stream, options = {}]: Parameters<EventStore['readStream']>): Promise<StoredEvent[]> {
    const { direction = 'forward', limit } = options;
    const from = options.from ?? (direction === 'forward' ? 0n : MAX_BIGINT);
    return this.#streams[direction].load({ stream, from, limit: limit ?? null });
  }

  /** See `EventStore.readAll`. */
  async readAll({ after, limit }: { after: bigint; limit: number }): Promise<LogPage> {
    const text = `${FROM} WHERE position > $1 ORDER BY position LIMIT $2`;
    return page(await this.#events('all-forward', text, [after, limit + 1]), limit, after);
  }

  /** See `EventStore.readAllBackward`. */
  async readAllBackward({ before, limit }: { before?: bigint; limit: number }): Promise<LogPage> {
    const text = `${FROM} WHERE position < $1 ORDER BY position DESC LIMIT $2`;
    const start = before ?? MAX_BIGINT;
    return page(await this.#events('all-backward', text, [start, limit + 1]), limit, start);
  }

  /** See `EventStore.head`. */
  async head(): Promise<bigint> {
    try {
      const { rows } = await this.#pool.query<{ head: string }>(
        'SELECT coalesce(max(position), 0) AS head FROM annals_events.events',
      );
      return BigInt(rows[0]?.head ?? 0);
    } catch (error) {
      throw unavailable(error);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #loader(direction: Direction) {
    const wanted = statements(direction);
    return new DataLoader<StreamRead, StoredEvent[]>((reads) => this.#streamsOf(reads, wanted), {
      // What is read is never what was read before.
      cache: false,
      maxBatchSize: STREAMS_AT_ONCE,
      batchScheduleFn: (read) => setImmediate(read),
    });
  }

  /** @returns the events of each, in the order they were asked for */
  async #streamsOf(
    reads: readonly StreamRead[],
    { name, one, several }: ReturnType<typeof statements>,
  ): Promise<StoredEvent[][]> {
    const [first] = reads;
    if (first && reads.length === 1)
      return [await this.#events(`stream-${name}`, one, [first.stream, first.from, first.limit])];
    const found = reads.map((): StoredEvent[] => []);
    const rows = await this.#rows<[...Row, number: string]>(`streams-${name}`, several, [
      reads.map(({ stream }) => stream),
      reads.map(({ from }) => from),
      reads.map(({ limit }) => limit),
    ]);
    for (const row of rows) {
      const [number] = row.slice(-1);
      found[Number(number) - 1]?.push(storedEvent(row));
    }
    return found;
  }

  async #events(name: string, text: string, values: unknown[]): Promise<StoredEvent[]> {
    return (await this.#rows<Row>(name, text, values)).map(storedEvent);
  }

  async #rows<R extends unknown[]>(name: string, text: string, values: unknown[]): Promise<R[]> {
    try {
      const { rows } = await this.#pool.query<R>({ name, text, values, rowMode: 'array', types: TYPES });
      return rows;
    } catch (error) {
      throw unavailable(error);
    }
  }
}

const MAX_BIGINT = 2n ** 63n - 1n;

/** One row more than asked for was read, to know whether there is more. */
function page(rows: StoredEvent[], limit: number, start: bigint): LogPage {
  const events = rows.length > limit ? rows.slice(0, limit) : rows;
  return { events, next: events.at(-1)?.position ?? start, atEnd: rows.length <= limit };
}

function storedEvent(row: Row | [...Row, number: string]): StoredEvent {
  const [position, stream, revision, id, type, schemaVersion, data, metadata, recordedAt] = row;
  return {
    position: BigInt(position),
    stream,
    revision: BigInt(revision),
    id,
    type,
    schemaVersion,
    data,
    metadata,
    recordedAt: isoInstant(recordedAt),
  };
}

/** `2026-03-01 09:30:00.5` → `2026-03-01T09:30:00.500Z`; PostgreSQL leaves out trailing zeros. */
function isoInstant(timestamp: string): string {
  const fraction = timestamp.slice(20, 23).padEnd(3, '0');
  return `${timestamp.slice(0, 10)}T${timestamp.slice(11, 19)}.${fraction}Z`;
}
