import type { ProjectionStatus } from '@annals/contracts/operations/routes';
import type pg from 'pg';
import { READ_SCHEMA } from './connections';

interface StatusRow {
  name: string;
  version: number;
  generation: number;
  position: bigint;
  holder: string | null;
  failure: ProjectionStatus['failure'];
  rebuild: ProjectionStatus['rebuild'];
}

/** How every projection stands, against the head of the log. */
export async function projectionStatuses(pool: pg.Pool, head: bigint): Promise<ProjectionStatus[]> {
  const { rows } = await pool.query<StatusRow>(
    `SELECT p.name, p.version, p.generation, p.position, p.failure,
       CASE WHEN p.lease_until > now() THEN p.holder END AS holder,
       CASE WHEN r.name IS NOT NULL
         THEN json_build_object('generation', r.generation, 'position', r.position::text, 'head', r.head::text,
           'failure', r.failure->>'message') END AS rebuild
     FROM ${READ_SCHEMA}.projections p LEFT JOIN ${READ_SCHEMA}.rebuilds r USING (name) ORDER BY p.name`,
  );
  return rows.map(({ position, ...row }) => ({
    ...row,
    status: row.failure ? 'stopped' : 'live',
    position: String(position),
    lag: String(head > position ? head - position : 0n),
  }));
}

/**
 * Lets a stopped projection try its event again. Raising the token makes the worker that holds it look anew.
 * @returns false when there is no such projection, or it is not stopped
 */
export async function resume(pool: pg.Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET failure = NULL, token = token + 1, updated_at = now()
     WHERE name = $1 AND failure IS NOT NULL`,
    [name],
  );
  return rowCount === 1;
}

/**
 * The read models that are ahead of the log: after an older backup of the log was restored, what they show never happened.
 * Looked at before anything starts. Other processes may be writing meanwhile: the log is asked last, and so is never behind what it was
 * compared with.
 */
export async function aheadOfLog(pool: pg.Pool, head: () => Promise<bigint>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string; position: bigint }>(
    `SELECT name, position FROM ${READ_SCHEMA}.projections ORDER BY name`,
  );
  const end = await head();
  return rows.filter(({ position }) => position > end).map(({ name }) => name);
}
