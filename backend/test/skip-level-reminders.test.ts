import { commandAnswer } from '@annals/contracts/kernel/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skipLevelReminderJobs } from '../src/features/skip-level/reminders';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

let product: Product;
let leader: Client;
beforeAll(async () => {
  product = await startProduct();
  leader = await product.as('leader');
});
afterAll(() => product.stop());

async function schedule(at: Date): Promise<string> {
  const body = { employeeId: product.cast.employee.id, scheduledAt: at.toISOString() };
  return commandAnswer.parse((await leader.post('/api/skip-level', body)).json).id;
}

/** The times of the meeting that its employee was reminded of. */
async function remindersOf(id: string): Promise<string[]> {
  const events = await product.annals.services.log.readStream(`skipLevelMeeting-${id}`);
  return events
    .filter(({ type }) => type === 'SkipLevelReminderSent')
    .map(({ data }) => (data as { scheduledAt: string }).scheduledAt);
}

/** What the sweep does, as another process would do it at the same moment; after the read model knows of everything. */
async function sweep(): Promise<void> {
  await leader.get('/api/skip-level');
  await skipLevelReminderJobs(product.annals.services)['sweep-skip-level-reminders']?.({});
}

test('a reminder comes a week before, not earlier, and once', async () => {
  // Due two seconds from now.
  const at = new Date(Date.now() + WEEK_MS + 2_000);
  const id = await schedule(at);
  await expect.poll(() => remindersOf(id), { timeout: 20_000 }).toEqual([at.toISOString()]);
  const [sent] = (await product.annals.services.log.readStream(`skipLevelMeeting-${id}`)).slice(-1);
  expect(Date.parse(sent?.metadata.occurredAt ?? '')).toBeGreaterThanOrEqual(at.getTime() - WEEK_MS - 60_000);
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(await remindersOf(id)).toHaveLength(1);
});

test('a meeting that is less than a week ahead is reminded of at once', async () => {
  const at = new Date(Date.now() + 2 * DAY_MS);
  const id = await schedule(at);
  await expect.poll(() => remindersOf(id), { timeout: 20_000 }).toEqual([at.toISOString()]);
});

test('a lost queue, restarts and several workers neither lose nor double one', async () => {
  const at = new Date(Date.now() + 12 * DAY_MS);
  const id = await schedule(at);
  await sweep();
  expect(await remindersOf(id)).toEqual([]);
  await product.annals.services.pool.query('TRUNCATE annals_queue.job CASCADE');
  const other = await product.again(['jobs', 'projections']);
  product.setClock(new Date(at.getTime() - WEEK_MS / 2));
  await Promise.all([
    sweep(),
    sweep(),
    skipLevelReminderJobs(other.services)['sweep-skip-level-reminders']?.({}),
  ]);
  expect(await remindersOf(id)).toEqual([at.toISOString()]);
  product.setClock(new Date());
});

test('a meeting that moves before its reminder is reminded of a week before its new time', async () => {
  const id = await schedule(new Date(Date.now() + 9 * DAY_MS));
  const later = new Date(Date.now() + 20 * DAY_MS);
  await leader.patch(`/api/skip-level/${id}`, { scheduledAt: later.toISOString() });
  product.setClock(new Date(Date.now() + 4 * DAY_MS));
  await sweep();
  expect(await remindersOf(id)).toEqual([]);
  product.setClock(new Date(later.getTime() - WEEK_MS + 1_000));
  await sweep();
  expect(await remindersOf(id)).toEqual([later.toISOString()]);
  product.setClock(new Date());
});

test('a meeting that moves after its reminder gets no second one', async () => {
  const at = new Date(Date.now() + 3 * DAY_MS);
  const id = await schedule(at);
  await expect.poll(() => remindersOf(id), { timeout: 20_000 }).toHaveLength(1);
  const later = new Date(Date.now() + 15 * DAY_MS);
  await leader.patch(`/api/skip-level/${id}`, { scheduledAt: later.toISOString() });
  product.setClock(new Date(later.getTime() - DAY_MS));
  await sweep();
  expect(await remindersOf(id)).toEqual([at.toISOString()]);
  product.setClock(new Date());
});

test('a cancelled meeting is not reminded of', async () => {
  const at = new Date(Date.now() + 10 * DAY_MS);
  const id = await schedule(at);
  await leader.patch(`/api/skip-level/${id}`, { status: 'cancelled' });
  product.setClock(new Date(at.getTime() - DAY_MS));
  await sweep();
  expect(await remindersOf(id)).toEqual([]);
  product.setClock(new Date());
});
