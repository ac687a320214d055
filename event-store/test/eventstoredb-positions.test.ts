import { expect, onTestFinished, test } from 'vitest';
import { EventStoreDbEventStore } from '../src/eventstoredb/eventstoredb-event-store';
import { LogChanged, type StoredEvent } from '../src/port';
import { newEvent, newStream } from './event-store-contract';
import { ServerDouble } from './eventstoredb/server-double';

async function startDouble(): Promise<ServerDouble> {
  const double = await new ServerDouble().start();
  onTestFinished(() => double.stop());
  return double;
}

function open(url: string): EventStoreDbEventStore {
  const store = new EventStoreDbEventStore(url);
  onTestFinished(() => store.close());
  return store;
}

/** Appends so many events, 250 to a stream. */
async function fill(store: EventStoreDbEventStore, count: number): Promise<string[]> {
  const streams: string[] = [];
  for (let written = 0; written < count; written += 250) {
    const stream = newStream();
    streams.push(stream);
    await store.append(
      stream,
      Array.from({ length: 250 }, () => newEvent()),
      'no-stream',
    );
  }
  return streams;
}

async function everything(store: EventStoreDbEventStore): Promise<StoredEvent[]> {
  const all: StoredEvent[] = [];
  for (let after = 0n, atEnd = false; !atEnd;) {
    const page = await store.readAll({ after, limit: 700 });
    all.push(...page.events);
    ({ next: after, atEnd } = page);
  }
  return all;
}

test('another process comes to the same positions, and does not read the log from its beginning for it', async () => {
  const double = await startDouble();
  const first = new EventStoreDbEventStore(double.url);
  const streams = await fill(first, 3_250);
  const counted = await everything(first);
  expect(counted.map(({ position }) => position)).toEqual(counted.map((_, index) => BigInt(index) + 1n));
  await first.close();

  let sent = 0;
  double.fault = (phase) => {
    if (phase === 'read event') sent += 1;
    return undefined;
  };
  const second = open(double.url);
  expect(await second.head()).toBe(3_250n);
  expect(sent).toBeLessThan(300);
  expect(await everything(second)).toEqual(counted);
  // A stream in the middle of the log, and pages backward across the blocks of positions.
  expect(await second.readStream(streams[6] ?? '')).toEqual(counted.slice(1_500, 1_750));
  const { events } = await second.readAllBackward({ before: 2_100n, limit: 200 });
  expect(events).toEqual(counted.slice(1_899, 2_099).toReversed());
});

test('processes that append at the same time count alike', async () => {
  const double = await startDouble();
  const stores = [open(double.url), open(double.url), open(double.url)];
  await Promise.all(stores.map((store) => fill(store, 1_000)));
  const [one, ...others] = await Promise.all(stores.map(everything));
  expect(one).toHaveLength(3_000);
  for (const other of others) expect(other).toEqual(one);
});

test('the same append repeated long after answers with the position of the first time', async () => {
  const double = await startDouble();
  const store = open(double.url);
  const stream = newStream();
  const events = [newEvent(), newEvent()];
  const first = await store.append(stream, events, 'no-stream');
  await fill(store, 1_250);
  await store.close();
  const later = open(double.url);
  expect(await later.append(stream, events, 'no-stream')).toEqual({ ...first, duplicate: true });
});

test('what others write on the same server has no positions here', async () => {
  const double = await startDouble();
  const own = open(double.url);
  const others = open(double.url.replace('?', '/acme?'));
  await fill(others, 250);
  await own.append('meeting-1', [newEvent(), newEvent()], 'no-stream');
  await fill(others, 500);
  await own.append('meeting-1', [newEvent()], 1n);
  await fill(others, 250);
  expect(await own.head()).toBe(3n);
  expect(await others.head()).toBe(1_000n);
  expect((await own.readAll({ after: 0n, limit: 2 })).events.map(({ position }) => position)).toEqual([
    1n,
    2n,
  ]);
  expect(await own.readAll({ after: 1n, limit: 2 })).toMatchObject({ next: 3n, atEnd: true });
  expect(await own.readAllBackward({ limit: 2 })).toMatchObject({ next: 2n, atEnd: false });
  expect(await others.readStream('meeting-1')).toEqual([]);
});

test('an event taken out of the log on the server is noticed, and named', async () => {
  const double = await startDouble();
  const store = open(double.url);
  await fill(store, 500);
  const page = await store.readAll({ after: 122n, limit: 1 });
  double.log.takeOut(page.events[0]?.id ?? '');
  await expect(store.readAll({ after: 100n, limit: 100 })).rejects.toThrow(new LogChanged(123n));
});

test('an older state of the log on the server is noticed', async () => {
  const double = await startDouble();
  const store = open(double.url);
  await fill(store, 250);
  double.log.events.splice(100);
  await expect(store.head()).rejects.toThrow(LogChanged);
});

test('a cluster is found by asking one of its nodes', async () => {
  const double = await startDouble();
  const store = open(double.url.replace('esdb://', 'esdb+discover://'));
  expect(await store.append('meeting-1', [newEvent()], 'no-stream')).toMatchObject({ position: 1n });
});
