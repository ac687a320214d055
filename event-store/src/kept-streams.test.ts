import { randomBytes, randomUUID } from 'node:crypto';
import { event, personal, type EventDefinition, type RecordedEvent } from '@annals/contracts/kernel/event';
import { personId } from '@annals/contracts/kernel/ids';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { EventCodec } from './event-codec';
import { EventLog } from './event-log';
import { KeptStreams, type StreamFold } from './kept-streams';
import { MemoryEventStore } from './memory/memory-event-store';
import { MemoryPersonalKeys } from './personal-data/memory-personal-keys';
import { parseMasterKey } from './personal-data/master-key';

const Noted = event('Noted', 1, {
  category: 'note',
  description: 'Somebody noted something.',
  about: 'personId',
  data: { personId, text: personal(z.string()) },
});
/** The words of a stream, in order. */
const allWords: StreamFold<readonly unknown[]> = {
  initial: [],
  evolve: (state, { data }: RecordedEvent<string, object>) => [
    ...state,
    'text' in data ? data.text : undefined,
  ],
};
const person = randomUUID();
const stream = `note-${person}`;

let store: MemoryEventStore;
let keys: MemoryPersonalKeys;
let log: EventLog;
beforeEach(() => {
  store = new MemoryEventStore();
  keys = new MemoryPersonalKeys(parseMasterKey(randomBytes(32).toString('base64')));
  log = new EventLog(store, [Noted], keys);
});

let count = 0;
async function note(text: string, to = stream, subject = person): Promise<string> {
  const commandId = `command ${String((count += 1))}`;
  const metadata = {
    commandId,
    correlationId: commandId,
    actorId: person,
    actorRole: 'employee' as const,
    occurredAt: '2026-03-01T09:00:00.000Z',
  };
  const expected = await log.revisionOf(to);
  await log.append(to, [{ type: 'Noted', data: { personId: subject, text } }], metadata, expected);
  return commandId;
}
const kept = (options = {}, definitions: readonly EventDefinition[] = [Noted]) =>
  new KeptStreams(store, new EventCodec(definitions, keys), keys, { fromEvents: 2, ...options });

async function wordsIn(streams: KeptStreams, of = stream): Promise<readonly unknown[] | undefined> {
  return (await streams.folded(allWords, [of]))[0]?.state;
}

test('of a kept stream only what came since is read, and the event it was kept at', async () => {
  const streams = kept();
  for (const text of ['a', 'b', 'c']) await note(text);
  await wordsIn(streams);
  const commandId = await note('d');
  const reading = vi.spyOn(store, 'readStream');
  const [found] = await streams.folded(allWords, [stream]);
  expect(found?.state).toEqual(['a', 'b', 'c', 'd']);
  expect(found?.head).toMatchObject({ revision: 3n, position: 4n });
  expect(found?.revisionOf(commandId)).toBe(3n);
  expect(found?.newestOf('Noted')).toBe(4n);
  expect(reading.mock.calls).toEqual([[stream, { from: 2n }]]);
});

test('a short stream is not kept, nor is one that folds into what is not plain data', async () => {
  const streams = kept();
  await note('a');
  await wordsIn(streams);
  expect(streams.size.streams).toBe(0);
  await note('b');
  await streams.folded({ initial: () => 1, evolve: (state: () => number) => state }, [stream]);
  expect(streams.size).toEqual({ streams: 0, bytes: 0 });
});

test('what is kept stays within its bytes, and what was not looked at for the longest time goes first', async () => {
  const others = Array.from({ length: 9 }, () => `note-${randomUUID()}`);
  for (const other of others) for (const text of ['a', 'b']) await note(text.repeat(1_000), other);
  const streams = kept({ maxBytes: 9_000 });
  for (const other of others) {
    await wordsIn(streams, other);
    await wordsIn(streams, others[0]);
  }
  expect(streams.size.bytes).toBeLessThanOrEqual(9_000);
  expect(streams.size.streams).toBe(3);
  const reading = vi.spyOn(store, 'readStream');
  await wordsIn(streams, others[0]);
  await wordsIn(streams, others[1]);
  expect(reading.mock.calls).toEqual([[others[0], { from: 1n }], [others[1]]]);
});

test('an erasure lets everything go at once, and what was being read meanwhile is not kept', async () => {
  const streams = kept();
  for (const text of ['a', 'b']) await note(text);
  await wordsIn(streams);
  expect(streams.size.streams).toBe(1);
  await keys.destroy(person);
  expect(streams.size).toEqual({ streams: 0, bytes: 0 });
  const reading = vi.spyOn(store, 'readStream').mockImplementationOnce(async (...asked) => {
    const events = await MemoryEventStore.prototype.readStream.apply(store, asked);
    await keys.destroy(randomUUID());
    return events;
  });
  await wordsIn(streams);
  expect(reading).toHaveBeenCalledOnce();
  expect(streams.size.streams).toBe(0);
});

test('an erasure that was not heard of takes effect when the stream is looked at', async () => {
  const deaf = new KeptStreams(
    store,
    new EventCodec([Noted], keys),
    { forReading: (ids) => keys.forReading(ids), onForgotten: () => () => undefined },
    { fromEvents: 2 },
  );
  for (const text of ['a', 'b']) await note(text);
  await note('of another', stream, randomUUID());
  expect(await wordsIn(deaf)).toEqual(['a', 'b', 'of another']);
  await keys.destroy(person);
  expect(await wordsIn(deaf)).toEqual([{ erased: true }, { erased: true }, 'of another']);
});

test('a stream that is not what it was is read anew', async () => {
  const streams = kept();
  for (const text of ['a', 'b', 'c']) await note(text);
  await wordsIn(streams);
  const before = store;
  store = new MemoryEventStore();
  log = new EventLog(store, [Noted], keys);
  for (const text of ['x', 'y', 'z', 'after']) await note(text);
  vi.spyOn(before, 'readStream').mockImplementation((...asked) => store.readStream(...asked));
  expect(await wordsIn(streams)).toEqual(['x', 'y', 'z', 'after']);
});

test('events of older versions are taken on as the newest version reads them', async () => {
  for (const text of ['a', 'b', 'c']) await note(text);
  const Now = event('Noted', 2, {
    category: 'note',
    description: 'Somebody noted something.',
    about: 'personId',
    data: { personId, text: personal(z.string()), isLong: z.boolean() },
    upcasters: { 1: (data) => ({ ...data, text: `${String(data['text'])}!`, isLong: false }) },
  });
  const streams = kept({}, [Now]);
  expect(await wordsIn(streams)).toEqual(['a!', 'b!', 'c!']);
  await note('d'); // by a process of the version before
  expect(await wordsIn(streams)).toEqual(['a!', 'b!', 'c!', 'd!']);
});
