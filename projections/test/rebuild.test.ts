import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SharedLog } from '@annals/event-store/shared-log';
import { READ_SCHEMA } from '../src/engine/connections';
import { acquire, type Lease } from '../src/engine/lease';
import type { LogReader } from '../src/engine/log-reader';
import { rebuild } from '../src/engine/rebuild';
import {
  approveRebuild,
  cancelRebuild,
  NoWayBack,
  requestRebuild,
  requestRollback,
} from '../src/engine/rebuild-request';
import { projectionStatuses } from '../src/engine/status';
import { scrubErased } from '../src/engine/scrub';
import { meetings } from '../src/features/meetings/meetings-fold';
import { projections } from '../src/features';
import { caughtUp, CHOSEN, expectTrue, statusOf, writeMeetings } from './chosen';
import { CONNECTIONS, surroundingsPerTest, type Surroundings } from './surroundings';

const begin = surroundingsPerTest();

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
  // After its second page the first runner waits until another has finished what it had begun.
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
    onKeysForgotten: () => () => undefined,
    readAll: (options: { after: bigint; limit: number }) => {
      pages += 1;
      return all.log.readAll(options);
    },
  };
  for (const { name } of CHOSEN) await requestRebuild(all.pool, name);
  const { ProjectionWorker } = await import('../src/engine/worker');
  const rebuilt: string[] = [];
  const together = new ProjectionWorker('two', all.pool, new SharedLog(counting), CHOSEN, {
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
  const many = [...new Set([...CHOSEN, ...projections])].slice(0, CONNECTIONS + 6);
  const all = await begin(many);
  const { worker, failures } = all.worker('one');
  worker.start();
  await writeMeetings(all, 20);
  const statuses = () => projectionStatuses(all.pool, all.log);
  await expect.poll(async () => (await statuses()).filter(({ lag }) => lag !== '0')).toEqual([]);
  for (const { name } of many) await requestRebuild(all.pool, name);
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
  await expect.poll(async () => (await statusOf(all)).rebuild?.state, { timeout: 20_000 }).toBe('switching');
  // Each is answered while the slow one still reads and the switch waits for it: behind the switch they would wait for ever.
  for (let look = 0; look < 40; look += 1) {
    expect(await all.db('meetings').select('id')).toHaveLength(10);
    await setTimeout(25);
  }
  expect(await statusOf(all)).toMatchObject({ generation: 1 });
  await slow.query('COMMIT');
  slow.release();
  await expect.poll(() => statusOf(all), { timeout: 20_000 }).toMatchObject({ generation: 2, rebuild: null });
});

test('a rebuild that is cancelled in the moment of its switch changes nothing: readers go on with the live generation', async () => {
  const all = await begin(CHOSEN);
  const { worker, failures } = all.worker('one', CHOSEN);
  worker.start();
  await writeMeetings(all, 10);
  await caughtUp(all);
  const slow = await all.pool.connect();
  await slow.query(`BEGIN; SELECT count(*) FROM ${READ_SCHEMA}.meetings`);
  await requestRebuild(all.pool, 'meetings');
  worker.look();
  // The switch has begun, and waits a moment for the slow reader.
  await expect
    .poll(async () => (await all.pool.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount, {
      timeout: 20_000,
      interval: 5,
    })
    .toBe(1);
  await cancelRebuild(all.pool, 'meetings');
  await slow.query('COMMIT');
  slow.release();
  await expect.poll(() => tablesOf(all), { timeout: 20_000 }).toEqual(['meetings__1']);
  await writeMeetings(all, 2);
  await caughtUp(all);
  expect(await statusOf(all)).toMatchObject({ generation: 1, rebuild: null });
  await expectTrue(all);
  expect(failures).toEqual([]);
});

async function tablesOf({ pool }: Surroundings): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = '${READ_SCHEMA}' AND tablename LIKE 'meetings\\_\\_%' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}
