import { randomBytes, randomUUID } from 'node:crypto';
import { eachDetail } from '@annals/contracts/features/meetings/details';
import { eventDefinitions } from '@annals/contracts/events';
import { ERASED } from '@annals/contracts/kernel/erased';
import { event, personal, type EventDefinition, type EventMetadata } from '@annals/contracts/kernel/event';
import { personId } from '@annals/contracts/kernel/ids';
import { MeetingCancelled, MeetingScheduled } from '@annals/contracts/features/meetings/events';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventId } from './event-id';
import { EventLog } from './event-log';
import { MemoryEventStore } from './memory/memory-event-store';
import { MemoryPersonalKeys } from './personal-data/memory-personal-keys';
import { parseMasterKey } from './personal-data/master-key';
import type { EventToStore } from './port';

function metadata(changes: Partial<EventMetadata> = {}): EventMetadata {
  const commandId = randomUUID();
  return {
    commandId,
    correlationId: commandId,
    actorId: randomUUID(),
    actorRole: 'manager',
    occurredAt: '2026-03-01T09:00:00.000Z',
    ...changes,
  };
}

const employeeId = randomUUID();
const scheduled = {
  type: 'MeetingScheduled',
  data: {
    meetingId: randomUUID(),
    employeeId,
    managerId: randomUUID(),
    title: 'Weekly 1:1',
    scheduledAt: '2026-03-02T09:00:00Z',
    duration: 30,
    notes: undefined,
  },
};
const { notes: _, ...scheduledAsRead } = scheduled.data;

let store: MemoryEventStore;
let keys: MemoryPersonalKeys;
let log: EventLog;
const logOf = (...definitions: EventDefinition[]): EventLog => new EventLog(store, definitions, keys);
beforeEach(() => {
  store = new MemoryEventStore();
  keys = new MemoryPersonalKeys(parseMasterKey(randomBytes(32).toString('base64')));
  log = new EventLog(store, eventDefinitions, keys);
});

/** Puts an event into the store as another version of Annals, or an attacker, would have written it. */
async function store1(changes: Partial<EventToStore>): Promise<void> {
  const stored = {
    id: randomUUID(),
    type: 'SignedOut',
    schemaVersion: 1,
    data: { personId: employeeId },
    metadata: {
      commandId: 'c',
      correlationId: 'c',
      actorId: 'a',
      actorRole: 'r',
      occurredAt: '2026-03-01T09:00:00Z',
    },
    ...changes,
  };
  await store.append(`any-${stored.id}`, [stored], 'no-stream');
}

describe('appending', () => {
  test('gives back what was written, with ids made of the command', async () => {
    const about = metadata();
    await log.append('meeting-1', [scheduled, scheduled], about, 'no-stream');
    const [first, second] = await log.readStream('meeting-1');
    expect(first).toMatchObject({ type: 'MeetingScheduled', revision: 0n, position: 1n, metadata: about });
    expect(first?.data).toEqual(scheduledAsRead);
    expect([first?.id, second?.id]).toEqual([eventId(about.commandId, 0), eventId(about.commandId, 1)]);
  });

  test('a repeated command appends nothing', async () => {
    const about = metadata();
    const first = await log.append('meeting-1', [scheduled], about, 'no-stream');
    expect(await log.append('meeting-1', [scheduled], about, 'no-stream')).toEqual({
      ...first,
      duplicate: true,
    });
  });

  test('refuses data and metadata that are not valid, and unknown types', async () => {
    const bad = { ...scheduled, data: { ...scheduled.data, duration: 'long' } };
    await expect(log.append('meeting-1', [bad], metadata(), 'no-stream')).rejects.toThrow(/duration/);
    const extra = { ...scheduled, data: { ...scheduled.data, colour: 'red' } };
    await expect(log.append('meeting-1', [extra], metadata(), 'no-stream')).rejects.toThrow(/colour/);
    const when = metadata({ occurredAt: 'yesterday' });
    await expect(log.append('meeting-1', [scheduled], when, 'no-stream')).rejects.toThrow(/occurredAt/);
    await expect(log.append('x-1', [{ type: 'Other', data: {} }], metadata(), 'no-stream')).rejects.toThrow(
      /Other/,
    );
    expect(await log.head()).toBe(0n);
  });

  test('many commands at once, each event with its own time; one conflict leaves the others stored', async () => {
    const occurredAt = '2020-01-01T00:00:00.000Z';
    const append = (stream: string, expected: 'no-stream' | bigint) => ({
      stream,
      expected,
      metadata: metadata(),
      events: [scheduled, { ...scheduled, metadata: { occurredAt } }],
    });
    const answers = await log.appendMany([
      append('meeting-1', 'no-stream'),
      append('meeting-2', 'no-stream'),
    ]);
    expect(answers.map(({ position }) => position)).toEqual([2n, 4n]);
    expect((await log.readStream('meeting-2')).map((read) => read.metadata.occurredAt)).toEqual([
      '2026-03-01T09:00:00.000Z',
      occurredAt,
    ]);
    const mixed = [append('meeting-1', 7n), append('meeting-3', 'no-stream')];
    await expect(log.appendMany(mixed)).rejects.toThrow(/meeting-1 was expected/);
    expect(await log.readStream('meeting-3')).toHaveLength(2);
  });
});

