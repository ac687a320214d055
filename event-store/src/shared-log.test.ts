import { randomBytes, randomUUID } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { personId } from '@annals/contracts/kernel/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventLog } from './event-log';
import { MemoryEventStore } from './memory/memory-event-store';
import { MemoryPersonalKeys } from './personal-data/memory-personal-keys';
import { parseMasterKey } from './personal-data/master-key';
import { SharedLog } from './shared-log';
import { subscribe } from './subscription';

let store: MemoryEventStore;
let keys: MemoryPersonalKeys;
let log: EventLog;
let shared: SharedLog;
let ending: AbortController;
beforeEach(() => {
  store = new MemoryEventStore();
  keys = new MemoryPersonalKeys(parseMasterKey(randomBytes(32).toString('base64')));
  log = new EventLog(store, eventDefinitions, keys);
  shared = new SharedLog(log);
  ending = new AbortController();
});
afterEach(() => ending.abort());

const person = personId.parse(randomUUID());
const cancelled = (reason: string) => ({
  type: 'MeetingCancelled',
  data: { meetingId: randomUUID(), employeeId: person, managerId: randomUUID(), reason },
});

async function append(reason = 'Ill'): Promise<void> {
  const commandId = randomUUID();
  const metadata = {
    commandId,
    correlationId: commandId,
    actorId: person,
    actorRole: 'manager' as const,
    occurredAt: '2026-03-01T09:00:00.000Z',
  };
  await log.append(`meeting-${randomUUID()}`, [cancelled(reason)], metadata, 'no-stream');
}

/** Somebody who follows the log, as slow as told. */
function follower(from: bigint, batchSize: number, rest: () => Promise<unknown>) {
  const seen: RecordedEvent[] = [];
  const running = (async () => {
    for await (const { events } of subscribe(shared, { after: from, batchSize, signal: ending.signal })) {
      seen.push(...events);
      await rest();
    }
  })();
  return { seen, running, positions: () => seen.map(({ position }) => Number(position)) };
}
const moment = () => new Promise((resolve) => setImmediate(resolve));
const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('twenty who follow the log read and decrypt an event once, and each has all of them, in order', async () => {
  await append();
  const decoded = vi.spyOn(keys, 'forReading');
  const followers = Array.from({ length: 20 }, (_, index) =>
    follower(1n, index % 2 === 0 ? 500 : 200, async () => {
      for (let wait = 0; wait < index % 7; wait += 1) await moment();
    }),
  );
  const reading = vi.spyOn(store, 'readAll');
  for (let written = 0; written < 100; written += 1) {
    await append();
    if (written % 5 === 0) await moment();
  }
  for (const { positions } of followers)
    await vi.waitFor(() => expect(positions()).toEqual(upTo(2, 101)), { timeout: 20_000 });
  // Each event, and the end after it, at most twice for both sizes of page: not twenty times.
  expect(reading.mock.calls.length).toBeLessThan(450);
  expect(decoded.mock.calls.flatMap(([ids]) => ids).length).toBeLessThan(450);
  ending.abort();
  await Promise.all(followers.map(({ running }) => running));
});

test('one who is behind catches up on their own and then joins', async () => {
  for (let written = 0; written < 30; written += 1) await append();
  const ahead = follower(30n, 500, moment);
  const behind = follower(0n, 10, moment);
  await vi.waitFor(() => expect(behind.positions()).toEqual(upTo(1, 30)), { timeout: 20_000 });
  const reading = vi.spyOn(store, 'readAll');
  await append();
  await vi.waitFor(() => expect([ahead.positions(), behind.positions().at(-1)]).toEqual([[31], 31]), {
    timeout: 20_000,
  });
  expect(reading.mock.calls.length).toBeLessThanOrEqual(3);
});

test('a call that comes while a page is being read is not lost', async () => {
  const one = follower(0n, 500, moment);
  await moment();
  vi.spyOn(store, 'readAll').mockImplementationOnce(async (options) => {
    const page = await MemoryEventStore.prototype.readAll.call(store, options);
    await append('while it was read'); // the page does not show it, and says that nothing lies beyond
    await moment();
    return page;
  });
  await append();
  await vi.waitFor(() => expect(one.positions()).toEqual([1, 2]), { timeout: 20_000 });
});

test('an erasure leaves nothing of what was kept', async () => {
  const one = follower(0n, 500, moment);
  await append('Words');
  await vi.waitFor(() => expect(one.seen).toHaveLength(1), { timeout: 20_000 });
  expect((await shared.readAll({ after: 0n, limit: 10 })).events[0]?.data).toMatchObject({ reason: 'Words' });
  await keys.destroy(person);
  expect((await shared.readAll({ after: 0n, limit: 10 })).events[0]?.data).toMatchObject({
    reason: { erased: true },
  });
});

test('while nobody listens, the end is asked for each time', async () => {
  expect(await shared.readAll({ after: 0n, limit: 10 })).toMatchObject({ events: [], atEnd: true });
  await append();
  expect((await shared.readAll({ after: 0n, limit: 10 })).events).toHaveLength(1);
});
