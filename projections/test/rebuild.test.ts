import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { loadRows } from '../src/kernel/batch-writer';
import { READ_SCHEMA } from '../src/kernel/connections';
import { copyText } from '../src/kernel/copy-text';
import { copyFrom } from '@annals/event-store/postgres/copy';
import { foldInMemory } from '../src/kernel/fold';
import { acquire, type Lease } from '../src/kernel/lease';
import type { LogReader } from '../src/kernel/log-reader';
import { createTable, tableOf } from '../src/kernel/read-model-table';
import type { KeyedRow, Projection } from '../src/kernel/projection';
import { rebuild } from '../src/kernel/rebuild';
import { approveRebuild, NoWayBack, requestRebuild, requestRollback } from '../src/kernel/rebuild-request';
import { pause, projectionStatuses, resume } from '../src/kernel/status';
import { upsertRows } from '../src/kernel/batch-writer';
import { scrubErased } from '../src/kernel/scrub';
import { meetings } from '../src/meetings/meetings';
import { people } from '../src/people/people';
import { projections } from '../src/projections';
import { completed, hired, scheduled, someMeeting, somePerson } from './company';
import { surroundings, type Surroundings } from './surroundings';

let open: Surroundings | undefined;
const begin = async (...parameters: Parameters<typeof surroundings>) =>
  (open = await surroundings(...parameters));
afterEach(async () => {
  await open?.close();
  open = undefined;
});

const CHOSEN = [people, meetings];

async function writeMeetings(all: Surroundings, count: number): Promise<void> {
  const append: Surroundings['append'] = (...parameters) => all.append(...parameters);
  const [manager, employee] = [somePerson(), somePerson()];
  await append(`person-${manager}`, hired(manager, 'manager', null));
  await append(`person-${employee}`, hired(employee, 'employee', manager));
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const id = someMeeting();
      await append(`meeting-${id}`, scheduled(id, manager, employee));
      if (index % 2 === 0) await append(`meeting-${id}`, completed(id, employee));
    }),
  );
}

const statusOf = async ({ pool, log }: Surroundings, wanted = 'meetings') => {
  const status = (await projectionStatuses(pool, log)).find(({ name }) => name === wanted);
  if (!status) throw new Error(`${wanted} is unknown`);
  return status;
};

async function caughtUp(all: Surroundings): Promise<void> {
  await expect
    .poll(async () => (await projectionStatuses(all.pool, all.log)).map(({ lag }) => lag), {
      timeout: 20_000,
    })
    .toEqual(['0', '0']);
}

async function expectTrue(all: Surroundings): Promise<void> {
  const { events } = await all.log.readAll({ after: 0n, limit: 10_000 });
  const rows = (await all.db('meetings').select('*')) as KeyedRow[];
  expect(new Map(rows.map((row) => [row.id, row]))).toEqual(foldInMemory(meetings, events));
}

/** Two runners of one read model: a lease each, as if the first had not noticed that it lost its own. */
async function twoLeases(all: Surroundings): Promise<[Lease, Lease]> {
  const first = await acquire(all.pool, 'first', meetings);
  await all.pool.query(`UPDATE ${READ_SCHEMA}.projections SET lease_until = '-infinity'`);
  const second = await acquire(all.pool, 'second', meetings);
  if (!first || !second) throw new Error('a lease was refused');
  return [first, second];
}

