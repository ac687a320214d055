import type pg from 'pg';
import { failureOf } from './batch-writer';
import { READ_SCHEMA } from './connections';
import type { Poison } from './fold';
import type { Lease } from './lease';
import type { LogReader } from './log-reader';
import { leftOut, type ParkedStream } from './parked-streams';
import type { Projection } from './projection';
import { dropTable } from './read-model-table';
import { beginRebuild, type BegunRebuild } from './rebuild-begin';
import { BY_ITSELF, type RebuildWish } from './rebuild-request';
import { RebuildLost } from './rebuild-rows';
import { RebuildRun, type RebuildOutcome, type RebuildPlace } from './rebuild-run';
import type { Serialized } from './switch-generation';

export interface RebuildOptions {
  readonly place?: RebuildPlace;
  /** Where it reads the log, when it does so together with others. */
  readonly scan?: { join(after: bigint): { readAll: LogReader['readAll']; size(): number; leave(): void } };
  readonly parked?: readonly ParkedStream[];
  /** Who asked for it, when nobody has written that down yet. */
  readonly wish?: RebuildWish;
  /** Has a piece of work done when those who share the process with people let it. */
  readonly throttled?: Serialized;
  /** Has a part of such a piece done, by whoever has the turn. */
  readonly piece?: Serialized;
  /** Has what holds the live generation still done one after another, for all that share the pool. */
  readonly serialized?: Serialized;
}

/**
 * Builds the next generation of a read model from the whole log beside the live one, compares the two row by row, then switches readers over
 * in one short transaction. The live generation goes on meanwhile, so nobody reads a stale or half-filled row. What was live is kept, to roll
 * back to; whatever is older is dropped. A rebuild that was killed goes on from what it had written.
 */
export async function rebuild(
  pool: pg.Pool,
  log: LogReader,
  projection: Projection,
  lease: Lease,
  signal: AbortSignal,
  options: RebuildOptions = {},
): Promise<RebuildOutcome> {
  const throttled: Serialized = options.throttled ?? ((work) => work());
  const begun = await throttled(() => beginRebuild(pool, projection, lease, options.wish ?? BY_ITSELF));
  if (!begun) return { kind: 'ended' };
  const place = options.scan?.join(begun.position);
  const run = new RebuildRun(pool, log, projection, lease, signal, begun, {
    place: options.place ?? 'beside',
    // What comes back lacks what it lacked when it was put aside.
    leftOut: leftOut(options.parked ?? [], begun.lacks),
    readAll: place ? (page) => place.readAll(page) : (page) => log.readAll(page),
    company: () => place?.size() ?? 1,
    serialized: options.serialized ?? ((work) => work()),
    throttled,
    piece: options.piece ?? ((work) => work()),
  });
  try {
    return await run.toTheEnd(() => place?.leave());
  } catch (error) {
    if (!(error instanceof RebuildLost)) throw error;
    await forgetGivenUp(pool, projection, begun);
    return { kind: 'ended' };
  } finally {
    place?.leave();
  }
}

/** Removes what was built of a rebuild that was given up; one that another runner took over is left to it. */
async function forgetGivenUp(pool: pg.Pool, projection: Projection, begun: BegunRebuild): Promise<void> {
  if (begun.kind === 'rollback') return;
  const { rowCount } = await pool.query(`SELECT FROM ${READ_SCHEMA}.rebuilds WHERE name = $1`, [
    projection.name,
  ]);
  const { rows } = await pool.query<{ generation: number }>(
    `SELECT generation FROM ${READ_SCHEMA}.projections WHERE name = $1`,
    [projection.name],
  );
  if (rowCount === 0 && rows[0]?.generation !== begun.generation)
    await pool.query(dropTable(projection, begun.generation));
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
  const [table, values] = [
    place === 'instead' ? 'projections' : 'rebuilds',
    [projection.name, String(lease.token), failure],
  ];
  await pool.query(`UPDATE ${READ_SCHEMA}.${table} SET failure = $3 WHERE name = $1 AND token = $2`, values);
}
