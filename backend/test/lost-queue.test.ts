import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool } from '@annals/projections/engine/connections';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { startRedis, type RedisServer } from '../../event-store/test/redis-server';
import { LANES, openLanes, type Lane } from '../src/platform/queue/lanes';
import { inspectQueue } from '../src/platform/queue/queue-inspection';
import type { QueuePlace } from '../src/platform/queue/queue';
import { mailsIn } from '../src/platform/mail/mailbox';
import { startProduct, type Product } from './product';

const DAY_MS = 86_400_000;
const LANE_NAMES = Object.keys(LANES).filter((name): name is Lane => name in LANES);

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

const laneOf = (kind: string): Lane => LANE_NAMES.find((lane) => kind === `repeated-${lane}`) ?? 'main';

async function flushAll(): Promise<void> {
  const client = new Redis(redis.url);
  await client.flushall();
  await client.quit();
}

interface Emptied {
  readonly place: QueuePlace;
  readonly empty: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const places: readonly (readonly [string, () => Promise<Emptied>])[] = [
  [
    'PostgreSQL whose tables are emptied',
    async () => {
      const databaseUrl = await freshDatabase();
      const pool = openPool(databaseUrl, 1);
      return {
        place: { databaseUrl },
        empty: async () => {
          await pool.query('TRUNCATE annals_queue.job, annals_queue.scheduler CASCADE');
        },
        close: () => pool.end(),
      };
    },
  ],
  [
    'PostgreSQL whose jobs alone are lost',
    async () => {
      const databaseUrl = await freshDatabase();
      const pool = openPool(databaseUrl, 1);
      return {
        place: { databaseUrl },
        empty: async () => {
          await pool.query('TRUNCATE annals_queue.job CASCADE');
        },
        close: () => pool.end(),
      };
    },
  ],
  [
    'Redis that is emptied',
    () =>
      Promise.resolve({
        place: { redisUrl: redis.url },
        empty: flushAll,
        close: () => Promise.resolve(),
      }),
  ],
];

describe.each(places)('%s', (_, open) => {
  test('repeats in every lane what it repeated, once for all processes', async () => {
    const { place, empty, close } = await open();
    const logger = pino({ level: 'silent' });
    const turns = new Map<string, number>();
    const processes = [1, 2].map(() => openLanes({ ...place, lookEveryMs: 300 }, logger, laneOf));
    const kinds = LANE_NAMES.map((lane) => `repeated-${lane}`);
    const count = (kind: string) => () => {
      turns.set(kind, (turns.get(kind) ?? 0) + 1);
      return Promise.resolve();
    };
    for (const lanes of processes) {
      lanes.work(Object.fromEntries(kinds.map((kind) => [kind, count(kind)])));
      // So seldom that it would not come again during the test by itself.
      for (const kind of kinds) await lanes.repeat(kind, 3_600_000);
    }
    const all = () => kinds.filter((kind) => (turns.get(kind) ?? 0) > 0);
    await expect.poll(all).toEqual(kinds);
    turns.clear();
    await empty();
    await expect.poll(all).toEqual(kinds);
    const inspection = inspectQueue(place);
    const schedulers = async () =>
      (await Promise.all(inspection.queues.map((queue) => queue.getJobSchedulers(0, -1)))).flat();
    expect((await schedulers()).map(({ key }) => key).sort()).toEqual([...kinds].sort());
    expect((await schedulers()).every(({ next = 0 }) => next > Date.now())).toBe(true);
    await inspection.close();
    for (const lanes of processes) await lanes.close();
    await close();
  });
});

describe('what was due when Redis was emptied', () => {
  const directory = mkdtempSync(join(tmpdir(), 'annals-mailbox-'));
  let product: Product;
  beforeAll(async () => {
    await flushAll();
    product = await startProduct({
      queue: { redisUrl: redis.url, lookEveryMs: 1_000 },
      mail: { directory, from: 'Annals <annals@annals.example>' },
      seal: { scheduled: true },
    });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  test('comes all the same: a reminder, the link to a new password, the seal', async () => {
    const { log, jobs } = product.annals.services;
    const links = async () =>
      (await mailsIn(directory, { limit: 100 })).rows.filter(({ subject }) => /new password/.test(subject))
        .length;
    const manager = await product.as('manager');
    const at = new Date(Date.now() + 3 * DAY_MS);
    const scheduled = await manager.post('/api/meetings', {
      title: 'Reminded',
      employeeId: product.cast.employee.id,
      scheduledAt: at.toISOString(),
      duration: 30,
    });
    const { id } = commandAnswer.parse(scheduled.json);
    const reminders = async () =>
      (await log.readStream(`meeting-${id}`)).filter(({ type }) => type === 'MeetingReminderSent').length;
    // What is queued waits, and is lost then.
    for (const queue of jobs.queues) await queue.pause();
    const email = 'employee@annals.example';
    await product.visitor().post('/api/auth/forgot-password', { email });
    await expect
      .poll(async () => (await jobs.list('waiting', 50)).map(({ name }) => name))
      .toContain('send-password-reset');
    product.setClock(new Date(at.getTime() - DAY_MS / 2));
    const unsealed = await product.head();
    await flushAll();
    await expect.poll(reminders).toBe(1);
    product.setClock(new Date());
    await expect
      .poll(async () => (await log.readAll({ after: unsealed, limit: 1_000 })).events.map(({ type }) => type))
      .toContain('LogSealed');
    await flushAll();
    await expect.poll(links).toBe(1);
    // Emptied once more: nothing comes twice.
    await flushAll();
    await expect
      .poll(async () => (await jobs.list('completed', 500)).map(({ name }) => name))
      .toEqual(expect.arrayContaining(['sweep-meeting-reminders', 'sweep-password-resets']));
    await product.caughtUp();
    expect(await reminders()).toBe(1);
    expect(await links()).toBe(1);
  });
});