test('a rebuild reports what it changes row by row, keeps what was live, and rolls back to it', async () => {
  const all = await begin(CHOSEN);
  const { worker, failures } = all.worker('one', CHOSEN);
  worker.start();
  await writeMeetings(all, 20);
  await caughtUp(all);
  // The live rows are wrong, as after a fold was mended without a new version.
  await all.pool.query(`UPDATE ${READ_SCHEMA}.meetings__1 SET title = 'wrong' WHERE status = 'completed'`);
  await all.pool.query(
    `DELETE FROM ${READ_SCHEMA}.meetings__1 WHERE id = (SELECT min(id::text)::uuid FROM ${READ_SCHEMA}.meetings__1 WHERE status = 'scheduled')`,
  );
  await requestRebuild(all.pool, 'meetings', { by: 'system:test', reason: 'a test' });
  worker.look();
  await expect.poll(() => statusOf(all), { timeout: 20_000 }).toMatchObject({ generation: 2, rebuild: null });
  const { lastRebuild, previous } = await statusOf(all);
  expect(lastRebuild).toMatchObject({
    by: 'system:test',
    reason: 'a test',
    difference: { added: 1, removed: 0, changed: 10, changedColumns: { title: 10 }, rows: [19, 20] },
  });
  expect(lastRebuild?.difference?.sample).toHaveLength(11);
  expect(lastRebuild?.difference?.sample.filter(({ change }) => change === 'changed')[0]?.columns).toEqual([
    'title',
  ]);
  expect(previous).toMatchObject({ generation: 1 });
  await expectTrue(all);

  await writeMeetings(all, 2);
  await requestRollback(all.pool, meetings, { by: 'system:test', reason: 'the old one was better' });
  worker.look();
  await expect.poll(() => statusOf(all), { timeout: 20_000 }).toMatchObject({ generation: 1, rebuild: null });
  await caughtUp(all);
  // It is the old generation, with what has happened since.
  expect(await all.db('meetings').where({ title: 'wrong' })).toHaveLength(10);
  expect(await all.db('meetings').select('id')).toHaveLength(21);
  expect(await statusOf(all)).toMatchObject({ previous: { generation: 2 } });
  expect(failures).toEqual([]);
});

