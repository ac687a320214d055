import { openPool } from '@annals/projections/engine/connections';
import { runMigrations } from '@annals/projections/engine/migrations';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { accountsMigrations } from '../src/platform/sessions/schema';

test('a process starts while somebody reads the accounts, and while somebody writes to them', async () => {
  const pool = openPool(await freshDatabase(), 4);
  onTestFinished(() => pool.end());
  await runMigrations(pool, accountsMigrations);
  const reader = await pool.connect();
  try {
    await reader.query('BEGIN');
    await reader.query('SELECT 1 FROM annals_accounts.user_auth');
    await reader.query('LOCK TABLE annals_accounts.sessions IN ROW EXCLUSIVE MODE');
    await runMigrations(pool, accountsMigrations);
    const { rows } = await pool.query('SELECT 1 FROM pg_locks WHERE NOT granted');
    expect(rows).toEqual([]);
  } finally {
    await reader.query('ROLLBACK');
    reader.release();
  }
}, 5_000);
