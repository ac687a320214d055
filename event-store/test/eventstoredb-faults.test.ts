import { randomBytes, randomUUID } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import { status } from '@grpc/grpc-js';
import { test as testOne, type TestContext } from 'vitest';
import { EventLog } from '../src/event-log';
import {
  EventStoreDbEventStore,
  type EventStoreDbOptions,
} from '../src/eventstoredb/eventstoredb-event-store';
import { MemoryPersonalKeys } from '../src/personal-data/memory-personal-keys';
import { parseMasterKey } from '../src/personal-data/master-key';
import { StoreUnavailable } from '../src/port';
import { subscribe } from '../src/subscription';
import { newEvent, newStream } from './event-store-contract';
import { CuttableWay } from './eventstoredb/cuttable-way';
import type { Kept } from './eventstoredb/double-log';
import { ServerDouble, type Phase } from './eventstoredb/server-double';

/** The product's own look at the log is this far off: what is told before that, the subscription told. */
const NEVER_MS = 3_600_000;

/** Each with a server of its own, so all at once: most of their time is waiting. */
const test = testOne.concurrent;

type Finish = Pick<TestContext, 'onTestFinished'>;

async function serverBehindAWay({ onTestFinished }: Finish, options: EventStoreDbOptions = {}) {
  const double = await new ServerDouble().start();
  const way = await new CuttableWay(double.port).open();
  const store = new EventStoreDbEventStore(way.url, { answerMs: 500, ...options });
  onTestFinished(async () => {
    double.fault = () => undefined;
    await store.close();
    way.close();
    double.stop();
  });
  return { double, way, store };
}

/** Lets something happen the first time a phase is reached. */
function once(double: ServerDouble, phase: Phase, happen: () => ReturnType<ServerDouble['fault']>): void {
  let hasHappened = false;
  double.fault = (reached) => {
    if (reached !== phase || hasHappened) return undefined;
    hasHappened = true;
    return happen();
  };
}

/** Follows the log as projections do. */
function follow({ onTestFinished }: Finish, store: EventStoreDbEventStore) {
  const keys = new MemoryPersonalKeys(parseMasterKey(randomBytes(32).toString('base64')));
  const log = new EventLog(store, eventDefinitions, keys);
  const stopped = new AbortController();
  const seen: string[] = [];
  let more = (): void => undefined;
  const following = (async () => {
    for await (const { events } of subscribe(log, { after: 0n, batchSize: 10, signal: stopped.signal })) {
      seen.push(...events.map(({ stream }) => stream));
      more();
    }
  })();
  onTestFinished(async () => {
    stopped.abort();
    await following;
  });
  let written = 0;
  return {
    seen,
    /** Appends events, one after the other, each in a stream of its own. */
    write: async (count: number): Promise<string[]> => {
      const streams = Array.from({ length: count }, () => `account-${randomUUID()}`);
      for (const stream of streams) {
        const commandId = randomUUID();
        const event = { type: 'SignedOut', data: { personId: randomUUID() } };
        const metadata = {
          commandId,
          correlationId: commandId,
          actorId: 'system:test',
          actorRole: 'system',
          occurredAt: '2026-03-01T09:00:00.000Z',
        };
        await log.append(stream, [event], metadata, 'no-stream');
        written += 1;
      }
      return streams;
    },
    /** Waits until everything that was written here, and so many events of others, has been seen. */
    caughtUp: async (others: () => number = () => 0): Promise<void> => {
      while (seen.length < written + others())
        await new Promise<void>((done) => {
          more = done;
        });
    },
  };
}

const PHASES = [
  'subscription asked for',
  'subscription confirmed',
  'catching up',
  'caught up',
  'live event',
  'live event sent',
] as const;

/** Makes sure that the next subscription has something to catch up with: it is written between what was counted and the subscription. */
function writeBefore(double: ServerDouble, event: Kept | undefined): string[] {
  if (!event) return [];
  const stream = `account-${randomUUID()}`;
  double.log.write(`annals.${stream}`, -1n, [{ ...event, id: randomUUID() }]);
  return [stream];
}

for (const phase of PHASES) {
  for (const [what, happen] of [
    ['the connection is lost', 'cut'],
    ['the server ends the call', 'refuse'],
    ['the call falls silent', 'silence'],
  ] as const)
    test(`subscription, ${phase}: ${what}; nothing is lost, nothing doubled`, async ({
      expect,
      onTestFinished,
    }) => {
      // Without the look at intervals, but for silence, what is seen was told by a subscription that began again by itself.
      const { double, way, store } = await serverBehindAWay(
        { onTestFinished },
        {
          pollIntervalMs: happen === 'silence' ? 100 : NEVER_MS,
        },
      );
      let left = 2;
      const examples: Kept[] = [];
      const between: string[] = [];
      double.fault = (reached) => {
        if (reached === 'subscription asked for') between.push(...writeBefore(double, examples[0]));
        if (reached !== phase || left === 0) return undefined;
        left -= 1;
        if (happen === 'cut') way.cut();
        return happen === 'refuse' ? { refused: status.UNAVAILABLE } : 'silent';
      };
      const log = follow({ onTestFinished }, store);
      const streams = await log.write(10);
      examples.push(...double.log.events);
      way.cut();
      streams.push(...(await log.write(10)));
      await log.caughtUp(() => between.length);
      streams.push(...(await log.write(5)));
      await log.caughtUp(() => between.length);
      expect(left).toBe(0);
      expect(log.seen.toSorted()).toEqual([...streams, ...between].toSorted());
    });
}

