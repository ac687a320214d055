import type { NeededVersion } from '@annals/event-store/unreadable-event';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import { failureOf, recordedFailure, type Failure } from './batch-writer';
import type { Poison } from './fold';
import { knows, type Knowledge } from './knowledge';
import type { Lease } from './lease';
import type { Projection } from './projection';
import { retryRebuild } from './rebuild-request';

const waitingRow = z.object({ name: z.string(), waiting: recordedFailure });
const failedRow = z.object({ failure: recordedFailure });

/** What a version has to know to read an event that has stopped a read model. Earlier versions have only recorded the sentence. */
function neededBy({ needs, type, message }: Failure): NeededVersion | undefined {
  if (needs) return needs;
  if (message.endsWith('this version of Annals does not know its type')) return { type, version: 1 };
  const newer = /its version (\d+) is newer than the version/.exec(message)?.[1];
  return newer === undefined ? undefined : { type, version: Number(newer) };
}

/** Records that a read model waits with an event for a version that can read it. */
export async function recordWaiting(
  pool: pg.Pool,
  projection: Projection,
  { name, token }: Lease,
  poison: Poison,
): Promise<void> {
  await pool.query(`UPDATE ${READ_SCHEMA}.projections SET waiting = $3 WHERE name = $1 AND token = $2`, [
    name,
    String(token),
    JSON.stringify(failureOf(projection, poison)),
  ]);
}

/** The read models that wait with an event which a build cannot read: they are not for its workers. */
export async function waitingForOthers(pool: pg.Pool, mine: Knowledge): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    waitingRow,
    pool.query(`SELECT name, waiting FROM ${READ_SCHEMA}.projections WHERE waiting IS NOT NULL`),
  );
  const others = rows.filter(({ waiting }) => {
    const needed = neededBy(waiting);
    return needed !== undefined && !knows(mine, needed);
  });
  return new Set(others.map(({ name }) => name));
}

/**
 * Ends what only an unknown type, or an unknown version of one, has stopped, now that a worker that knows it holds the lease: of the read model
 * and of its rebuild.
 * @returns the lease as it is then
 */
export async function endKnown(pool: pg.Pool, lease: Lease, mine: Knowledge): Promise<Lease> {
  const rebuild = await rowOf(
    failedRow,
    pool.query(`SELECT failure FROM ${READ_SCHEMA}.rebuilds WHERE name = $1 AND failure IS NOT NULL`, [
      lease.name,
    ]),
  );
  if (isKnown(rebuild?.failure ?? null, mine)) await retryRebuild(pool, lease.name);
  const failure = isKnown(lease.failure, mine) ? null : lease.failure;
  if (failure === lease.failure && lease.waiting === null) return lease;
  await pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET failure = $3, waiting = NULL, updated_at = now() WHERE name = $1 AND token = $2`,
    [lease.name, String(lease.token), failure && JSON.stringify(failure)],
  );
  return { ...lease, failure, waiting: null };
}

function isKnown(failure: Failure | null, mine: Knowledge): boolean {
  const needed = failure && neededBy(failure);
  return needed ? knows(mine, needed) : false;
}
