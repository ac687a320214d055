import { randomUUID } from 'node:crypto';
import { meetingId } from '@annals/contracts/features/meetings/ids';
import { MeetingScheduled } from '@annals/contracts/features/meetings/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProductProcess } from './product-process';

const REMINDERS = 300;
const HOUR_MS = 3_600_000;

let product: ProductProcess;
beforeAll(async () => {
  product = await ProductProcess.onServerOfItsOwn();
});
afterAll(() => product.close());

/** 1:1s that were agreed on days ago and are so near that everybody should have been reminded of them. */
async function scheduleMeetingsToRemindOf(): Promise<readonly string[]> {
  const { manager, employee } = product.cast();
  const ids = Array.from({ length: REMINDERS }, () => meetingId.parse(randomUUID()));
  for (const id of ids) {
    const scheduled = MeetingScheduled.of({
      meetingId: id,
      managerId: manager.id,
      employeeId: employee.id,
      title: 'A week’s talk',
      scheduledAt: new Date(Date.now() + HOUR_MS).toISOString(),
      duration: 30,
    });
    const command = randomUUID();
    await product.log.append(
      `meeting-${id}`,
      [scheduled],
      {
        commandId: command,
        correlationId: command,
        actorId: manager.id,
        actorRole: 'manager',
        occurredAt: new Date(Date.now() - 72 * HOUR_MS).toISOString(),
      },
      'no-stream',
    );
  }
  return ids;
}

/** How often somebody was reminded of each of these meetings, since a position of the log. */
async function remindersOf(ids: readonly string[], after: bigint): Promise<number[]> {
  const counts = new Map(ids.map((id) => [`meeting-${id}`, 0]));
  const { events } = await product.log.readAll({ after, limit: 10_000 });
  for (const { type, stream } of events) {
    const count = counts.get(stream);
    if (type === 'MeetingReminderSent' && count !== undefined) counts.set(stream, count + 1);
  }
  return [...counts.values()];
}

test('kill -9 in the middle of reminders, and a queue that is lost on top of it: each comes, and comes once', async () => {
  const { log, pool } = product;
  // Nobody who sends anything is there yet.
  await product.start('api', 'projections');
  const before = await log.head();
  const ids = await scheduleMeetingsToRemindOf();
  await product.shown();
  await product.kill();
  const reminders = () => remindersOf(ids, before);
  const sent = async () => (await reminders()).reduce((sum, count) => sum + count, 0);
  const startWithoutItsQueue = async () => {
    await pool.query('DROP SCHEMA IF EXISTS annals_queue CASCADE');
    await product.start();
  };
  // Killed while it is at it, each time at another place, and each time what was queued is lost.
  for (const part of [0.2, 0.6]) {
    await startWithoutItsQueue();
    await expect.poll(sent, { timeout: 60_000, interval: 50 }).toBeGreaterThan(part * REMINDERS);
    await product.kill();
    expect(await sent()).toBeLessThan(REMINDERS);
  }
  await startWithoutItsQueue();
  await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThanOrEqual(REMINDERS);
  expect(await reminders()).toEqual(ids.map(() => 1));
}, 240_000);
