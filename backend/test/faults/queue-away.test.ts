import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultSurroundings, type ProductUnderFaults } from './surroundings';

/** Nobody waits longer for what is away: eight seconds at most on an idle machine, and a multiple of it where a command takes seconds to start. */
const BOUND_MS = 30_000;

let around: FaultSurroundings;
let api: ProductUnderFaults;
let jobs: ProductUnderFaults;
beforeAll(async () => {
  around = await FaultSurroundings.open({ redis: true });
  api = await around.start({ roles: ['api', 'projections'] });
  jobs = await around.start({ roles: ['jobs'] });
  await around.shown();
});
afterAll(() => around.close());

const AWAY = [
  ['gone', () => around.toRedis?.refuse()],
  ['silent', () => around.toRedis?.silenceAll()],
] as const;

test.each(AWAY)(
  'Redis is %s: metrics, status, doctor and Operations answer soon and say what is unknown',
  async (_, away) => {
    const administrator = await around.signedIn(api, 'admin');
    const before = await around.annals('status');
    away();
    const began = Date.now();
    const metrics = await jobs.metrics(BOUND_MS);
    expect(metrics).toContain('annals_queue_up 0');
    expect(metrics).toContain('annals_database_up 1');
    expect(Date.now() - began).toBeLessThan(BOUND_MS);
    expect((await administrator.get('/api/operations/jobs')).json).toEqual({ counts: null, failed: [] });
    await expect
      .poll(() => jobs.ready(), { timeout: BOUND_MS })
      .toMatchObject({ status: 503, body: { roles: ['jobs'], checks: { queue: 'away' } } });
    await api.becomesReady();
    const status = await around.annals('status');
    expect(status.output).toContain('unknown: the queue does not answer');
    expect(status.took - before.took).toBeLessThan(BOUND_MS);
    const doctor = await around.annals('doctor');
    expect(doctor.output).toMatch(/jobs +broken +Unknown: the queue does not answer/);
    expect(doctor.took - before.took).toBeLessThan(BOUND_MS);
    around.toRedis?.heal();
    await jobs.becomesReady();
  },
);

test.each([
  ['Redis', () => around.toRedis?.silenceAll()],
  ['PostgreSQL', () => around.toDatabase.silenceAll()],
  ['both', () => (around.toRedis?.silenceAll(), around.toDatabase.silenceAll())],
] as const)('SIGTERM ends within 20 seconds while %s does not answer', async (_, away) => {
  around.toRedis?.heal();
  around.toDatabase.heal();
  const one = await around.start({ roles: ['api', 'projections', 'jobs'] });
  away();
  expect(await one.terminate()).toBeLessThan(20_000);
});
