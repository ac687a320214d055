import type pg from 'pg';
import type { Failure } from './batch-writer';
import { READ_SCHEMA } from './connections';
import { leftOutAsJson, type LeftOut } from './parked-streams';

/** How long a lease holds without renewal: after a crash, another worker takes over within this time. */
const LEASE_SECONDS = 8;
/** How often a worker says that it is alive and renews. */
export const HEARTBEAT_MS = 2_000;

export interface Lease {
  readonly name: string;
  readonly token: bigint;
  readonly generation: number;
  readonly version: number;
  readonly position: bigint;
  /** What stopped it, and which version of the projection it was. */
  readonly failure: Failure | null;
  /** Whether an operator holds it still. */
  readonly paused: boolean;
  /** The streams its rows lack, each from a position on. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** Says that this worker is alive, and forgets those that have not been heard of for long. */
export async function heartbeat(pool: pg.Pool, worker: string): Promise<void> {
  await pool.query(
    `WITH gone AS (DELETE FROM ${READ_SCHEMA}.workers WHERE seen_at < now() - interval '${String(LEASE_SECONDS * 4)} seconds' AND id <> $1)
     INSERT INTO ${READ_SCHEMA}.workers (id, seen_at) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
    [worker],
  );
}

/** How many of `total` leases a worker should hold, given the workers alive. */
export async function fairShare(pool: pg.Pool, total: number): Promise<number> {
  const { rows } = await pool.query<{ alive: bigint }>(
    `SELECT count(*) AS alive FROM ${READ_SCHEMA}.workers WHERE seen_at > now() - interval '${String(LEASE_SECONDS)} seconds'`,
  );
  return Math.ceil(total / Math.max(1, Number(rows[0]?.alive ?? 1n)));
}

/**
 * Takes the lease of a read model if it is free, raising its fencing token.
 * @param version the newest version this worker knows: what newer code has built is left to newer workers, unless it is to roll back
 * @returns undefined when another worker holds it
 */
export async function acquire(
  pool: pg.Pool,
  worker: string,
  { name, version }: { name: string; version: number },
): Promise<Lease | undefined> {
  const { rows } = await pool.query<Lease>(
    `UPDATE ${READ_SCHEMA}.projections
     SET holder = $1, token = token + 1, lease_until = now() + interval '${String(LEASE_SECONDS)} seconds'
     WHERE name = $2 AND (lease_until < now() OR holder = $1)
       AND (version <= $3 OR EXISTS (SELECT FROM ${READ_SCHEMA}.rebuilds r WHERE r.name = $2 AND r.kind = 'rollback' AND r.version = $3))
     RETURNING name, token, generation, version, position, failure, paused IS NOT NULL AS paused, left_out AS "leftOut"`,
    [worker, name, version],
  );
  return rows[0];
}

/** Writes down which streams the rows lack from now on, before the first event of one is passed over. @returns false when the lease was lost */
export async function recordLeftOut(pool: pg.Pool, lease: Lease, streams: LeftOut): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET left_out = $3 WHERE name = $1 AND token = $2`,
    [lease.name, String(lease.token), leftOutAsJson(streams)],
  );
  return rowCount === 1;
}

/** Renews a lease. @returns false when it was lost meanwhile */
export async function renew(pool: pg.Pool, lease: Lease): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET lease_until = now() + interval '${String(LEASE_SECONDS)} seconds'
     WHERE name = $1 AND token = $2`,
    [lease.name, String(lease.token)],
  );
  return rowCount === 1;
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
