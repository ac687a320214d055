import type pg from 'pg';
import { READ_SCHEMA } from './connections';
import { FEED_CHANNEL, movedNotice } from './feed-notice';
import type { Folded, Poison, Rows } from './fold';
import type { KeyedRow, Projection } from './projection';
import { columnDefinitions, columnNames, quoted, tableOf } from './read-model-table';
import { UNHURRIED } from './transaction-settings';

/** What a worker must still hold for its batch to count. */
export interface Checkpoint {
  readonly generation: number;
  readonly position: bigint;
  /** The fencing token of the lease: a worker that lost it without noticing writes nothing. */
  readonly token: bigint;
}

/** Loads the rows of a batch's keys in one query; keys without a row are in the map as null. */
export async function loadRows(
  pool: pg.Pool,
  projection: Projection,
  table: string,
  keys: ReadonlySet<string>,
): Promise<Rows> {
  const rows: Rows = new Map();
  if (keys.size === 0) return rows;
  const idType = projection.columns['id'] === 'uuid' ? 'uuid' : 'text';
  const columns = columnNames(projection).map(quoted).join(', ');
  const answer = await pool.query<KeyedRow>(
    `SELECT ${columns} FROM ${table} WHERE id = ANY($1::${idType}[])`,
    [[...keys]],
  );
  for (const key of keys) rows.set(key, null);
  for (const row of answer.rows) rows.set(row.id, row);
  return rows;
}

/** `INSERT … ON CONFLICT DO UPDATE` of a JSON array of rows given as `parameter`, with a condition on the whole. */
export function upsertRows(
  projection: Projection,
  table: string,
  parameter: string,
  condition: string,
): string {
  const names = columnNames(projection);
  const columns = names.map(quoted).join(', ');
  const changes = names
    .filter((name) => name !== 'id')
    .map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
  return `INSERT INTO ${table} (${columns})
    SELECT ${columns} FROM json_to_recordset(${parameter}::json) AS row(${columnDefinitions(projection, false)}) WHERE ${condition}
    ON CONFLICT (id) DO UPDATE SET ${changes.join(', ')}`;
}

/**
 * Writes a batch: rows, removals, checkpoint, what stopped it and the notice to readers, in one statement and so in one transaction.
 * The checkpoint is compared and set: when another worker has moved it, or holds the lease, nothing at all happens.
 * @returns whether the batch counted
 */
export async function writeBatch(
  pool: pg.Pool,
  projection: Projection,
  from: Checkpoint,
  batch: { to: bigint; rows: Rows; folded: Folded },
): Promise<boolean> {
  const table = tableOf(projection, from.generation);
  const written: KeyedRow[] = [];
  const removed: string[] = [];
  for (const key of batch.folded.touched) {
    const row = batch.rows.get(key);
    if (row) written.push(row);
    else removed.push(key);
  }
  const { rowCount } = await pool.query(batchStatement(projection, table), [
    projection.name,
    String(from.generation),
    String(from.position),
    String(from.token),
    String(batch.to),
    batch.folded.poison ? JSON.stringify(failureOf(projection, batch.folded.poison)) : null,
    JSON.stringify(written),
    removed,
    movedNotice(projection, batch.to, batch.folded.concerned, batch.folded.touched.size > 0),
  ]);
  return rowCount === 1;
}

function batchStatement(projection: Projection, table: string): string {
  const idType = projection.columns['id'] === 'uuid' ? 'uuid' : 'text';
  return `WITH ${UNHURRIED}, moved AS (
      UPDATE ${READ_SCHEMA}.projections SET position = $5::bigint, failure = $6::jsonb, updated_at = now()
      FROM unhurried WHERE name = $1 AND generation = $2::integer AND position = $3::bigint AND token = $4::bigint RETURNING 1
    ), written AS (${upsertRows(projection, table, '$7', 'EXISTS (SELECT FROM moved)')}
    ), removed AS (DELETE FROM ${table} WHERE id = ANY($8::${idType}[]) AND EXISTS (SELECT FROM moved))
    SELECT pg_notify('${FEED_CHANNEL}', $9) FROM moved`;
}

/** What is recorded of a poison event, as operations see it. */
export interface Failure {
  readonly position: string;
  readonly type: string;
  readonly stream: string;
  readonly message: string;
  readonly at: string;
  /** The version of the projection that could not take it: a newer one tries again. */
  readonly version: number;
}

export function failureOf({ version }: Projection, { position, type, stream, error }: Poison): Failure {
  const at = new Date().toISOString();
  return { position: String(position), type, stream, message: error.message, at, version };
}
