import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { copyLog } from '../src/copy-log';
import { EventStoreDbEventStore } from '../src/eventstoredb/eventstoredb-event-store';
import { MemoryEventStore } from '../src/memory/memory-event-store';
import { AppendTooLarge, CannotTakeOver, LogChanged, StoreAccessDenied } from '../src/port';
import { newEvent, newStream } from './event-store-contract';
import type { Proposed } from './eventstoredb/double-log';
import { ServerDouble, type DoubleOptions } from './eventstoredb/server-double';

/** What a real node and a real cluster did, which was not in the double before. */

async function startDouble(options: DoubleOptions = {}): Promise<ServerDouble> {
  const double = await new ServerDouble(options).start();
  onTestFinished(() => double.stop());
  return double;
}

function open(url: string, options = {}): EventStoreDbEventStore {
  const store = new EventStoreDbEventStore(url, options);
  onTestFinished(() => store.close());
  return store;
}

/** Certificate and key of a server at 127.0.0.1, which is its own authority. */
const CERTIFICATE = fileURLToPath(new URL('./eventstoredb/certificate-for-tests.pem', import.meta.url));

/** Ten thousand characters of three bytes each. */
const LONG_NOTE = '記'.repeat(10_000);

test('fifty long notes, together more than the server takes at once, are copied in several appends', async () => {
  const source = new MemoryEventStore();
  const notes = Array.from({ length: 50 }, () => newEvent({ text: LONG_NOTE }));
  await source.append(newStream(), notes, 'no-stream');
  const target = open((await startDouble()).url);
  expect(await copyLog(source, target)).toEqual({ from: 0n, to: 50n });
  const { events } = await target.readAll({ after: 0n, limit: 100 });
  expect(events.map(({ id }) => id)).toEqual(notes.map(({ id }) => id));
});

test('an event larger than the server takes at once is named, and an append of that size says so at once', async () => {
  const source = new MemoryEventStore();
  const large = newEvent({ text: 'x'.repeat(1_100_000) });
  await source.append(newStream(), [newEvent()], 'no-stream');
  await source.append(newStream(), [large], 'no-stream');
  const target = open((await startDouble()).url);
  await expect(copyLog(source, target)).rejects.toThrow(
    new CannotTakeOver(
      'The event at position 2 is larger than the server takes in one append: raise its MaxAppendSize',
    ),
  );
  await expect(target.append(newStream(), [large], 'no-stream')).rejects.toThrow(AppendTooLarge);
});

test('a server that restarts for two seconds costs a command its time and nothing else', async () => {
  const double = await startDouble();
  const store = open(double.url);
  await store.append('meeting-1', [newEvent()], 'no-stream');
  double.stop();
  const back = setTimeout(() => void double.start(), 2_000);
  onTestFinished(() => clearTimeout(back));
  expect(await store.readStream('meeting-1')).toHaveLength(1);
  expect(await store.append('meeting-1', [newEvent()], 0n)).toMatchObject({ position: 2n });
});

test('a follower that lags behind is not read from: after a failover the log has not changed', async () => {
  const old = await startDouble();
  const store = open(old.url);
  await store.append('meeting-1', [newEvent(), newEvent(), newEvent()], 'no-stream');
  // Another node leads now and has everything; the one that the client is connected to follows, and an older state of it is read.
  const next = await startDouble();
  for (const event of old.log.events) next.log.replicate(event);
  old.leader = next;
  old.log.events.splice(1);
  expect(await store.head()).toBe(3n);
  expect(await store.append('meeting-1', [newEvent()], 2n)).toMatchObject({ position: 4n });
  expect(next.log.events).toHaveLength(4);
});

test('a process that has seen a changed log appends nothing more', async () => {
  const double = await startDouble();
  const store = open(double.url);
  await store.append('meeting-1', [newEvent(), newEvent(), newEvent()], 'no-stream');
  double.log.events.splice(1);
  await expect(store.head()).rejects.toThrow(LogChanged);
  const before = double.log.events.length;
  await expect(store.append('meeting-2', [newEvent()], 'no-stream')).rejects.toThrow(LogChanged);
  expect(double.log.events).toHaveLength(before);
});

