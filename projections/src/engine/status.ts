import {
  workerStatus,
  projectionStatus,
  type ProjectionStatus,
  type WorkerStatus,
} from '@annals/contracts/features/operations/routes';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import { retryRebuild } from './rebuild-request';
import { STORED_STATES } from './rebuild-state';

const withNow = z.object({
  now: z.string(),
});
const nameAndPosition = z.object({
  name: z.string(),
  position: z.bigint(),
});

const statusRow = projectionStatus
  .omit({ status: true, position: true, lag: true, lagSeconds: true })
  .extend({
    position: z.bigint(),
    /** For how long it has not moved. */
    unmoved: z.number(),
    /** Whether it is built from the beginning, instead of following the log. */
    isBuilt: z.boolean(),
  });
type StatusRow = z.infer<typeof statusRow>;

/** A read model that has not moved for so long while the log has is not live, whatever it says of itself. */
export const STALLED_AFTER_SECONDS = 60;

/** What is asked of the log to tell how far behind a read model is. */
export interface LogForLag {
  head(): Promise<bigint>;
  /** Events as they are stored: the time they were recorded is all that is looked at. */
  readStored(options: {
    after: bigint;
    limit: number;
  }): Promise<{ events: readonly { recordedAt: string }[] }>;
}

/** The state of every projection, against the head of the log. */
export async function projectionStatuses(pool: pg.Pool, log: LogForLag): Promise<ProjectionStatus[]> {
  const rows = await rowsOf(
    statusRow,
    pool.query(
      `SELECT p.name, p.version, p.generation, p.position, p.paused, p.previous - 'leftOut' AS previous, p.last_rebuild AS "lastRebuild",
       ${withStream('p.failure')} AS failure, p.waiting, CASE WHEN p.lease_until > now() THEN p.holder END AS holder,
       extract(epoch FROM now() - p.updated_at)::float8 AS unmoved,
       r.name IS NOT NULL AND r.failure IS NULL AND r.state <> '${STORED_STATES.queued}' AND (p.position = 0 OR p.version <> r.version) AS "isBuilt",
       CASE WHEN r.name IS NOT NULL
         THEN json_build_object('kind', r.kind, 'state', r.state, 'generation', r.generation, 'position', r.position::text,
           'head', r.head::text, 'by', r.requested_by, 'reason', r.reason, 'startedAt', r.started_at, 'review', r.review,
           'difference', CASE WHEN r.review THEN r.difference END, 'failure', ${withStream('r.failure')}) END AS rebuild
     FROM ${READ_SCHEMA}.projections p LEFT JOIN ${READ_SCHEMA}.rebuilds r USING (name) ORDER BY p.name`,
    ),
  );
  const head = await log.head();
  const waitingSince = await lagOf(pool, log, head);
  return Promise.all(
    rows.map(async ({ position, unmoved, isBuilt, ...row }) => {
      const lagSeconds = await waitingSince(position);
      const isStalled = !isBuilt && Math.min(unmoved, lagSeconds) >= STALLED_AFTER_SECONDS;
      return {
        ...row,
        status: statusOf(row, isStalled),
        position: String(position),
        lag: String(head > position ? head - position : 0n),
        lagSeconds,
      };
    }),
  );
}

function statusOf(
  { failure, paused, waiting }: Pick<StatusRow, 'failure' | 'paused' | 'waiting'>,
  isStalled: boolean,
) {
  if (failure) return 'stopped' as const;
  if (paused) return 'paused' as const;
  if (waiting) return 'waiting' as const;
  return isStalled ? ('stalled' as const) : ('live' as const);
}

/** Failures that an older Annals has recorded name no stream. */
function withStream(column: string): string {
  return `CASE WHEN ${column} IS NOT NULL THEN '{"stream": null}'::jsonb || ${column} END`;
}

/** Tells for how long the first event behind a position has been waiting, in seconds: by the database's clock, as this process's own may be wrong. */
export async function lagOf(
  pool: pg.Pool,
  log: LogForLag,
  head: bigint,
): Promise<(position: bigint) => Promise<number>> {
  const row = await rowOf(withNow, pool.query('SELECT clock_timestamp() AS now'));
  const now = Date.parse(row?.now ?? '');
  const behind = async (position: bigint) => {
    const { events } = await log.readStored({ after: position, limit: 1 });
    const recordedAt = events[0]?.recordedAt;
    if (recordedAt === undefined) return 0;
    return Math.max(0, Math.round((now - Date.parse(recordedAt)) / 100) / 10);
  };
  const known = new Map<bigint, Promise<number>>();
  return (position) => {
    if (position >= head) return Promise.resolve(0);
    const seconds = known.get(position) ?? behind(position);
    known.set(position, seconds);
    return seconds;
  };
}

/** The workers alive, and what they hold. */
export async function workers(pool: pg.Pool): Promise<readonly WorkerStatus[]> {
  return rowsOf(
    workerStatus,
    pool.query(
      `SELECT w.id, w.seen_at AS "seenAt", array_remove(array_agg(p.name ORDER BY p.name), NULL) AS holds
     FROM ${READ_SCHEMA}.workers w LEFT JOIN ${READ_SCHEMA}.projections p ON p.holder = w.id AND p.lease_until > now()
     WHERE w.seen_at > now() - interval '8 seconds' GROUP BY w.id, w.seen_at ORDER BY w.id`,
    ),
  );
}

/**
 * Lets a stopped or paused projection go on; a stopped one tries its event again. Raising the token makes the worker that holds it look again.
 * @returns false when there is no such projection, or it is going on already
 */
export async function resume(pool: pg.Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET failure = NULL, paused = NULL, waiting = NULL, token = token + 1, updated_at = now()
     WHERE name = $1 AND (failure IS NOT NULL OR paused IS NOT NULL OR waiting IS NOT NULL)`,
    [name],
  );
  return rowCount === 1;
}

/**
 * Holds a projection still: what it shows stays as it is, and falls behind.
 * @returns false when there is no such projection, or it is held already
 */
export async function pause(
  pool: pg.Pool,
  name: string,
  { by, reason }: { by: string; reason: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET paused = $2, token = token + 1, updated_at = now() WHERE name = $1 AND paused IS NULL`,
    [name, JSON.stringify({ by, reason, at: new Date().toISOString() })],
  );
  return rowCount === 1;
}

/** Makes the worker of a projection look again at what is parked, and try again what it could not take. */
export async function lookAgain(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET failure = NULL, waiting = NULL, token = token + 1, updated_at = now() WHERE name = $1`,
    [name],
  );
  await retryRebuild(pool, name);
}

/**
 * The read models that are ahead of the log: after an older backup of the log was restored, what they show never happened.
 * Looked at before anything starts. Other processes may be writing meanwhile: the log is asked last, and so is never behind what it was
 * compared with.
 */
export async function aheadOfLog(pool: pg.Pool, head: () => Promise<bigint>): Promise<readonly string[]> {
  const rows = await rowsOf(
    nameAndPosition,
    pool.query(`SELECT name, position FROM ${READ_SCHEMA}.projections ORDER BY name`),
  );
  const end = await head();
  return rows.filter(({ position }) => position > end).map(({ name }) => name);
}
