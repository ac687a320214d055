import type pg from 'pg';
import { failureOf } from './batch-writer';
import { READ_SCHEMA } from './connections';
import { FEED_CHANNEL, movedNotice } from './feed-notice';
import { foldInto, keysNeeded, type Poison } from './fold';
import type { Lease } from './lease';
import { readPage, type LogReader } from './log-reader';
import type { Projection } from './projection';
import { createIndexes, createTable, dropTable, showGeneration, tableOf } from './read-model-table';
import { RebuildRows } from './rebuild-rows';

const BATCH_SIZE = 2_000;
/** How near the head a rebuild must be before it switches: the rest is folded while the live generation is held still. */
const NEAR = 200n;
/** Progress is written down this often, for operations to see. */
const PROGRESS_EVERY = 20_000n;

export type RebuildOutcome =
  | { readonly kind: 'switched'; readonly generation: number; readonly position: bigint }
  | { readonly kind: 'stopped'; readonly poison: Poison }
  /** The lease was lost or the signal came; whoever holds the lease next begins again. */
  | { readonly kind: 'ended' };

/** Whether a live generation goes on beside a rebuild, or there is none that could. */
export type RebuildPlace = 'beside' | 'instead';

/** Notes that a read model is to be rebuilt; the worker that holds its lease does it. */
export async function requestRebuild(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(
    `INSERT INTO ${READ_SCHEMA}.rebuilds (name, generation, position, head)
     SELECT name, generation + 1, 0, 0 FROM ${READ_SCHEMA}.projections WHERE name = $1
     ON CONFLICT (name) DO UPDATE SET failure = NULL, position = 0`,
    [name],
  );
}

/**
 * Builds the next generation of a read model from the whole log beside the live one, then switches readers over in one short transaction.
 * The live generation goes on meanwhile, so nobody reads a stale or half-filled row. The generation before the live one is dropped; the one
 * that was live is kept.
 */
export async function rebuild(
  pool: pg.Pool,
  log: LogReader,
  projection: Projection,
  lease: Lease,
  signal: AbortSignal,
): Promise<RebuildOutcome> {
  const generation = lease.generation + 1;
  const table = tableOf(projection, generation);
  await pool.query(`${dropTable(projection, generation)}; ${createTable(projection, generation)}`);
  const rows = new RebuildRows(pool, projection, table);
  let position = 0n;
  let reported = 0n;
  let ahead = readPage(log, { after: position, limit: BATCH_SIZE });
  while (!signal.aborted) {
    const page = await ahead;
    // The next page is read while this one is folded.
    ahead = readPage(log, { after: page.next, limit: BATCH_SIZE });
    ahead.catch(() => undefined);
    const poison = await foldPage(projection, rows, page);
    if (poison) return { kind: 'stopped', poison };
    position = page.next;
    if (position - reported >= PROGRESS_EVERY) {
      await reportProgress(pool, projection, { generation, position, head: await log.head() });
      reported = position;
    }
    if (page.atEnd || (await log.head()) - position < NEAR) break;
  }
  if (signal.aborted) return { kind: 'ended' };
  await rows.write();
  for (const statement of createIndexes(projection, generation)) await pool.query(statement);
  await pool.query(`ANALYZE ${table}`);
  return switchOver(pool, log, projection, lease, { generation, position, rows });
}

async function foldPage(
  projection: Projection,
  rows: RebuildRows,
  page: Awaited<ReturnType<typeof readPage>>,
): Promise<Poison | null> {
  const ready = await rows.ready(keysNeeded(projection, page.events));
  return foldInto(projection, ready, page.events).poison ?? page.poison;
}

async function reportProgress(
  pool: pg.Pool,
  projection: Projection,
  progress: { generation: number; position: bigint; head: bigint },
): Promise<void> {
  await pool.query(
    `INSERT INTO ${READ_SCHEMA}.rebuilds (name, generation, position, head) VALUES ($1, $2, $3, $4)
     ON CONFLICT (name) DO UPDATE SET generation = $2, position = $3, head = $4`,
    [projection.name, progress.generation, String(progress.position), String(progress.head)],
  );
}

/**
 * Records the event a rebuild could not take. Beside a live generation only the rebuild has failed; instead of one, the
 * projection is stopped until somebody resumes it or a newer version is deployed.
 */
export async function recordRebuildFailure(
  pool: pg.Pool,
  projection: Projection,
  lease: Lease,
  poison: Poison,
  place: RebuildPlace,
): Promise<void> {
  const failure = JSON.stringify(failureOf(projection, poison));
  if (place === 'instead')
    await pool.query(`UPDATE ${READ_SCHEMA}.projections SET failure = $3 WHERE name = $1 AND token = $2`, [
      projection.name,
      String(lease.token),
      failure,
    ]);
  else
    await pool.query(`UPDATE ${READ_SCHEMA}.rebuilds SET failure = $2 WHERE name = $1`, [
      projection.name,
      failure,
    ]);
}

/** Catches up to the live generation while that is held still, points the read model's name at the new one, and moves the checkpoint. */
async function switchOver(
  pool: pg.Pool,
  log: LogReader,
  projection: Projection,
  lease: Lease,
  built: { generation: number; position: bigint; rows: RebuildRows },
): Promise<RebuildOutcome> {
  let { position } = built;
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = '5s'`);
    const { rows } = await client.query<{ position: bigint }>(
      `SELECT position FROM ${READ_SCHEMA}.projections WHERE name = $1 AND token = $2 FOR UPDATE`,
      [projection.name, String(lease.token)],
    );
    const live = rows[0];
    if (!live) {
      await client.query('ROLLBACK');
      return { kind: 'ended' };
    }
    while (position < live.position) {
      const page = await readPage(log, { after: position, limit: BATCH_SIZE });
      const poison = await foldPage(projection, built.rows, page);
      if (poison) {
        await client.query('ROLLBACK');
        return { kind: 'stopped', poison };
      }
      position = page.next;
    }
    await built.rows.write();
    await client.query(showGeneration(projection, built.generation));
    await client.query(
      `UPDATE ${READ_SCHEMA}.projections
       SET generation = $2, version = $3, position = $4, failure = NULL, token = token + 1, updated_at = now() WHERE name = $1`,
      [projection.name, built.generation, projection.version, String(position)],
    );
    await client.query(`DELETE FROM ${READ_SCHEMA}.rebuilds WHERE name = $1`, [projection.name]);
    await client.query(dropTable(projection, built.generation - 2));
    await client.query('SELECT pg_notify($1, $2)', [
      FEED_CHANNEL,
      movedNotice(projection, position, new Set()),
    ]);
    await client.query('COMMIT');
    return { kind: 'switched', generation: built.generation, position };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
