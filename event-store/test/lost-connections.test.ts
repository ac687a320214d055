import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { outliveLostConnections } from '../src/postgres/lost-connections';
import { freshDatabase } from './fresh-database';

test('a connection that is lost while somebody holds it fails their next statement, and not the process', async () => {
  const pool = new pg.Pool({ connectionString: await freshDatabase(), max: 2 });
  outliveLostConnections(pool);
  const held = await pool.connect();
  onTestFinished(() => pool.end());
  const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const ended = new Promise<void>((resolve) => held.once('end', () => resolve()));
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(held.query('SELECT 1')).rejects.toThrow();
  held.release();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});
