import pg from 'pg';
import type { EventStore, LogPage, StoredEvent } from '../port';
import { prepareSession } from './application-role';
import { openPostgresPool } from './connection-config';
import { unavailable } from './connection-errors';

const COLUMNS = `position, stream, revision, event_id, type, schema_version, data, metadata, recorded_at AT TIME ZONE 'UTC'`;
const FROM = `SELECT ${COLUMNS} FROM annals_events.events`;

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

/** Reads the log, on connections of its own. */
export class LogReader {
  readonly #pool: pg.Pool;

  constructor(url: string, connections: number) {
    this.#pool = openPostgresPool(url, 'annals read', { max: connections, onConnect: prepareSession });
  }

  /** See `EventStore.readStream`. */
  readStream(...[stream, options = {}]: Parameters<EventStore['readStream']>): Promise<StoredEvent[]> {
    const { from, direction = 'forward', limit } = options;
    return direction === 'forward'
      ? this.#events(
          'stream-forward',
          `${FROM} WHERE stream = $1 AND revision >= $2 ORDER BY revision LIMIT $3`,
          [stream, from ?? 0n, limit ?? null],
        )
      : this.#events(
          'stream-backward',
          `${FROM} WHERE stream = $1 AND revision <= $2 ORDER BY revision DESC LIMIT $3`,
          [stream, from ?? MAX_BIGINT, limit ?? null],
        );
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

  async #events(name: string, text: string, values: unknown[]): Promise<StoredEvent[]> {
    try {
      const { rows } = await this.#pool.query<Row>({ name, text, values, rowMode: 'array', types: TYPES });
      return rows.map(storedEvent);
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

function storedEvent(row: Row): StoredEvent {
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
