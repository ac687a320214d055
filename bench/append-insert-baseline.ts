import pg from 'pg';
import type { EventToStore } from '@annals/event-store/port';
import { withClient } from './bench-server';

/** The table of one who does it by hand: numbers from a sequence, the same unique keys, nothing else. */
const TABLE = `
  CREATE TABLE events (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream text NOT NULL, revision bigint NOT NULL,
    event_id uuid NOT NULL UNIQUE, type text NOT NULL, schema_version int NOT NULL, data json NOT NULL,
    metadata json NOT NULL, recorded_at timestamptz NOT NULL DEFAULT now(), UNIQUE (stream, revision))`;

const INSERT = `
  INSERT INTO events (stream, revision, event_id, type, schema_version, data, metadata) VALUES ($1, 0, $2, $3, 1, $4, $5)`;

/** BEGIN, INSERT, COMMIT for each event, on a pool of connections: what the group commit is measured against. */
export class InsertBaseline {
  readonly #pool: pg.Pool;

  constructor(url: string, poolSize: number) {
    this.#pool = new pg.Pool({ connectionString: url, max: poolSize });
    this.#pool.on('error', () => undefined);
  }

  static async createTable(url: string): Promise<void> {
    await withClient(url, (client) => client.query(TABLE));
  }

  /** Inserts an event in stored form as the first of a stream. */
  async append(stream: string, { id, type, data, metadata }: EventToStore): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const values = [stream, id, type, JSON.stringify(data), JSON.stringify(metadata)];
      await client.query({ name: 'insert', text: INSERT, values });
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
