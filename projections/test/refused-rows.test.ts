import { MeetingScheduled } from '@annals/contracts/features/meetings/events';
import { EmployeeHired } from '@annals/contracts/features/people/events';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { afterEach, describe, expect, test } from 'vitest';
import { READ_SCHEMA } from '../src/engine/connections';
import type { KeyedRow, Projection } from '../src/engine/projection';
import { requestRebuild } from '../src/engine/rebuild-request';
import { projectionStatuses, resume } from '../src/engine/status';
import { meetings } from '../src/features/meetings/meetings-fold';
import { people } from '../src/features/people/people-fold';
import { hired, scheduled, someMeeting, somePerson } from './company';
import { surroundings, type Surroundings } from './surroundings';

let open: Surroundings | undefined;
const begin = async (...parameters: Parameters<typeof surroundings>) =>
  (open = await surroundings(...parameters));

afterEach(async () => {
  await open?.close();
  open = undefined;
});

const UNWRITABLE = {
  toJSON: () => {
    throw new TypeError('no JSON');
  },
};

/** What a fold makes of the meeting with this title: rows that the type checker cannot rule out, and PostgreSQL does not take. */
const REFUSED: Readonly<Record<string, (row: KeyedRow) => unknown>> = {
  'a number too large for its column': (row) => ({ ...row, duration: 3_000_000_000 }),
  'no value where one must be': (row) => ({ ...row, title: null }),
  'a text that is no date': (row) => ({ ...row, scheduledAt: 'some day' }),
  'what JSON cannot say': (row) => ({ ...row, duration: UNWRITABLE }),
};
const BAD_TITLE = 'secret words of a person';

function fragile(what: keyof typeof REFUSED, isMended: () => boolean): Projection {
  const spoil = REFUSED[what] ?? ((row: KeyedRow) => row);
  return {
    ...meetings,
    apply: (row, event: RecordedEvent, key) => {
      const next = meetings.apply(row, event, key);
      const isBad = next !== null && 'title' in next && next.title === BAD_TITLE;
      return isBad && !isMended() ? (spoil(next) as KeyedRow) : next;
    },
  };
}

async function writeMeetings(all: Surroundings, titles: readonly string[]) {
  const [manager, employee] = [somePerson(), somePerson()];
  for (const title of titles) {
    const id = someMeeting();
    await all.append(`meeting-${id}`, scheduled(id, manager, employee, '2026-01-05T10:00:00.000Z', title));
  }
}

const statusOf = async ({ pool, log }: Surroundings, name = 'meetings') =>
  (await projectionStatuses(pool, log)).find((one) => one.name === name);
const titlesOf = async ({ db }: Surroundings) =>
  ((await db('meetings').select('title').orderBy('title')) as { title: string }[]).map(({ title }) => title);

const BEFORE = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const AFTER = ['x', 'y'];

describe.each(Object.keys(REFUSED))('a row the database refuses (%s) is a failure of its event', (what) => {
  test('live: what is before it is written, the event is named without a word of it, and it goes on when resumed', async () => {
    let mended = false;
    const all = await begin([fragile(what, () => mended), people]);
    // In the log before the worker starts: all of it comes in one batch.
    await writeMeetings(all, [...BEFORE, BAD_TITLE, ...AFTER]);
    const { worker, stopped } = all.worker('one');
    worker.start();
    await expect.poll(() => stopped.length).toBe(1);
    const status = await statusOf(all);
    expect(status).toMatchObject({ status: 'stopped', position: '7', failure: { position: '8' } });
    expect(status?.failure?.type).toBe('MeetingScheduled');
    expect(JSON.stringify(status)).not.toContain(BAD_TITLE);
    expect(await titlesOf(all)).toEqual(BEFORE);
    await expect.poll(async () => (await statusOf(all, 'people'))?.lag).toBe('0');
    mended = true;
    await resume(all.pool, 'meetings');
    worker.look();
    await expect.poll(async () => (await statusOf(all))?.lag).toBe('0');
    expect(await titlesOf(all)).toHaveLength(10);
  });

  test('parked: its stream is left out, and everything else goes on', async () => {
    const all = await begin([fragile(what, () => false)]);
    await writeMeetings(all, [...BEFORE, BAD_TITLE, ...AFTER]);
    const { worker, stopped } = all.worker('one');
    worker.start();
    await expect.poll(() => stopped.length).toBe(1);
    const failure = (await statusOf(all))?.failure;
    expect(failure?.stream).toMatch(/^meeting-/);
    await all.append('projection-meetings', {
      type: 'ProjectionStreamParked',
      data: {
        projection: 'meetings',
        stream: failure?.stream,
        fromPosition: failure?.position,
        eventType: failure?.type,
        failure: failure?.message,
        reason: 'a test',
      },
    });
    await resume(all.pool, 'meetings');
    worker.look();
    await expect.poll(() => statusOf(all)).toMatchObject({ status: 'live', lag: '0' });
    expect(await titlesOf(all)).toEqual([...BEFORE, ...AFTER]);
    expect(stopped).toHaveLength(1);
  });

  test('rebuilt by COPY: the rebuild stops at the event, the live generation goes on', async () => {
    let mended = true;
    const all = await begin([fragile(what, () => mended)]);
    await writeMeetings(all, [...BEFORE, BAD_TITLE, ...AFTER]);
    const { worker, stopped } = all.worker('one');
    worker.start();
    await expect.poll(async () => (await statusOf(all))?.lag).toBe('0');
    mended = false;
    await requestRebuild(all.pool, 'meetings');
    worker.look();
    await expect.poll(() => stopped.length).toBe(1);
    await expect
      .poll(() => statusOf(all))
      .toMatchObject({ status: 'live', generation: 1, rebuild: { failure: { position: '8' } } });
    expect(await all.db('meetings').select('id')).toHaveLength(10);
  });
});

