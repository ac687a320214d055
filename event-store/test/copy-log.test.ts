import { expect, onTestFinished, test } from 'vitest';
import { compareLogs, copyLog } from '../src/copy-log';
import { EventStoreDbEventStore } from '../src/eventstoredb/eventstoredb-event-store';
import { CannotTakeOver, type EventStore, type StoredEvent, type TakesOver } from '../src/port';
import { migrateEventStore } from '../src/postgres/migrate-event-store';
import { PostgresEventStore } from '../src/postgres/postgres-event-store';
import { newEvent, newStream } from './event-store-contract';
import { ServerDouble } from './eventstoredb/server-double';
import { freshDatabase } from './fresh-database';

type Store = EventStore & TakesOver;

async function postgres(): Promise<Store> {
  const url = await freshDatabase();
  await migrateEventStore(url);
  const store = new PostgresEventStore(url);
  onTestFinished(() => store.close());
  return store;
}

async function eventStoreDb(): Promise<Store & { double: ServerDouble }> {
  const double = await new ServerDouble().start();
  onTestFinished(() => double.stop());
  const store = new EventStoreDbEventStore(double.url, { answerMs: 1_000, retryMs: 2_000 });
  onTestFinished(() => store.close());
  return Object.assign(store, { double });
}

/** A log in which streams take turns, with what JSON makes difficult. */
async function filled(store: Store, commands = 60): Promise<void> {
  const streams = Array.from({ length: 7 }, newStream);
  const revisions = new Map<string, bigint>();
  for (let number = 0; number < commands; number += 1) {
    const stream = streams[number % 7] ?? '';
    const events = Array.from({ length: 1 + (number % 3) }, () =>
      newEvent({ text: 'a "quoted" \u0000 😀', half: 0.1, big: 1e21, list: [1, null, { deep: true }] }),
    );
    const { revision } = await store.append(stream, events, revisions.get(stream) ?? 'no-stream');
    revisions.set(stream, revision);
  }
}

async function everything(store: Store): Promise<readonly StoredEvent[]> {
  return (await store.readAll({ after: 0n, limit: 10_000 })).events;
}

test('a log moves from PostgreSQL to EventStoreDB and back, and is the same: ids, places, times, words', async () => {
  const first = await postgres();
  const between = await eventStoreDb();
  const last = await postgres();
  await filled(first);
  const head = await first.head();
  expect(await copyLog(first, between)).toEqual({ from: 0n, to: head });
  expect(await copyLog(between, last)).toEqual({ from: 0n, to: head });
  expect(await everything(between)).toEqual(await everything(first));
  expect(await everything(last)).toEqual(await everything(first));
  const compared = await compareLogs(first, between, head);
  expect(compared).toMatchObject({ kind: 'same', events: head });
  expect(await compareLogs(first, last, head)).toEqual(compared);
  // It is written on, at the next position, with a time of its own.
  const appended = await between.append(newStream(), [newEvent()], 'no-stream');
  expect(appended.position).toBe(head + 1n);
});

test('a copy that was broken off is taken up where it ended, and takes along what came meanwhile', async () => {
  const source = await postgres();
  const target = await eventStoreDb();
  await filled(source, 120);
  target.double.fault = (phase) =>
    phase === 'append received' && target.double.log.events.length > 60 ? 'silent' : undefined;
  await expect(copyLog(source, target)).rejects.toThrow('EventStoreDB');
  target.double.fault = () => undefined;
  const half = await target.head();
  expect(half).toBeGreaterThan(50n);
  await filled(source, 10);
  const head = await source.head();
  expect(await copyLog(source, target)).toEqual({ from: half, to: head });
  expect(await copyLog(source, target)).toEqual({ from: head, to: head });
  expect(await compareLogs(source, target, head)).toMatchObject({ kind: 'same' });
});

test('a target that holds another log is refused, and nothing is written to it', async () => {
  const source = await postgres();
  await filled(source);
  for (const target of [await eventStoreDb(), await postgres()]) {
    await filled(target, 5);
    const before = await target.head();
    await expect(copyLog(source, target)).rejects.toThrow(CannotTakeOver);
    await expect(target.takeOver((await everything(source)).slice(0, 1))).rejects.toThrow(CannotTakeOver);
    const [present] = await everything(target);
    const next = (await everything(source))[Number(before)];
    if (!present || !next) throw new Error('There is nothing to take over');
    const misfit = { ...next, stream: present.stream, revision: present.revision };
    await expect(target.takeOver([misfit])).rejects.toThrow(CannotTakeOver);
    expect(await target.head()).toBe(before);
  }
});

test('somebody who writes to the target meanwhile is noticed', async () => {
  const source = await postgres();
  const target = await eventStoreDb();
  const intruder = new EventStoreDbEventStore(target.double.url);
  onTestFinished(() => intruder.close());
  await filled(source, 100);
  let isIn = false;
  target.double.fault = (phase) => {
    if (phase === 'append stored' && !isIn && target.double.log.events.length > 50) {
      isIn = true;
      void intruder.append(newStream(), [newEvent()], 'no-stream').catch(() => undefined);
    }
    return undefined;
  };
  await expect(copyLog(source, target)).rejects.toThrow('somebody else writes to the log');
});

test('a copy in which one value differs, or one event is missing, is told', async () => {
  const source = await postgres();
  const other = await eventStoreDb();
  await filled(source, 20);
  const events = (await everything(source)).map((event) =>
    event.position === 11n ? { ...event, data: { text: 'altered' } } : event,
  );
  await other.takeOver(events.slice(0, 30));
  expect(await compareLogs(source, other, 30n)).toEqual({
    kind: 'different',
    position: 11n,
    what: 'data differs',
  });
  expect(await compareLogs(source, await eventStoreDb(), 30n)).toMatchObject({
    position: 1n,
    what: 'it is missing from the copy',
  });
});
