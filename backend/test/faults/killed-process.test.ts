import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultSurroundings, type ProductUnderFaults } from './surroundings';

let around: FaultSurroundings;
let api: ProductUnderFaults;
beforeAll(async () => {
  around = await FaultSurroundings.open({ redis: true });
  api = await around.start({ roles: ['api', 'jobs'] });
});
afterAll(() => around.close());

test('a killed projections process is replaced by the other one: its read models go on within seconds', async () => {
  const first = await around.start({ roles: ['projections'] });
  const second = await around.start({ roles: ['projections'] });
  await around.shown();
  const holders = async () => {
    const { rows } = await around.pool.query<{ holders: bigint }>(
      'SELECT count(DISTINCT holder) AS holders FROM annals_read.projections WHERE lease_until > now()',
    );
    return Number(rows[0]?.holders ?? 0);
  };
  await expect.poll(holders).toBe(2);
  await first.kill();
  await expect.poll(holders, { timeout: 30_000 }).toBe(1);
  const manager = await around.signedIn(api, 'manager');
  const { employee } = around.cast();
  const body = {
    title: 'After it',
    employeeId: employee.id,
    scheduledAt: '2030-01-07T10:00:00.000Z',
    duration: 30,
  };
  expect((await manager.post('/api/meetings', body)).status).toBe(201);
  await around.shown(15_000);
  await second.becomesReady();
});
