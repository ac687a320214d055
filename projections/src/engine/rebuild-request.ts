import { rowOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import { STORED_STATES } from './rebuild-state';

/** What is asked for: a new generation to switch to, one only to compare with, or the generation before to come back. */
export const rebuildKind = z.enum(['rebuild', 'diff', 'rollback']);
export type RebuildKind = z.infer<typeof rebuildKind>;

/** Who asked for it and why, and whether the switch waits until somebody has looked at the difference. */
export interface RebuildWish {
  readonly by: string;
  readonly reason: string | null;
  /** Waits with the switch until it is approved. */
  readonly review?: boolean;
}

/** Nobody asked: newer code, or a long log in front of an empty read model. */
export const BY_ITSELF: RebuildWish = { by: 'system:projections', reason: null };

/**
 * Notes that a read model is to be rebuilt; the worker that holds its lease does it. One under way goes on as it was asked for; one that
 * failed, or waits, starts over.
 * @returns false when another one is under way
 */
export async function requestRebuild(
  pool: pg.Pool,
  name: string,
  { by, reason, review = false }: RebuildWish = BY_ITSELF,
  kind: 'rebuild' | 'diff' = 'rebuild',
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO ${READ_SCHEMA}.rebuilds (name, kind, generation, position, head, requested_by, reason, review)
     SELECT name, $2, 0, 0, 0, $3, $4, $5 FROM ${READ_SCHEMA}.projections WHERE name = $1
     ON CONFLICT (name) DO UPDATE SET kind = $2, requested_by = $3, reason = $4, review = $5, approved = false,
       failure = NULL, state = '${STORED_STATES.queued}', token = 0, saved = 0, generation = 0, position = 0, requested_at = now()
     WHERE ${READ_SCHEMA}.rebuilds.failure IS NOT NULL`,
    [name, kind, by, reason, review],
  );
  return rowCount === 1;
}

/** Why a generation cannot come back, in a sentence. */
export class NoWayBack extends Error {
  override readonly name = 'NoWayBack';
}

/**
 * Notes that the generation before is to come back. It is caught up beside the live one first, so that nobody reads anything stale.
 * @param version of the projection in the code that runs: only the code that made a generation can go on with it
 * @throws NoWayBack with a sentence
 */
export async function requestRollback(
  pool: pg.Pool,
  projection: { name: string; version: number },
  { by, reason }: RebuildWish,
): Promise<void> {
  const { name, version } = projection;
  const found = await rowOf(
    previousAndUnderWay,
    pool.query(
      `SELECT previous, EXISTS (SELECT FROM ${READ_SCHEMA}.rebuilds r WHERE r.name = p.name AND failure IS NULL) AS "underWay"
     FROM ${READ_SCHEMA}.projections p WHERE name = $1`,
      [name],
    ),
  );
  if (!found?.previous) throw new NoWayBack(`No generation before the live one of ${name} is kept.`);
  if (found.underWay) throw new NoWayBack(`A rebuild of ${name} is under way.`);
  if (found.previous.version !== version)
    throw new NoWayBack(
      `The generation before was built by version ${String(found.previous.version)} of ${name}, this is version ${String(version)}: ` +
        'install the release it was built with, and roll back with that.',
    );
  await pool.query(
    `INSERT INTO ${READ_SCHEMA}.rebuilds (name, kind, generation, version, position, saved, head, requested_by, reason)
     VALUES ($1, 'rollback', $2, $3, $4, $4, 0, $5, $6)
     ON CONFLICT (name) DO UPDATE SET kind = 'rollback', generation = $2, version = $3, position = $4, saved = $4, head = 0,
       requested_by = $5, reason = $6, review = false, approved = false, failure = NULL, state = '${STORED_STATES.queued}', token = 0,
       requested_at = now()`,
    [name, found.previous.generation, version, found.previous.position, by, reason],
  );
}

/** A generation that is kept beside the live one, to roll back to. */
const previousGeneration = z.object({
  generation: z.number(),
  version: z.number(),
  position: z.string(),
  /** When it stopped being the live one. */
  at: z.string(),
});

const previousAndUnderWay = z.object({
  previous: previousGeneration.nullable(),
  underWay: z.boolean(),
});

/** Queues a rebuild again that an event has stopped, with what was built of it. */
export async function retryRebuild(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(
    `UPDATE ${READ_SCHEMA}.rebuilds SET failure = NULL, state = '${STORED_STATES.queued}' WHERE name = $1 AND failure IS NOT NULL`,
    [name],
  );
}

/** Lets a rebuild that waits for it switch. @returns false when none waits */
export async function approveRebuild(pool: pg.Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE ${READ_SCHEMA}.rebuilds SET approved = true WHERE name = $1 AND review AND failure IS NULL`,
    [name],
  );
  return rowCount === 1;
}

/** Gives a rebuild up, whatever it was doing; what was built of it is removed by the worker. @returns false when there was none */
export async function cancelRebuild(pool: pg.Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(`DELETE FROM ${READ_SCHEMA}.rebuilds WHERE name = $1`, [name]);
  return rowCount === 1;
}
