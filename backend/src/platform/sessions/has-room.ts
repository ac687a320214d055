import type pg from 'pg';
import { isDiskFull } from '../kernel/disk-full';
import { ACCOUNTS_SCHEMA } from './schema';

/** More than what a table that was just made finds in room that is already its own. */
const PROBE_ROWS = 250;

/**
 * Whether a table can grow: tried with one that is never committed, so that nobody else sees it and nothing of it is left. Not a temporary
 * one: the application's database user may make none.
 */
export async function hasRoom(pool: pg.Pool): Promise<boolean> {
  let client: pg.PoolClient | undefined;
  try {
    client = await pool.connect();
    await client.query('BEGIN');
    await client.query(
      `CREATE UNLOGGED TABLE ${ACCOUNTS_SCHEMA}.room_for_more AS SELECT repeat(md5(i::text), 125) AS filling FROM generate_series(1, ${String(PROBE_ROWS)}) i`,
    );
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  } finally {
    await client?.query('ROLLBACK').catch(() => undefined);
    client?.release();
  }
}
