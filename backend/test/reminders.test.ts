import { randomUUID } from 'node:crypto';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openQueue } from '../src/platform/queue/queue';
import { reminderJobs } from '../src/features/meetings/reminders';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;

let product: Product;
let manager: Client;
beforeAll(async () => {
  product = await startProduct();
  manager = await product.as('manager');
});
afterAll(() => product.stop());

async function schedule(at: Date): Promise<string> {
  const body = {
    title: 'Reminded',
    employeeId: product.cast.employee.id,
    scheduledAt: at.toISOString(),
    duration: 30,
  };
  return commandAnswer.parse((await manager.post('/api/meetings', body)).json).id;
}

async function remindersOf(id: string): Promise<string[]> {
  const events = await product.annals.services.log.readStream(`meeting-${id}`);
  return events
    .filter(({ type }) => type === 'MeetingReminderSent')
    .map(({ data }) => (data as { scheduledAt: string }).scheduledAt);
}

/** What the sweep does, as another process would do it at the same moment. */
const sweep = () => reminderJobs(product.annals.services)['sweep-meeting-reminders']?.({});

test('a reminder comes when its time has come, to both people, once', async () => {
  // Due one second from now: a day and a second ahead.
  const at = new Date(Date.now() + DAY_MS + 1_000);
  const id = await schedule(at);
  await expect.poll(() => remindersOf(id), { timeout: 20_000 }).toEqual([at.toISOString()]);
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(await remindersOf(id)).toEqual([at.toISOString()]);
  for (const client of [manager, await product.as('employee')]) {
    client.position = String(await product.head());
    const told = z.array(notificationView).parse((await client.get('/api/notifications')).json);
    expect(
      told.filter(({ path, kind }) => path === `/meetings/${id}` && kind === 'meeting_reminder'),
    ).toHaveLength(1);
  }
});

test('a lost queue, restarts and several workers neither lose nor double one', async () => {
  const at = new Date(Date.now() + 3 * DAY_MS);
  const id = await schedule(at);
  // The queue loses everything it had.
  await product.annals.services.pool.query('TRUNCATE annals_queue.job CASCADE');
  const other = await product.again(['jobs', 'projections']);
  product.setClock(new Date(at.getTime() - DAY_MS / 2));
  await Promise.all([sweep(), sweep(), reminderJobs(other.services)['sweep-meeting-reminders']?.({})]);
  expect(await remindersOf(id)).toEqual([at.toISOString()]);
  product.setClock(new Date());
});

test('a meeting that moves is reminded of at its new time alone', async () => {
  const id = await schedule(new Date(Date.now() + 3 * DAY_MS));
  const later = new Date(Date.now() + 6 * DAY_MS);
  await manager.patch(`/api/meetings/${id}`, { scheduledAt: later.toISOString() });
  await expect
    .poll(async () => (await manager.get(`/api/meetings/${id}`)).json)
    .toMatchObject({ scheduledAt: later.toISOString() });
  product.setClock(new Date(Date.now() + 2.5 * DAY_MS));
  await sweep();
  expect(await remindersOf(id)).toEqual([]);
  product.setClock(new Date(later.getTime() - DAY_MS / 4));
  await sweep();
  expect(await remindersOf(id)).toEqual([later.toISOString()]);
  product.setClock(new Date());
});

test('a meeting set at short notice has just been told of: it gets none', async () => {
  const id = await schedule(new Date(Date.now() + DAY_MS / 2));
  await sweep();
  expect(await remindersOf(id)).toEqual([]);
});

test('neither does one that is moved to short notice', async () => {
  const id = await schedule(new Date(Date.now() + 5 * DAY_MS));
  await manager.patch(`/api/meetings/${id}`, {
    scheduledAt: new Date(Date.now() + DAY_MS / 2).toISOString(),
  });
  await manager.get('/api/meetings');
  await sweep();
  expect(await remindersOf(id)).toEqual([]);
});

/** Redis is optional: its tests run where ANNALS_TEST_REDIS_URL names one. */
const redisUrl = process.env['ANNALS_TEST_REDIS_URL'];

describe.each([
  ['PostgreSQL', () => ({ databaseUrl: product.databaseUrl })],
  ...(redisUrl === undefined ? [] : [['Redis', () => ({ redisUrl })] as const]),
] as const)('the queue on %s', (_, place) => {
  test('runs one job of an id, when its time has come', async () => {
    const { logger } = product.annals.services;
    const name = `job-${randomUUID()}`;
    const queue = openQueue(place(), logger, `test-${randomUUID()}`);
    const done: unknown[] = [];
    queue.work({ [name]: async (data) => void done.push(data) });
    await Promise.all([1, 2, 3].map(() => queue.add(name, 'the-same', { what: 'this' }, 200)));
    await expect.poll(() => done).toEqual([{ what: 'this' }]);
    await queue.add(name, 'another', { what: 'that' });
    await expect.poll(() => done).toEqual([{ what: 'this' }, { what: 'that' }]);
    await queue.close();
  });
});