test('only the code that built a generation can bring it back', async () => {
  const all = await begin(CHOSEN);
  await all.pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET previous = '{"generation": 0, "version": 99, "position": "0", "at": "2026-01-01T00:00:00Z"}'`,
  );
  await expect(requestRollback(all.pool, meetings, { by: 'system:test', reason: null })).rejects.toThrow(
    NoWayBack,
  );
});

test('a rebuild that is to be looked at first waits, keeps up with the log, and switches when approved', async () => {
  const all = await begin(CHOSEN);
  const { worker } = all.worker('one', CHOSEN);
  worker.start();
  await writeMeetings(all, 5);
  await caughtUp(all);
  await requestRebuild(all.pool, 'meetings', { by: 'system:test', reason: null, review: true });
  worker.look();
  await expect
    .poll(async () => (await statusOf(all)).rebuild, { timeout: 20_000 })
    .toMatchObject({ state: 'reviewing', difference: { added: 0, removed: 0, changed: 0 } });
  await writeMeetings(all, 5);
  expect(await statusOf(all)).toMatchObject({ generation: 1 });
  expect(await approveRebuild(all.pool, 'meetings')).toBe(true);
  await expect.poll(() => statusOf(all), { timeout: 20_000 }).toMatchObject({ generation: 2, rebuild: null });
  await caughtUp(all);
  await expectTrue(all);
});

test('a comparison switches nothing and leaves nothing behind', async () => {
  const all = await begin(CHOSEN);
  const { worker } = all.worker('one', CHOSEN);
  worker.start();
  await writeMeetings(all, 5);
  await caughtUp(all);
  await requestRebuild(all.pool, 'meetings', { by: 'system:test', reason: null }, 'diff');
  worker.look();
  await expect
    .poll(() => statusOf(all), { timeout: 20_000 })
    .toMatchObject({
      generation: 1,
      rebuild: null,
      lastRebuild: { kind: 'diff', difference: { changed: 0 } },
    });
  await expect
    .poll(
      async () =>
        (
          await all.pool.query<{ found: string | null }>(
            `SELECT to_regclass('${READ_SCHEMA}.meetings__2') AS found`,
          )
        ).rows,
    )
    .toEqual([{ found: null }]);
});

test('two runners of one rebuild: exactly one commits, and what it built is whole', async () => {
  const all = await begin(CHOSEN);
  await writeMeetings(all, 60);
  await all.pool.query(`UPDATE ${READ_SCHEMA}.projections SET position = 0`);
  const [first, second] = await twoLeases(all);
  const { signal } = new AbortController();
  // Both run at once; the first holds the older token.
  const outcomes = await Promise.all([
    rebuild(all.pool, all.log, meetings, first, signal),
    rebuild(all.pool, all.log, meetings, second, signal),
  ]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['ended', 'switched']);
  await expectTrue(all);
});

test('a runner that loses its rebuild half-way writes nothing more to it', async () => {
  const all = await begin(CHOSEN);
  await writeMeetings(all, 400);
  const first = await acquire(all.pool, 'first', meetings);
  if (!first) throw new Error('the lease was refused');
  const { signal } = new AbortController();
  let reads = 0;
  let second: ReturnType<typeof rebuild> | undefined;
  // After its second page the first runner stands still until another has finished what it had begun.
  const slow: LogReader = {
    ...logOf(all),
    readAll: async (options) => {
      reads += 1;
      if (reads === 3) {
        await all.pool.query(`UPDATE ${READ_SCHEMA}.projections SET lease_until = '-infinity'`);
        const lease = await acquire(all.pool, 'second', meetings);
        if (lease) second = rebuild(all.pool, all.log, meetings, lease, signal);
        await second;
      }
      return all.log.readAll(options);
    },
  };
  expect(await rebuild(all.pool, slow, meetings, first, signal)).toEqual({ kind: 'ended' });
  expect((await second)?.kind).toBe('switched');
  await expectTrue(all);
});

test('a rebuild that was killed half-way goes on from what it had written', async () => {
  const all = await begin(CHOSEN);
  await writeMeetings(all, 400);
  const first = await acquire(all.pool, 'first', meetings);
  if (!first) throw new Error('the lease was refused');
  const killed = rebuild(
    all.pool,
    { ...logOf(all), readAll: failingAfter(all, 300n) },
    meetings,
    first,
    new AbortController().signal,
  );
  await expect(killed).rejects.toThrow('killed');
  const lease = await acquire(all.pool, 'first', meetings);
  if (!lease) throw new Error('the lease was refused');
  const read: bigint[] = [];
  const log: LogReader = {
    ...logOf(all),
    readAll: (options) => {
      read.push(options.after);
      return all.log.readAll(options);
    },
  };
  expect((await rebuild(all.pool, log, meetings, lease, new AbortController().signal)).kind).toBe('switched');
  // The last position whose rows it had written; nothing before it is read again.
  expect(read[0]).toBe(500n);
  await expectTrue(all);
});

function logOf({ log }: Surroundings): LogReader {
  return {
    readAll: (options) => log.readAll(options),
    readStream: (stream) => log.readStream(stream),
    head: () => log.head(),
    onAppended: (callback) => log.onAppended(callback),
  };
}

function failingAfter({ log }: Surroundings, position: bigint): LogReader['readAll'] {
  return (options) => (options.after > position ? Promise.reject(new Error('killed')) : log.readAll(options));
}

test('all together read the log once', async () => {
  const all = await begin(CHOSEN);
  const { worker } = all.worker('one', CHOSEN);
  worker.start();
  await writeMeetings(all, 300);
  await caughtUp(all);
  await worker.stop();
  let pages = 0;
  const counting = {
    ...logOf(all),
    readAll: (options: { after: bigint; limit: number }) => {
      pages += 1;
      return all.log.readAll(options);
    },
  };
  for (const { name } of CHOSEN) await requestRebuild(all.pool, name);
  const { ProjectionWorker } = await import('../src/kernel/worker');
  const rebuilt: string[] = [];
  const together = new ProjectionWorker('two', all.pool, counting, CHOSEN, {
    stopped: () => undefined,
    rebuilt: (name) => rebuilt.push(name),
    failed: () => undefined,
  });
  together.start();
  await expect.poll(() => rebuilt.toSorted(), { timeout: 20_000 }).toEqual(['meetings', 'people']);
  await together.stop();
  // About 450 events in pages of 250: two pages for the rebuild of both, and a look or two at the end of the log for each.
  expect(pages).toBeLessThan(16);
  await expectTrue(all);
});

test('more read models than connections are rebuilt at once while events arrive: none waits for another for ever', async () => {
  const all = await begin();
  const { worker, failures } = all.worker('one');
  worker.start();
  await writeMeetings(all, 20);
  expect(projections.length).toBeGreaterThan(all.pool.options.max);
  const statuses = () => projectionStatuses(all.pool, all.log);
  await expect.poll(async () => (await statuses()).filter(({ lag }) => lag !== '0')).toEqual([]);
  for (const { name } of projections) await requestRebuild(all.pool, name);
  worker.look();
  let busy = true;
  const writing = (async () => {
    while (busy) await writeMeetings(all, 2);
  })();
  await expect
    .poll(
      async () => (await statuses()).filter(({ generation }) => generation !== 2).map(({ name }) => name),
      {
        timeout: 50_000,
      },
    )
    .toEqual([]);
  busy = false;
  await writing;
  await expect.poll(async () => (await statuses()).filter(({ lag }) => lag !== '0')).toEqual([]);
  expect(failures).toEqual([]);
  await expectTrue(all);
});

test('a paused projection stands still, and goes on when resumed', async () => {
  const all = await begin(CHOSEN);
  const { worker } = all.worker('one', CHOSEN);
  worker.start();
  await caughtUp(all);
  expect(await pause(all.pool, 'meetings', { by: 'system:test', reason: 'a test' })).toBe(true);
  worker.look();
  await writeMeetings(all, 3);
  await expect.poll(async () => (await statusOf(all, 'people')).lag, { timeout: 20_000 }).toBe('0');
  expect(await statusOf(all)).toMatchObject({
    status: 'paused',
    position: '0',
    paused: { reason: 'a test' },
  });
  expect((await statusOf(all)).lagSeconds).toBeGreaterThan(0);
  await resume(all.pool, 'meetings');
  worker.look();
  await caughtUp(all);
  await expectTrue(all);
});

test('a parked stream is left out, the rest goes on; taken up again, the read model is whole', async () => {
  let mended = false;
  let poisoned = '';
  const fragile: Projection = {
    ...meetings,
    apply: (row, event, key) => {
      if (event.type === 'MeetingCompleted' && event.stream === poisoned && !mended)
        throw new Error('cannot fold this');
      return meetings.apply(row, event, key);
    },
  };
  const all = await begin([people, fragile]);
  const { worker, stopped } = all.worker('one', [people, fragile]);
  const [manager, employee, bad] = [somePerson(), somePerson(), someMeeting()];
  poisoned = `meeting-${bad}`;
  worker.start();
  await all.append(`person-${manager}`, hired(manager, 'manager', null));
  await all.append(poisoned, scheduled(bad, manager, employee));
  await all.append(poisoned, completed(bad, employee));
  await writeMeetings(all, 4);
  await expect.poll(() => stopped.length, { timeout: 20_000 }).toBe(1);
  expect((await statusOf(all)).failure).toMatchObject({ stream: poisoned, position: '3' });

  const parking = (type: string, more: object) =>
    all.append('projection-meetings', {
      type,
      data: { projection: 'meetings', stream: poisoned, reason: 'a test', ...more },
    });
  await parking('ProjectionStreamParked', {
    fromPosition: '3',
    eventType: 'MeetingCompleted',
    failure: 'cannot fold this',
  });
  await resume(all.pool, 'meetings');
  worker.look();
  await caughtUp(all);
  expect(await all.db('meetings').where({ id: bad }).select('status')).toEqual([{ status: 'scheduled' }]);
  expect(await all.db('meetings').select('id')).toHaveLength(5);

  // A rebuild leaves it out as well, and so does the live generation after it was taken up again, until it is rebuilt with it.
  await requestRebuild(all.pool, 'meetings');
  worker.look();
  await expect.poll(() => statusOf(all), { timeout: 20_000 }).toMatchObject({ generation: 2, rebuild: null });
  mended = true;
  await parking('ProjectionStreamUnparked', {});
  await caughtUp(all);
  expect(await all.db('meetings').where({ id: bad }).select('status')).toEqual([{ status: 'scheduled' }]);
  await requestRebuild(all.pool, 'meetings');
  worker.look();
  await expect.poll(() => statusOf(all), { timeout: 20_000 }).toMatchObject({ generation: 3, rebuild: null });
  await expectTrue(all);
});

test('an erasure takes the words out of what is kept to roll back to and out of what a rebuild has written', async () => {
  const all = await begin(CHOSEN);
  const { worker } = all.worker('one', CHOSEN);
  worker.start();
  await writeMeetings(all, 3);
  await caughtUp(all);
  await requestRebuild(all.pool, 'people');
  worker.look();
  await expect
    .poll(() => statusOf(all, 'people'), { timeout: 20_000 })
    .toMatchObject({ generation: 2, rebuild: null });
  // Generation 1 is kept; a third one is built, and waits.
  await requestRebuild(all.pool, 'people', { by: 'system:test', reason: null, review: true });
  worker.look();
  await expect
    .poll(async () => (await statusOf(all, 'people')).rebuild?.state, { timeout: 20_000 })
    .toBe('reviewing');
  const [person] = await all.db('people').select<{ id: string; firstName: string }[]>('id', 'firstName');
  await all.erase(person?.id ?? '');
  await scrubErased(all.pool, all.log, CHOSEN);
  worker.look();
  expect((await statusOf(all, 'people')).previous).toBeNull();
  await expect
    .poll(async () => (await statusOf(all, 'people')).rebuild?.state, { timeout: 20_000 })
    .toBe('reviewing');
  const { rows } = await all.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = '${READ_SCHEMA}' AND tablename LIKE 'people\\_\\_%' ORDER BY 1`,
  );
  for (const { name } of rows) {
    const found = await all.pool.query(
      `SELECT FROM ${READ_SCHEMA}."${name}" WHERE id = $1 AND "firstName" = $2`,
      [person?.id, person?.firstName],
    );
    expect([name, found.rowCount]).toEqual([name, 0]);
  }
  expect(rows.map(({ name }) => name)).not.toContain('people__1');
});