describe('personal data', () => {
  test('is stored encrypted, the rest in clear', async () => {
    await log.append('meeting-1', [scheduled], metadata(), 'no-stream');
    const [stored] = await store.readStream('meeting-1');
    expect(JSON.stringify(stored?.data)).not.toContain('Weekly');
    expect(stored?.data).toMatchObject({ employeeId, duration: 30, $personal: { subject: employeeId } });
  });

  test('an erased person leaves a typed hole; everything else stays', async () => {
    await log.append('meeting-1', [scheduled], metadata(), 'no-stream');
    expect(await keys.destroy(employeeId)).toBe(1);
    const [read] = await log.readStream('meeting-1');
    expect(read?.data).toEqual({
      ...scheduledAsRead,
      title: ERASED,
      ...eachDetail(() => ERASED),
      notes: ERASED,
    });
  });

  test('an event without any personal words needs no key, and has no hole after an erasure', async () => {
    const { meetingId, managerId } = scheduled.data;
    const cancelled = MeetingCancelled.of({ meetingId, employeeId, managerId });
    await log.append('meeting-1', [cancelled], metadata(), 'no-stream');
    expect(await keys.destroy(employeeId)).toBe(0);
    expect((await log.readStream('meeting-1'))[0]?.data).toEqual({ meetingId, employeeId, managerId });
  });

  test('an envelope that was altered, or moved to another event, is found out, and the position named', async () => {
    await log.append('meeting-1', [scheduled], metadata(), 'no-stream');
    const [good] = await store.readStream('meeting-1');
    if (!good) throw new Error('nothing was stored');
    await store1({ type: 'MeetingScheduled', data: good.data }); // the same envelope under another event id
    await expect(log.readAll({ after: 1n, limit: 1 })).rejects.toThrow(
      /^Event 2 \(MeetingScheduled\) .*altered/,
    );
    await store1({ type: 'MeetingScheduled', data: { ...good.data, $personal: 'nothing' } });
    await expect(log.readAll({ after: 2n, limit: 1 })).rejects.toThrow(/^Event 3 \(MeetingScheduled\)/);
  });
});

describe('versions', () => {
  const shape = { personId, name: personal(MeetingScheduled.schema.shape.title) };
  const about = 'personId';
  const description = 'Someone got a name.';
  const declaration = { category: 'person', description, about } as const;
  const Named2 = event('Named', 2, {
    ...declaration,
    data: shape,
    upcasters: { 1: ({ first, last, ...rest }) => ({ ...rest, name: `${String(first)} ${String(last)}` }) },
  });
  const Named1 = event('Named', 1, {
    ...declaration,
    data: { personId, first: shape.name, last: shape.name },
  });

  test('an event of version 1 reads as version 2, its person erased or not', async () => {
    const old = Named1.of({ personId: employeeId, first: 'Ada', last: 'Lovelace' });
    const definition1: unknown = Named1;
    const definition2: unknown = Named2;
    await logOf(definition1 as EventDefinition).append('person-1', [old], metadata(), 'no-stream');
    const current = logOf(definition2 as EventDefinition);
    expect((await current.readStream('person-1'))[0]?.data).toEqual({
      personId: employeeId,
      name: 'Ada Lovelace',
    });
    await keys.destroy(employeeId);
    expect((await current.readStream('person-1'))[0]?.data).toEqual({ personId: employeeId, name: ERASED });
  });
});

describe('events that cannot be read', () => {
  test.each([
    ['an unknown type', { type: 'Unknown' }, /^Event 1 \(Unknown\) .*does not know its type/],
    ['a version from the future', { schemaVersion: 2 }, /version 2 is newer than the version 1/],
    ['metadata that is not valid', { metadata: {} }, /its metadata is not valid/],
  ])('%s', async (_name, changes, message) => {
    await store1(changes);
    await expect(log.readAll({ after: 0n, limit: 10 })).rejects.toThrow(message);
  });

  test('a page ends before one, and reading on from there throws', async () => {
    await store1({});
    await store1({ type: 'Unknown' });
    await store1({});
    const page = await log.readAll({ after: 0n, limit: 10 });
    expect(page).toMatchObject({ next: 1n, atEnd: false, events: [{ position: 1n }] });
    await expect(log.readAll({ after: page.next, limit: 10 })).rejects.toMatchObject({
      position: 2n,
      type: 'Unknown',
    });
  });
});
