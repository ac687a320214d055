import { randomBytes, randomUUID } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import { beforeEach, expect, test } from 'vitest';
import { EventLog } from './event-log';
import { MemoryEventStore } from './memory/memory-event-store';
import { MemoryPersonalKeys } from './personal-data/memory-personal-keys';
import { parseMasterKey } from './personal-data/master-key';
import { StoreUnavailable } from './port';
import { subscribe, type SubscriptionBatch } from './subscription';
import { UnreadableEvent } from './unreadable-event';

let store: MemoryEventStore;
let log: EventLog;
beforeEach(() => {
  store = new MemoryEventStore();
  const keys = new MemoryPersonalKeys(parseMasterKey(randomBytes(32).toString('base64')));
  log = new EventLog(store, eventDefinitions, keys);
});

async function signOut(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const commandId = randomUUID();
    const occurredAt = '2026-03-01T09:00:00Z';
    const metadata = { commandId, correlationId: commandId, actorId: 'a', actorRole: 'employee', occurredAt };
    const event = { type: 'SignedOut', data: { personId: randomUUID() } };
    await log.append(`account-${randomUUID()}`, [event], metadata, 'no-stream');
  }
}

const positions = ({ events }: SubscriptionBatch): bigint[] => events.map(({ position }) => position);

test('gives what is there in batches, then what comes, and ends when told to', async () => {
  await signOut(3);
  const stop = new AbortController();
  const batches: { positions: bigint[]; caughtUp: boolean }[] = [];
  for await (const batch of subscribe(log, { after: 0n, batchSize: 2, signal: stop.signal })) {
    batches.push({ positions: positions(batch), caughtUp: batch.caughtUp });
    if (batch.position === 3n) await signOut(1);
    if (batch.position === 4n) stop.abort();
  }
  expect(batches).toEqual([
    { positions: [1n, 2n], caughtUp: false },
    { positions: [3n], caughtUp: true },
    { positions: [4n], caughtUp: true },
  ]);
});

test('tells that it is caught up when there was nothing to read', async () => {
  await signOut(1);
  const stop = new AbortController();
  const batches = subscribe(log, { after: 1n, batchSize: 10, signal: stop.signal });
  expect((await batches.next()).value).toEqual({ events: [], position: 1n, caughtUp: true });
  const next = batches.next();
  stop.abort();
  expect((await next).done).toBe(true);
});

test('reads no further ahead than one batch', async () => {
  await signOut(10);
  let reads = 0;
  const counted = {
    onAppended: (callback: () => void) => log.onAppended(callback),
    readAll: (options: { after: bigint; limit: number }) => {
      reads += 1;
      return log.readAll(options);
    },
  };
  const stop = new AbortController();
  const batches = subscribe(counted, { after: 0n, batchSize: 2, signal: stop.signal });
  await batches.next();
  await new Promise(setImmediate);
  expect(reads).toBe(2);
  await batches.return();
});

test('gets over errors and reports them', async () => {
  await signOut(1);
  let failures = 2;
  const failing = {
    onAppended: (callback: () => void) => log.onAppended(callback),
    readAll: (options: { after: bigint; limit: number }) =>
      failures-- > 0 ? Promise.reject(new StoreUnavailable('away')) : log.readAll(options),
  };
  const errors: unknown[] = [];
  const stop = new AbortController();
  const onError = (error: unknown): void => void errors.push(error);
  const batches = subscribe(failing, { after: 0n, batchSize: 10, signal: stop.signal, onError });
  expect((await batches.next()).value).toMatchObject({ position: 1n, caughtUp: true });
  expect(errors).toEqual([new StoreUnavailable('away'), new StoreUnavailable('away')]);
  await batches.return();
});

test('stops at an event that cannot be read, after giving all before it', async () => {
  await signOut(2);
  const unknown = { id: randomUUID(), type: 'Unknown', schemaVersion: 1, data: {}, metadata: {} };
  await store.append('any-1', [unknown], 'no-stream');
  const batches = subscribe(log, { after: 0n, batchSize: 10, signal: new AbortController().signal });
  expect((await batches.next()).value).toMatchObject({ position: 2n, caughtUp: false });
  await expect(batches.next()).rejects.toThrow(UnreadableEvent);
});
