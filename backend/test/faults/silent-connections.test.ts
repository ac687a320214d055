import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../product';
import { FaultSurroundings, type ProductUnderFaults } from './surroundings';

/**
 * Well under what a silent connection costs where nobody looks after it (minutes), well over what it takes on a machine that has nothing
 * else to do (10 seconds; `bench/faults.ts` measures it): a request that finds the pool empty waits 15 seconds for a connection alone.
 */
const RECOVERED_MS = 45_000;

let around: FaultSurroundings;
let api: ProductUnderFaults;
let worker: ProductUnderFaults;
let manager: Client;
beforeAll(async () => {
  around = await FaultSurroundings.open();
  api = await around.start({ roles: ['api', 'jobs'] });
  worker = await around.start({ roles: ['projections'], ownWay: true });
  await around.shown();
  manager = await around.signedIn(api, 'manager');
});
afterAll(() => around.close());

const schedule = () =>
  manager.post('/api/meetings', {
    title: `In silence ${randomUUID()}`,
    employeeId: around.cast().employee.id,
    scheduledAt: '2030-01-07T10:00:00.000Z',
    duration: 30,
  });

/** The status of an answer; 0 when none came in time. */
const statusOf = (answer: Promise<{ status: number }>, timeoutMs: number) =>
  Promise.race([
    answer.then(
      ({ status }) => status,
      () => 0,
    ),
    new Promise<number>((resolve) => setTimeout(() => resolve(0), timeoutMs).unref()),
  ]);

/** Asks one after the other until the answer is the right one. @returns how long that took, in milliseconds */
async function untilAnswered(ask: () => Promise<{ status: number }>, status: number): Promise<number> {
  const began = Date.now();
  await expect
    .poll(() => statusOf(ask(), RECOVERED_MS), { timeout: RECOVERED_MS, interval: 100 })
    .toBe(status);
  return Date.now() - began;
}

test('connections to PostgreSQL that fall silent: reads, commands and projections go on by themselves', async () => {
  // Every connection of every process has been used.
  await Promise.all(Array.from({ length: 8 }, () => manager.get('/api/meetings')));
  around.toDatabase.silence();
  worker.way?.silence();
  const began = Date.now();
  const [read, written] = await Promise.all([
    untilAnswered(() => manager.get('/api/meetings'), 200),
    untilAnswered(schedule, 201),
  ]);
  await around.shown(RECOVERED_MS);
  const folded = Date.now() - began;
  process.stdout.write(
    `read after ${String(read)}, written after ${String(written)}, folded after ${String(folded)} ms\n`,
  );
  expect(Math.max(read, written)).toBeLessThan(RECOVERED_MS);
  expect(folded).toBeLessThan(RECOVERED_MS);
  await worker.becomesReady();
});

test('nothing comes through at all: everybody is answered, each process says what it lacks, and all goes on once it does', async () => {
  around.toDatabase.silenceAll();
  const began = Date.now();
  const [read, written] = await Promise.all([
    statusOf(manager.get('/api/meetings'), RECOVERED_MS),
    statusOf(schedule(), RECOVERED_MS),
  ]);
  expect([read, written]).toEqual([503, 503]);
  expect(await api.ready()).toMatchObject({
    status: 503,
    body: {
      status: 'not ready',
      roles: ['api', 'jobs'],
      checks: { database: 'unreachable', reads: 'unreachable' },
    },
  });
  process.stdout.write(`refused after ${String(Date.now() - began)} ms\n`);
  around.toDatabase.heal();
  expect(await untilAnswered(() => manager.get('/api/meetings'), 200)).toBeLessThan(RECOVERED_MS);
  expect(await untilAnswered(schedule, 201)).toBeLessThan(RECOVERED_MS);
  await api.becomesReady(RECOVERED_MS);
});

test('a projections process that folds nothing is not ready, and says so of its role', async () => {
  worker.way?.silenceAll();
  await expect
    .poll(() => worker.ready(), { timeout: RECOVERED_MS })
    .toMatchObject({ status: 503, body: { roles: ['projections'], checks: { worker: 'folds nothing' } } });
  worker.way?.heal();
  await worker.becomesReady(RECOVERED_MS);
  await schedule();
  await around.shown(RECOVERED_MS);
});

test('a slow statement is not taken for a silent one: the server is asked, and it is waited for', async () => {
  const { openPool } = await import('@annals/projections/engine/connections');
  const pool = openPool(around.toDatabase.through(around.databaseUrl), 1);
  try {
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid, pg_sleep(9)');
    const again = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    expect(again.rows[0]?.pid).toBe(rows[0]?.pid);
  } finally {
    await pool.end();
  }
});
