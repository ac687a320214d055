import { openPool } from '@annals/projections/engine/connections';
import { projections } from '@annals/projections/features';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultSurroundings } from './surroundings';

let around: FaultSurroundings;
beforeAll(async () => {
  around = await FaultSurroundings.open();
});
afterAll(() => around.close());

/** The read models that some worker but this one holds. */
async function heldByOthers(frozen: string): Promise<number> {
  const { rows } = await around.pool.query<{ held: bigint }>(
    'SELECT count(*) AS held FROM annals_read.projections WHERE lease_until > now() AND holder <> $1',
    [frozen],
  );
  return Number(rows[0]?.held ?? 0);
}

test('a process frozen with a locked row keeps none of the other read models: each lease is taken over by itself', async () => {
  const first = await around.start({ roles: ['api', 'projections'] });
  await around.shown();
  const { rows } = await around.pool.query<{ holder: string }>(
    'SELECT DISTINCT holder FROM annals_read.projections WHERE lease_until > now()',
  );
  const frozen = rows[0]?.holder ?? '';
  const locking = await around.pool.connect();
  try {
    await locking.query(
      `BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; SELECT FROM annals_read.projections WHERE name = '${projections[0]?.name ?? ''}' FOR UPDATE`,
    );
    first.freeze();
    const frozenAt = Date.now();
    const second = await around.start({ roles: ['projections'] });
    const others = projections.length - 1;
    await expect.poll(() => heldByOthers(frozen), { timeout: 30_000, interval: 200 }).toBe(others);
    process.stdout.write(`taken over but for the locked one after ${String(Date.now() - frozenAt)} ms\n`);
    await locking.query('ROLLBACK');
    await expect.poll(() => heldByOthers(frozen), { timeout: 30_000, interval: 200 }).toBe(others + 1);
    await second.becomesReady();
  } finally {
    locking.release(true);
    first.thaw();
  }
});

test('no transaction of the product outlives the process it belongs to by more than seconds, and none waits long for a lock', async () => {
  const pool = openPool(around.databaseUrl, 1);
  try {
    const settings = [
      'lock_timeout',
      'idle_in_transaction_session_timeout',
      'statement_timeout',
      'tcp_user_timeout',
      'client_connection_check_interval',
    ];
    const { rows } = await pool.query<{ name: string; setting: string }>(
      'SELECT name, setting FROM pg_settings WHERE name = ANY($1) ORDER BY name',
      [settings],
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual({
      client_connection_check_interval: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      lock_timeout: 5_000,
      statement_timeout: 60_000,
      tcp_user_timeout: 15_000,
    });
  } finally {
    await pool.end();
  }
});
