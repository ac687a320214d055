import { projectionStatus } from '@annals/contracts/features/operations/routes';
import { READ_SCHEMA } from '@annals/projections/engine/connections';
import { STALLED_AFTER_SECONDS } from '@annals/projections/engine/status';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openMetrics } from '../src/features/operations/metrics';
import { commandBeside } from './command-here';
import { startProduct, type Product } from './product';

let product: Product;
beforeAll(async () => {
  // Nobody folds: whatever is appended from now on waits.
  product = await startProduct({ roles: ['api'] });
});
afterAll(() => product.stop());

/** As the superuser: lets what waits have waited for so long. */
async function age(seconds: number): Promise<void> {
  const client = new pg.Client(product.databaseUrl);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('ALTER TABLE annals_events.events DISABLE TRIGGER refuse_update');
    await client.query(
      `UPDATE annals_events.events SET recorded_at = recorded_at - make_interval(secs => $1)
       WHERE position > (SELECT min(position) FROM ${READ_SCHEMA}.projections)`,
      [seconds],
    );
    await client.query('ALTER TABLE annals_events.events ENABLE ALWAYS TRIGGER refuse_update');
    // The others have only just moved, however long ago the database was filled.
    await client.query(
      `UPDATE ${READ_SCHEMA}.projections SET updated_at = now() - make_interval(secs => CASE name WHEN 'accounts' THEN $1 ELSE 0 END)`,
      [seconds],
    );
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

const finding = z.object({ check: z.string(), state: z.string(), detail: z.string() });

/** What `annals doctor` says of the read models. */
async function doctor() {
  const { said } = await commandBeside(product, ['doctor', '--json']);
  return z
    .array(finding)
    .parse(JSON.parse(said))
    .find(({ check }) => check === 'read models');
}

test('a read model that stands still while the log goes on is not ready, and broken for whoever looks', async () => {
  const ready = async () => (await product.visitor().get('/health/ready')).json;
  const administrator = await product.as('admin');
  await expect.poll(ready).toMatchObject({ status: 'ready', checks: { projections: 'ok' } });
  expect(await doctor()).toMatchObject({ state: 'ok' });

  await age(STALLED_AFTER_SECONDS + 10);
  await expect.poll(ready).toMatchObject({ status: 'not ready', checks: { projections: 'stalled' } });
  expect((await product.visitor().get('/health/ready')).status).toBe(503);
  const found = await doctor();
  expect(found?.state).toBe('broken');
  expect(found?.detail).toContain('accounts');
  const shown = z
    .array(projectionStatus)
    .parse((await administrator.get('/api/operations/projections')).json);
  expect(shown.filter(({ status }) => status === 'stalled').map(({ name }) => name)).toEqual(['accounts']);
  const text = await openMetrics(product.annals.services).text();
  expect(text).toContain('annals_projection_stalled{projection="accounts"} 1');
});