test('a read behind the end of a log that shrank is an error, and not an empty page', async () => {
  const double = await startDouble();
  const store = open(double.url);
  await store.append('meeting-1', [newEvent()], 'no-stream');
  expect(await store.readAll({ after: 1n, limit: 10 })).toEqual({ events: [], next: 1n, atEnd: true });
  await expect(store.readAll({ after: 7n, limit: 10 })).rejects.toThrow(
    'it ends at position 1, and position 7 was read before',
  );
});

test('a stream that was deleted softly is noticed when it is written to, and when it is scavenged', async () => {
  const double = await startDouble();
  const store = open(double.url);
  await store.append('meeting-1', [newEvent(), newEvent()], 'no-stream');
  double.log.deleteSoftly('annals.meeting-1');
  // Its events stay in the log until a scavenge: positions hold.
  expect((await store.readAll({ after: 0n, limit: 10 })).events).toHaveLength(2);
  await expect(store.append('meeting-1', [newEvent()], 'no-stream')).rejects.toThrow(
    'events of the stream annals.meeting-1 were removed',
  );
  const other = open(double.url);
  expect(await other.head()).toBe(3n);
  await expect(other.readStream('meeting-1')).rejects.toThrow(LogChanged);
  double.log.scavenge();
  await expect(open(double.url).readAll({ after: 2n, limit: 10 })).rejects.toThrow(LogChanged);
});

test('a server with TLS and users is entered; whom it does not let in is told so, without the password', async () => {
  const pem = readFileSync(CERTIFICATE);
  const double = await startDouble({
    user: { username: 'annals', password: 'right' },
    tls: { certificate: pem, key: pem },
  });
  const url = `${double.url}&tlsCAFile=${CERTIFICATE}`;
  expect(await open(url).append('meeting-1', [newEvent()], 'no-stream')).toMatchObject({ position: 1n });
  const stranger = open(url.replace(':right@', ':canary-word@'));
  const refused = await stranger.head().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreAccessDenied);
  expect(String(refused)).toContain('check the user and the password in EVENT_STORE_URL');
  expect(String(refused)).not.toContain('canary-word');
  await expect(stranger.append('meeting-2', [newEvent()], 'no-stream')).rejects.toThrow(StoreAccessDenied);
});

test('on a server shared with others, another process passes over their events once', async () => {
  const double = await startDouble();
  const first = open(double.url);
  await first.append('meeting-1', [newEvent(), newEvent()], 'no-stream');
  writeForeign(double, 12_000);
  expect(await first.head()).toBe(2n);
  await first.close();

  let sent = 0;
  double.fault = (phase) => {
    if (phase === 'read event') sent += 1;
    return undefined;
  };
  const second = open(double.url);
  expect(await second.head()).toBe(2n);
  expect(sent).toBeLessThan(2_500);
  expect(await second.append('meeting-1', [newEvent()], 1n)).toMatchObject({ position: 3n });
  expect((await second.readAll({ after: 0n, limit: 10 })).events.map(({ position }) => position)).toEqual([
    1n,
    2n,
    3n,
  ]);
});

test('an event of others that was scavenged is no change of the log', async () => {
  const double = await startDouble();
  const store = open(double.url);
  await store.append('meeting-1', [newEvent()], 'no-stream');
  writeForeign(double, 6_000);
  expect(await store.head()).toBe(1n);
  await store.close();
  const last = double.log.events.filter(({ stream }) => stream === 'others-1').slice(-2_000);
  for (const { id } of last) double.log.takeOut(id);
  const later = open(double.url);
  expect(await later.head()).toBe(1n);
  expect(await later.append('meeting-1', [newEvent()], 0n)).toMatchObject({ position: 2n });
});

function writeForeign(double: ServerDouble, count: number): void {
  const proposed = Array.from({ length: count }, (): Proposed => ({
    id: crypto.randomUUID(),
    type: 'OfOthers',
    contentType: 'application/json',
    data: Buffer.from('{}'),
    metadata: Buffer.from('{}'),
  }));
  double.log.write('others-1', -1n, proposed);
}
