import { randomBytes, randomUUID } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import { ERASED } from '@annals/contracts/kernel/erased';
import { MeetingNotesTaken } from '@annals/contracts/features/meetings/events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EventLog } from '../src/event-log';
import { parseMasterKey, WrongMasterKey } from '../src/personal-data/master-key';
import { migratePersonalKeys } from '../src/personal-data/migrate-personal-keys';
import { PostgresPersonalKeys } from '../src/personal-data/postgres-personal-keys';
import { migrateEventStore } from '../src/postgres/migrate-event-store';
import { PostgresEventStore } from '../src/postgres/postgres-event-store';
import { freshDatabase } from './fresh-database';

const masterKey = parseMasterKey(randomBytes(32).toString('base64'));
const SECRET_WORDS = 'wants to move to Lisbon';
let url: string;
let client: pg.Client;
let keys: PostgresPersonalKeys;
let log: EventLog;

beforeAll(async () => {
  url = await freshDatabase();
  await Promise.all([migrateEventStore(url), migratePersonalKeys(url)]);
  client = new pg.Client({ connectionString: url });
  await client.connect();
  keys = new PostgresPersonalKeys(url, masterKey);
  log = new EventLog(new PostgresEventStore(url), eventDefinitions, keys);
});
afterAll(async () => {
  await log.close();
  await client.end();
});

async function takeNotes(employeeId: string): Promise<string> {
  const meetingId = randomUUID();
  const commandId = randomUUID();
  const metadata = {
    commandId,
    correlationId: commandId,
    actorId: randomUUID(),
    actorRole: 'manager',
    occurredAt: '2026-03-01T09:00:00.000Z',
  };
  const event = { type: MeetingNotesTaken.type, data: { meetingId, employeeId, notes: SECRET_WORDS } };
  await log.append(`meeting-${meetingId}`, [event], metadata, 'no-stream');
  return `meeting-${meetingId}`;
}

const notesIn = async (reading: EventLog, stream: string): Promise<unknown> =>
  (await reading.readStream(stream))[0]?.data;

test('the table holds no personal words, readers get them back', async () => {
  const stream = await takeNotes(randomUUID());
  const { rows } = await client.query<{ row: string }>(
    'SELECT events::text AS row FROM annals_events.events WHERE stream = $1',
    [stream],
  );
  expect(rows[0]?.row).toContain('$personal');
  expect(rows[0]?.row).not.toContain('Lisbon');
  expect(await notesIn(log, stream)).toMatchObject({ notes: SECRET_WORDS });
});

test('concurrent first events of a person, in several processes, end with one key', async () => {
  const person = randomUUID();
  const other = new PostgresPersonalKeys(url, masterKey);
  const found = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? keys : other).forWriting([person, randomUUID()])),
  );
  expect(new Set(found.map((map) => map.get(person)?.keyId)).size).toBe(1);
  const { rows } = await client.query('SELECT FROM annals_keys.personal_keys WHERE subject = $1', [person]);
  expect(rows).toHaveLength(1);
  await other.close();
});

test('an erasure empties the events of the person, in other processes as well, and of no one else', async () => {
  const [erased, kept] = [randomUUID(), randomUUID()];
  const [erasedStream, keptStream] = [await takeNotes(erased), await takeNotes(kept)];
  const otherKeys = new PostgresPersonalKeys(url, masterKey);
  const otherLog = new EventLog(new PostgresEventStore(url), eventDefinitions, otherKeys);
  expect(await notesIn(otherLog, erasedStream)).toMatchObject({ notes: SECRET_WORDS });
  expect(await keys.destroy(erased.toUpperCase())).toBe(1);
  expect(await keys.destroy(erased)).toBe(0);
  expect(await notesIn(log, erasedStream)).toMatchObject({ notes: ERASED, employeeId: erased });
  await vi.waitFor(
    async () => expect(await notesIn(otherLog, erasedStream)).toMatchObject({ notes: ERASED }),
    20_000,
  );
  expect(await notesIn(otherLog, keptStream)).toMatchObject({ notes: SECRET_WORDS });
  await otherLog.close();
});

test('someone who comes back after an erasure gets a new key', async () => {
  const person = randomUUID();
  const before = await takeNotes(person);
  await keys.destroy(person);
  const after = await takeNotes(person);
  expect(await notesIn(log, before)).toMatchObject({ notes: ERASED });
  expect(await notesIn(log, after)).toMatchObject({ notes: SECRET_WORDS });
});

test('another master key is told apart from an erasure', async () => {
  const stream = await takeNotes(randomUUID());
  const wrongKeys = new PostgresPersonalKeys(url, parseMasterKey(randomBytes(32).toString('base64')));
  const wrongLog = new EventLog(new PostgresEventStore(url), eventDefinitions, wrongKeys);
  await expect(wrongLog.readStream(stream)).rejects.toThrow(WrongMasterKey);
  await wrongLog.close();
});