test('a key that no row can have is a failure of its event as well', async () => {
  const all = await begin([
    { ...meetings, keysOf: (event) => (event.position === 3n ? ['no uuid'] : meetings.keysOf(event)) },
  ]);
  await writeMeetings(all, ['a', 'b', 'c', 'd']);
  const { worker, stopped } = all.worker('one');
  worker.start();
  await expect.poll(() => stopped.length).toBe(1);
  expect(await statusOf(all)).toMatchObject({ status: 'stopped', position: '2', failure: { position: '3' } });
  expect(await titlesOf(all)).toEqual(['a', 'b']);
});

test('a log that holds what no row can, folds live and when rebuilt: U+FFFD for characters, the nearest for dates', async () => {
  const all = await begin([people, meetings]);
  const [person, meeting] = [somePerson(), someMeeting()];
  const { data } = hired(person, 'employee', null);
  await all.appendOld({
    definition: EmployeeHired,
    stream: `person-${person}`,
    data: { ...data, lastName: 'Love\u0000lace \ud800', hireDate: '0000-03-01' },
  });
  await all.appendOld({
    definition: MeetingScheduled,
    stream: `meeting-${meeting}`,
    data: scheduled(meeting, somePerson(), person, '2026-01-05T10:00:00.000Z', '\u0007bell \udc00').data,
  });
  const { worker, failures } = all.worker('one');
  worker.start();
  const rows = async () => [
    await all.db('people').select('lastName', 'hireDate'),
    await all.db('meetings').select('title'),
  ];
  const expected = [
    [{ lastName: 'Love\uFFFDlace \uFFFD', hireDate: '0001-01-01' }],
    [{ title: '\uFFFDbell \uFFFD' }],
  ];
  await expect.poll(rows).toEqual(expected);
  for (const name of ['people', 'meetings']) await requestRebuild(all.pool, name);
  worker.look();
  await expect
    .poll(async () => (await projectionStatuses(all.pool, all.log)).map(({ generation }) => generation))
    .toEqual([2, 2]);
  expect(await rows()).toEqual(expected);
  expect(await statusOf(all, 'people')).toMatchObject({ lastRebuild: { difference: { changed: 0 } } });
  expect(failures).toEqual([]);
});

test('a read model that has not moved for a minute while the log has is stalled, and not live', async () => {
  const all = await begin([people, meetings]);
  await all.append(`person-${somePerson()}`, hired(somePerson(), 'employee', null));
  const recordedAt = (secondsAgo: number) => ({
    head: () => all.log.head(),
    readStored: () =>
      Promise.resolve({
        events: [{ recordedAt: new Date(Date.now() - secondsAgo * 1_000).toISOString() }],
      }),
  });
  const states = async (secondsAgo: number) =>
    (await projectionStatuses(all.pool, recordedAt(secondsAgo))).map(({ status }) => status);
  // The event is old and has just been met, or the read model is at rest and the event is new.
  expect(await states(70)).toEqual(['live', 'live']);
  await all.pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET updated_at = now() - interval '70 seconds' WHERE name = 'people'`,
  );
  expect(await states(5)).toEqual(['live', 'live']);
  expect(await states(70)).toEqual(['live', 'stalled']);
  const { worker } = all.worker('one');
  worker.start();
  await expect.poll(() => states(70)).toEqual(['live', 'live']);
});