test('a connection that stands and carries nothing is found out', async ({ expect, onTestFinished }) => {
  const { way, store } = await serverBehindAWay({ onTestFinished }, { pollIntervalMs: 100, answerMs: 300 });
  const log = follow({ onTestFinished }, store);
  const streams = await log.write(10);
  await log.caughtUp();
  way.stopUp();
  setTimeout(() => way.cut(), 800).unref(); // as the system does with a peer that answers nothing
  streams.push(...(await log.write(10)));
  await log.caughtUp();
  expect(log.seen).toEqual(streams);
});

for (const phase of ['append received', 'append stored'] as const) {
  test(`an append whose answer never comes ("${phase}") is sent again with the same ids and stored once`, async ({
    expect,
    onTestFinished,
  }) => {
    const { double, store } = await serverBehindAWay({ onTestFinished });
    const stream = newStream();
    once(double, phase, () => 'silent');
    const events = [newEvent(), newEvent()];
    expect(await store.append(stream, events, 'no-stream')).toMatchObject({ revision: 1n, position: 2n });
    expect((await store.readStream(stream)).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(await store.head()).toBe(2n);
  });

  test(`an append whose connection is lost ("${phase}") is sent again with the same ids and stored once`, async ({
    expect,
    onTestFinished,
  }) => {
    const { double, way, store } = await serverBehindAWay({ onTestFinished });
    const streams = Array.from({ length: 20 }, newStream);
    once(double, phase, () => {
      way.cut();
      return 'silent';
    });
    await Promise.all(streams.map((stream) => store.append(stream, [newEvent(), newEvent()], 'no-stream')));
    expect(await store.head()).toBe(40n);
    for (const stream of streams) expect(await store.readStream(stream)).toHaveLength(2);
  });
}

test('a server that answers nothing is unavailable, in bounded time, for appends and reads', async ({
  expect,
  onTestFinished,
}) => {
  const { double, store } = await serverBehindAWay({ onTestFinished }, { answerMs: 1_000, retryMs: 1_500 });
  await store.append(newStream(), [newEvent()], 'no-stream');
  double.fault = () => 'silent';
  await expect(store.append(newStream(), [newEvent()], 'no-stream')).rejects.toThrow(StoreUnavailable);
  await expect(store.head()).rejects.toThrow(StoreUnavailable);
  await expect(store.readStream('meeting-1')).rejects.toThrow(StoreUnavailable);
  double.fault = () => undefined;
  expect(await store.head()).toBe(1n);
});

test('an append that is given up while it is sent is there as a whole, or not at all', async ({
  expect,
  onTestFinished,
}) => {
  for (const answerMs of [1, 2, 4, 8]) {
    const { double, store } = await serverBehindAWay({ onTestFinished }, { answerMs, retryMs: 0 });
    for (let time = 0; time < 25; time += 1)
      await store
        .append(
          newStream(),
          Array.from({ length: 50 }, () => newEvent()),
          'no-stream',
        )
        .catch(() => undefined);
    const names = [...new Set(double.log.events.map(({ stream }) => stream))];
    expect(names.filter((name) => double.log.stream(name).length !== 50)).toEqual([]);
  }
});

test('a read that breaks off in the middle is begun again, and gives no half page', async ({
  expect,
  onTestFinished,
}) => {
  const { double, way, store } = await serverBehindAWay({ onTestFinished });
  await store.append(
    newStream(),
    Array.from({ length: 50 }, () => newEvent()),
    'no-stream',
  );
  let events = 0;
  double.fault = (phase) => {
    if (phase === 'read event') events += 1;
    if (events !== 20) return undefined;
    events += 1;
    way.cut();
    return 'silent';
  };
  expect((await store.readAll({ after: 0n, limit: 100 })).events).toHaveLength(50);
  expect(events).toBeGreaterThan(50);
});

test('data that cannot be serialised is refused, and nobody else is harmed', async ({
  expect,
  onTestFinished,
}) => {
  const { store } = await serverBehindAWay({ onTestFinished });
  const [good, bad] = await Promise.allSettled([
    store.append(newStream(), [newEvent()], 'no-stream'),
    store.append(newStream(), [newEvent({ number: 1n })], 'no-stream'),
  ]);
  expect(good.status).toBe('fulfilled');
  expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) as unknown });
  expect(await store.head()).toBe(1n);
});

test('two stores of a process do not harm each other when one loses its connection', async ({
  expect,
  onTestFinished,
}) => {
  const { double, way, store } = await serverBehindAWay({ onTestFinished });
  const other = new EventStoreDbEventStore(double.url);
  onTestFinished(() => other.close());
  const appends = (by: EventStoreDbEventStore) =>
    Array.from({ length: 50 }, () => by.append(newStream(), [newEvent()], 'no-stream'));
  const running = Promise.all([...appends(store), ...appends(other)]);
  setImmediate(() => way.cut());
  await running;
  expect(await other.head()).toBe(100n);
  expect(await store.head()).toBe(100n);
});

test('appends and a subscription live through a restart of the server: each event once, none lost', async ({
  expect,
  onTestFinished,
}) => {
  const { double, store } = await serverBehindAWay({ onTestFinished });
  const log = follow({ onTestFinished }, store);
  let isRestarted = false;
  double.fault = (phase) => {
    if (phase === 'append stored' && double.log.events.length > 50 && !isRestarted) {
      isRestarted = true;
      double.stop();
      setTimeout(() => void double.start(), 300);
      return 'silent';
    }
    return undefined;
  };
  const streams = (await Promise.all(Array.from({ length: 8 }, () => log.write(25)))).flat();
  await log.caughtUp();
  expect(isRestarted).toBe(true);
  expect(log.seen.toSorted()).toEqual(streams.toSorted());
  expect(await store.head()).toBe(200n);
});