test('a reader that takes long is neither disturbed by the switch nor holds up the others', async () => {
  const all = await begin(CHOSEN);
  const { worker } = all.worker('one', CHOSEN);
  worker.start();
  await writeMeetings(all, 10);
  await caughtUp(all);
  const slow = await all.pool.connect();
  await slow.query(`BEGIN; SELECT count(*) FROM ${READ_SCHEMA}.meetings`);
  await requestRebuild(all.pool, 'meetings');
  worker.look();
  await expect.poll(async () => (await statusOf(all)).rebuild?.state, { timeout: 20_000 }).toBe('comparing');
  const waits: number[] = [];
  for (let look = 0; look < 40; look += 1) {
    const start = performance.now();
    await all.db('meetings').select('id');
    waits.push(performance.now() - start);
    await setTimeout(25);
  }
  expect(Math.max(...waits)).toBeLessThan(1_000);
  expect(await statusOf(all)).toMatchObject({ generation: 1 });
  await slow.query('COMMIT');
  slow.release();
  await expect.poll(() => statusOf(all), { timeout: 20_000 }).toMatchObject({ generation: 2, rebuild: null });
});

test('COPY makes the same of a row as the statement that a live projection writes with', async () => {
  const all = await begin(CHOSEN);
  const everything: Projection = {
    ...meetings,
    columns: {
      id: 'text',
      words: 'text',
      none: 'text?',
      whole: 'integer',
      exact: 'numeric',
      yes: 'boolean',
      at: 'timestamptz',
      day: 'date',
      list: 'text[]',
      ids: 'uuid[]',
      object: 'jsonb',
      array: 'jsonb?',
    },
  };
  const id = '018f0000-0000-7000-8000-000000000001';
  const row = {
    words: 'tab\t, line\nreturn\r, "quotes", \\backslash\\ and \\N',
    none: null,
    whole: -7,
    exact: 1.25,
    yes: true,
    at: '2026-03-01T09:00:00.123Z',
    day: '2026-03-01',
    list: ['plain', 'with "quotes", {braces}, \\ and\nlines', '', 'NULL'],
    ids: [id],
    object: { deep: ['\\', '"', '\n', 'ä€😀'], none: null },
    array: ['x'],
  };
  await all.pool.query(createTable(everything, 77));
  const table = tableOf(everything, 77);
  const client = await all.pool.connect();
  const copied = [
    { id: 'copied', ...row },
    { id: 'copied-empty', ...row, list: [], ids: [], array: null },
  ];
  expect(await copyFrom(client, `COPY ${table} FROM STDIN`, [copyText(everything, copied)])).toBe(2);
  client.release();
  const written = copied.map((one) => ({ ...one, id: one.id.replace('copied', 'written') }));
  await all.pool.query(upsertRows(everything, table, '$1', 'true'), [JSON.stringify(written)]);
  const rows = await loadRows(
    all.pool,
    everything,
    table,
    new Set([...copied, ...written].map((one) => one.id)),
  );
  for (const { id: key } of copied)
    expect({ ...rows.get(key), id: '' }).toEqual({ ...rows.get(key.replace('copied', 'written')), id: '' });
  expect(rows.get('copied')).toMatchObject(row);
});
