import { storableText } from '@annals/contracts/kernel/storable-text';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import { neededFor } from './knowledge';
import { FEED_CHANNEL, movedNotice } from './feed-notice';
import type { Folded, Poison, Rows } from './fold';
import { RENEWED } from './lease-time';
import type { KeyedRow, Projection } from './projection';
import { columnDefinitions, columnNames, quoted, tableOf } from './read-model-table';
import { orRefused } from './row-refused';
import { rowsAsJson, storableKey } from './storable-rows';
import { ASYNC_COMMIT } from './transaction-settings';

/** A row of any projection: of its columns the engine knows the key alone. */
const keyedRow = z.looseObject({ id: z.string() });

/** What a worker must still hold for its batch to count. */
export interface Checkpoint {
  readonly generation: number;
  readonly position: bigint;
  /** The fencing token of the lease: a worker that lost it without noticing writes nothing. */
  readonly token: bigint;
}

/**
 * Loads the rows of a batch's keys in one query; keys without a row are in the map as null.
 * @throws RowRefused when a key is none that the table can have
 */
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
  const answer = await orRefused(() =>
    rowsOf(
      keyedRow,
      pool.query(`SELECT ${columns} FROM ${table} WHERE id = ANY($1::${idType}[])`, [
        [...keys].map(storableKey),
      ]),
    ),
  );
  const found = new Map(answer.map((row) => [row.id, row]));
  for (const key of keys) rows.set(key, found.get(storableKey(key)) ?? null);
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
 * @throws RowRefused when the database takes one of the rows never: then nothing has happened
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
    else removed.push(storableKey(key));
  }
  const values = [
    projection.name,
    String(from.generation),
    String(from.position),
    String(from.token),
    String(batch.to),
    batch.folded.poison ? JSON.stringify(failureOf(projection, batch.folded.poison)) : null,
    rowsAsJson(projection, written),
    removed,
    movedNotice(projection, batch.to, batch.folded.concerned, batch.folded.touched.size > 0),
  ];
  const { rowCount } = await orRefused(() => pool.query(batchStatement(projection, table), values));
  return rowCount === 1;
}

function batchStatement(projection: Projection, table: string): string {
  const idType = projection.columns['id'] === 'uuid' ? 'uuid' : 'text';
  return `WITH ${ASYNC_COMMIT}, moved AS (
      UPDATE ${READ_SCHEMA}.projections SET position = $5::bigint, failure = $6::jsonb, updated_at = now(), lease_until = ${RENEWED}
      FROM async_commit WHERE name = $1 AND generation = $2::integer AND position = $3::bigint AND token = $4::bigint RETURNING 1
    ), written AS (${upsertRows(projection, table, '$7', 'EXISTS (SELECT FROM moved)')}
    ), removed AS (DELETE FROM ${table} WHERE id = ANY($8::${idType}[]) AND EXISTS (SELECT FROM moved))
    SELECT pg_notify('${FEED_CHANNEL}', $9) FROM moved`;
}

/** What is recorded of a poison event, as operations see it. */
export const recordedFailure = z.object({
  position: z.string(),
  type: z.string(),
  /** Missing in what an older Annals has recorded. */
  stream: z.string().optional(),
  message: z.string(),
  at: z.string(),
  /** The version of the projection that could not take it: a newer one tries again. */
  version: z.number(),
  /** What a version has to know that can take it, where that is all that is wrong. */
  needs: z.object({ type: z.string(), version: z.number() }).readonly().optional(),
});
export type Failure = Readonly<z.infer<typeof recordedFailure>>;

export function failureOf({ version }: Projection, { position, type, stream, error }: Poison): Failure {
  const at = new Date().toISOString();
  const needs = neededFor(error);
  return {
    position: String(position),
    type,
    stream,
    message: storableText(error.message),
    at,
    version,
    ...(needs ? { needs } : {}),
  };
}
