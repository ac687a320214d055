import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { recordedFailure } from './batch-writer';
import { READ_SCHEMA } from './connections';
import { knowledge, type Knowledge } from './knowledge';
import { LEASE_SECONDS } from './lease-time';
import { leftOutAsJson, type LeftOut } from './parked-streams';

const workerAlive = z.object({ id: z.string(), knows: knowledge.nullable() });
const withName = z.object({
  name: z.string(),
});

/** How often a worker says that it is alive and renews. */
export const HEARTBEAT_MS = 2_000;

const lease = z.object({
  name: z.string(),
  token: z.bigint(),
  generation: z.number(),
  version: z.number(),
  position: z.bigint(),
  /** What stopped it, and which version of the projection it was. */
  failure: recordedFailure.nullable(),
  /** The event it waits with for a version that can read it. */
  waiting: recordedFailure.nullable(),
  /** Whether an operator holds it still. */
  paused: z.boolean(),
  /** The streams its rows lack, each from a position on. */
  leftOut: z.record(z.string(), z.string()).readonly(),
});
export type Lease = Readonly<z.infer<typeof lease>>;

/** Says that this worker is alive and what it knows, and forgets those that have not been heard of for long. */
export async function heartbeat(pool: pg.Pool, worker: string, knows: Knowledge): Promise<void> {
  await pool.query(
    `WITH gone AS (DELETE FROM ${READ_SCHEMA}.workers WHERE seen_at < now() - interval '${String(LEASE_SECONDS * 4)} seconds' AND id <> $1)
     INSERT INTO ${READ_SCHEMA}.workers (id, seen_at, knows) VALUES ($1, now(), $2) ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
    [worker, JSON.stringify(knows)],
  );
}

/** A worker that is alive. */
export interface WorkerAlive {
  readonly id: string;
  /** Undefined: of an earlier Annals, which did not say. */
  readonly knows: Knowledge | undefined;
}

/** The workers alive. */
export async function workersAlive(pool: pg.Pool): Promise<readonly WorkerAlive[]> {
  const rows = await rowsOf(
    workerAlive,
    pool.query(
      `SELECT id, knows FROM ${READ_SCHEMA}.workers WHERE seen_at > now() - interval '${String(LEASE_SECONDS)} seconds'`,
    ),
  );
  return rows.map(({ id, knows }) => ({ id, knows: knows ?? undefined }));
}

/**
 * Takes the lease of a read model if it is free, raising its fencing token.
 * @param version the newest version this worker knows: what newer code has built is left to newer workers, unless it is to roll back
 * @returns undefined when another worker holds it, or its row is locked: by a process that froze in the middle of something, perhaps, and
 *   nobody waits for that
 */
export async function acquire(
  pool: pg.Pool,
  worker: string,
  { name, version }: { name: string; version: number },
): Promise<Lease | undefined> {
  return rowOf(
    lease,
    pool.query(
      `UPDATE ${READ_SCHEMA}.projections
     SET holder = $1, token = token + 1, lease_until = now() + interval '${String(LEASE_SECONDS)} seconds'
     WHERE name = (
       SELECT name FROM ${READ_SCHEMA}.projections
       WHERE name = $2 AND (lease_until < now() OR holder = $1)
         AND (version <= $3 OR EXISTS (SELECT FROM ${READ_SCHEMA}.rebuilds r WHERE r.name = $2 AND r.kind = 'rollback' AND r.version = $3))
       FOR UPDATE SKIP LOCKED)
     RETURNING name, token, generation, version, position, failure, waiting, paused IS NOT NULL AS paused, left_out AS "leftOut"`,
      [worker, name, version],
    ),
  );
}

/** Writes down which streams the rows lack from now on, before the first event of one is passed over. @returns false when the lease was lost */
export async function recordLeftOut(pool: pg.Pool, lease: Lease, streams: LeftOut): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET left_out = $3 WHERE name = $1 AND token = $2`,
    [lease.name, String(lease.token), leftOutAsJson(streams)],
  );
  return rowCount === 1;
}

/**
 * Renews leases, all that are not locked at this moment: those are being written by their holder (which renews them too), or held by a
 * process that froze, and one of them keeps none of the others waiting.
 * @returns the names of those that were lost meanwhile
 */
export async function renew(pool: pg.Pool, leases: readonly Lease[]): Promise<ReadonlySet<string>> {
  const mine = [leases.map(({ name }) => name), leases.map(({ token }) => String(token))];
  await pool.query(
    `WITH mine AS (
       SELECT p.name FROM ${READ_SCHEMA}.projections p JOIN unnest($1::text[], $2::bigint[]) AS m(name, token) USING (name, token)
       FOR UPDATE OF p SKIP LOCKED)
     UPDATE ${READ_SCHEMA}.projections p SET lease_until = now() + interval '${String(LEASE_SECONDS)} seconds'
     FROM mine WHERE p.name = mine.name`,
    mine,
  );
  const rows = await rowsOf(
    withName,
    pool.query(
      `SELECT m.name FROM unnest($1::text[], $2::bigint[]) AS m(name, token)
     LEFT JOIN ${READ_SCHEMA}.projections p USING (name, token) WHERE p.name IS NULL`,
      mine,
    ),
  );
  return new Set(rows.map(({ name }) => name));
}

/** Gives a lease back, so that another worker need not wait for it to run out. */
export async function release(pool: pg.Pool, lease: Lease): Promise<void> {
  await pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET lease_until = '-infinity', holder = NULL WHERE name = $1 AND token = $2`,
    [lease.name, String(lease.token)],
  );
}

/** Says that a worker leaves, so that the others count it out at once. */
export async function leave(pool: pg.Pool, worker: string): Promise<void> {
  await pool.query(`DELETE FROM ${READ_SCHEMA}.workers WHERE id = $1`, [worker]);
}
