import { rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import { isSame, knowledge, type Knowledge } from './knowledge';
import { workersAlive } from './lease';

const nameAndVersion = z.object({
  name: z.string(),
  version: z.number(),
});

/** How often a process says that it is alive; one that has not been heard of for three times as long is not counted. */
export const ANNOUNCE_EVERY_MS = 5_000;
const ALIVE = `interval '${String((3 * ANNOUNCE_EVERY_MS) / 1_000)} seconds'`;
const FORGOTTEN = `interval '1 hour'`;

/** A process of the installation, whatever it does. */
const processAlive = z.object({
  id: z.string(),
  roles: z.array(z.string()).readonly(),
  knows: knowledge,
  startedAt: z.iso.datetime(),
});
export type ProcessAlive = Readonly<z.infer<typeof processAlive>>;

/** Says that a process is alive, what it does and what it can read. */
export async function announce(
  pool: pg.Pool,
  { id, roles, knows }: Omit<ProcessAlive, 'startedAt'>,
): Promise<void> {
  await pool.query(
    `WITH gone AS (DELETE FROM ${READ_SCHEMA}.processes WHERE seen_at < now() - ${FORGOTTEN} AND id <> $1)
     INSERT INTO ${READ_SCHEMA}.processes (id, roles, knows) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
    [id, roles, JSON.stringify(knows)],
  );
}

/** Says that a process ends. */
export async function withdraw(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(`DELETE FROM ${READ_SCHEMA}.processes WHERE id = $1`, [id]);
}

/** The processes alive. Those of an earlier Annals do not say so. */
export async function processesAlive(pool: pg.Pool): Promise<readonly ProcessAlive[]> {
  return rowsOf(
    processAlive,
    pool.query(
      `SELECT id, roles, knows, started_at AS "startedAt" FROM ${READ_SCHEMA}.processes WHERE seen_at > now() - ${ALIVE} ORDER BY id`,
    ),
  );
}

/** How the read models that people see differ from those a build was written for. */
export interface Unlike {
  /** Of an older version than this build's: they are rebuilt by a worker of this build. */
  readonly older: readonly string[];
  /** Of a newer version: a newer build has taken over. */
  readonly newer: readonly string[];
}

/** The read models whose live generation is of another version than a build knows. */
export async function unlike(pool: pg.Pool, { readModels }: Knowledge): Promise<Unlike> {
  const rows = await rowsOf(
    nameAndVersion,
    pool.query(`SELECT name, version FROM ${READ_SCHEMA}.projections ORDER BY name`),
  );
  const known = rows.flatMap(({ name, version }) => {
    const mine = readModels[name];
    return mine === undefined ? [] : [{ name, difference: version - mine }];
  });
  return {
    older: known.filter(({ difference }) => difference < 0).map(({ name }) => name),
    newer: known.filter(({ difference }) => difference > 0).map(({ name }) => name),
  };
}

/** Whether versions of Annals work side by side just now, or a read model is of another one than this build. */
export async function isUpgrading(pool: pg.Pool, mine: Knowledge): Promise<boolean> {
  const { older, newer } = await unlike(pool, mine);
  if (older.length + newer.length > 0) return true;
  const processes = await processesAlive(pool);
  if (processes.some(({ knows }) => !isSame(knows, mine))) return true;
  return (await workersAlive(pool)).some(({ knows }) => knows === undefined || !isSame(knows, mine));
}
