import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { writeBatch } from '../src/engine/batch-writer';
import { READ_SCHEMA } from '../src/engine/connections';
import { ReadModelFeed } from '../src/engine/feed';
import { foldInMemory } from '../src/engine/fold';
import { acquire } from '../src/engine/lease';
import type { Projection } from '../src/engine/projection';
import { requestRebuild } from '../src/engine/rebuild-request';
import { migrateReadModels } from '../src/engine/schema';
import { projectionStatuses, resume } from '../src/engine/status';
import { meetings } from '../src/features/meetings/meetings-fold';
import { people } from '../src/features/people/people-fold';
import { completed, hired, scheduled, someMeeting, somePerson } from './company';
import { surroundings, type Surroundings } from './surroundings';

let open: Surroundings | undefined;
const closing: (() => Promise<unknown>)[] = [];
const begin = async (...parameters: Parameters<typeof surroundings>) =>
  (open = await surroundings(...parameters));

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await open?.close();
  open = undefined;
});

/** Waits until the read models have folded everything that is in the log. */
async function caughtUp(
  { pool, log }: Surroundings,
  names = ['people', 'meetings', 'notifications'],
): Promise<void> {
  await expect
    .poll(
      async () => {
        const statuses = await projectionStatuses(pool, log);
        return statuses.filter(({ name, lag }) => names.includes(name) && lag !== '0').length;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(0);
}

async function writeSomeHistory(surroundings: Surroundings, count: number) {
  const append: Surroundings['append'] = (...parameters) => surroundings.append(...parameters);
  const manager = somePerson();
  const employee = somePerson();
  await append(`person-${manager}`, hired(manager, 'manager', null));
  await append(`person-${employee}`, hired(employee, 'employee', manager));
  for (let index = 0; index < count; index += 1) {
    const id = someMeeting();
    await append(`meeting-${id}`, scheduled(id, manager, employee));
    if (index % 2 === 0) await append(`meeting-${id}`, completed(id, employee));
  }
  return { manager, employee };
}

async function rowsOf({ db, log }: Surroundings) {
  const live = (await db('meetings').select('*').orderBy('id')) as { id: string }[];
  const events = (await log.readAll({ after: 0n, limit: 5_000 })).events;
  const inMemory = [...foldInMemory(meetings, events).values()].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  return { live, inMemory };
}

describe('a projection worker', () => {
  test('folds what happens into rows, the same as a fold in memory does', async () => {
    const all = await begin();
    all.worker('one').worker.start();
    await writeSomeHistory(all, 30);
    await caughtUp(all);
    const { live, inMemory } = await rowsOf(all);
    expect(live).toHaveLength(30);
    expect(live).toEqual(inMemory);
  });

  test('moves the checkpoint over events the projection ignores', async () => {
    const all = await begin();
    all.worker('one').worker.start();
    const person = somePerson();
    const position = await all.append(`person-${person}`, hired(person, 'employee', null));
    await caughtUp(all);
    const status = (await projectionStatuses(all.pool, all.log)).find(({ name }) => name === 'meetings');
    expect(status?.position).toBe(String(position));
  });

  test('one that is held still holds up none of those that pass over the same event with it', async () => {
    const all = await begin();
    const hire = async () => {
      const person = somePerson();
      await all.append(`person-${person}`, hired(person, 'employee', null));
    };
    const passing = ['meetings', 'pain_points', 'time_off_requests'];
    all.worker('one').worker.start();
    await hire();
    await caughtUp(all, passing);
    const holding = await all.pool.connect();
    closing.push(async () => holding.release());
    await holding.query(
      `BEGIN; SELECT FROM ${READ_SCHEMA}.projections WHERE name = 'pain_points' FOR UPDATE`,
    );
    await hire();
    await caughtUp(all, ['meetings', 'time_off_requests']);
    const held = (await projectionStatuses(all.pool, all.log)).find(({ name }) => name === 'pain_points');
    expect(held?.lag).toBe('1');
    await holding.query('ROLLBACK');
    await caughtUp(all, passing);
  });

  test('shares the projections with others, and takes over what one gives back when it stops', async () => {
    const all = await begin();
    const first = all.worker('first').worker;
    first.start();
    await caughtUp(all);
    all.worker('second').worker.start();
    const holders = async () =>
      new Set((await projectionStatuses(all.pool, all.log)).map(({ holder }) => holder));
    await expect.poll(holders, { timeout: 20_000 }).toEqual(new Set(['first', 'second']));
    await first.stop();
    await expect.poll(holders, { timeout: 20_000 }).toEqual(new Set(['second']));
    await writeSomeHistory(all, 5);
    await caughtUp(all);
    expect((await rowsOf(all)).live).toHaveLength(5);
  });

  test('writes nothing once its lease belongs to another', async () => {
    const all = await begin();
    const lost = await acquire(all.pool, 'slow', people);
    await all.pool.query(`UPDATE ${READ_SCHEMA}.projections SET lease_until = '-infinity'`);
    const taken = await acquire(all.pool, 'fast', people);
    expect(taken && lost && taken.token > lost.token).toBe(true);
    const person = somePerson();
    await all.append(`person-${person}`, hired(person, 'employee', null));
    const { events } = await all.log.readAll({ after: 0n, limit: 10 });
    const rows = new Map(foldInMemory(people, events));
    const folded = { touched: new Set(rows.keys()), concerned: new Set<string>(), poison: null };
    const write = (token: bigint) =>
      writeBatch(all.pool, people, { generation: 1, position: 0n, token }, { to: 1n, rows, folded });
    expect(await write(lost?.token ?? 0n)).toBe(false);
    expect(await all.db('people').select('id')).toEqual([]);
    expect(await write(taken?.token ?? 0n)).toBe(true);
    expect(await all.db('people').select('id')).toEqual([{ id: person }]);
  });

  test('stops only the projection that meets a poison event, records why, and goes on when resumed', async () => {
    let mended = false;
    const fragile: Projection = {
      ...meetings,
      apply: (row, event, key) => {
        if (event.type === 'MeetingCompleted' && !mended) throw new Error('cannot fold this');
        return meetings.apply(row, event, key);
      },
    };
    const all = await begin([people, fragile]);
    const { worker, stopped } = all.worker('one');
    worker.start();
    const { manager, employee } = await writeSomeHistory(all, 1);
    await expect.poll(() => stopped.length).toBe(1);
    await all.append(`person-${manager}`, hired(manager, 'leader', null));
    await caughtUp(all, ['people']);
    const status = async () =>
      (await projectionStatuses(all.pool, all.log)).find(({ name }) => name === 'meetings');
    expect(await status()).toMatchObject({
      status: 'stopped',
      position: '3',
      failure: { position: '4', type: 'MeetingCompleted', message: 'cannot fold this' },
    });
    expect(await all.db('meetings').select('status', 'employeeId')).toEqual([
      { status: 'scheduled', employeeId: employee },
    ]);
    mended = true;
    expect(await resume(all.pool, 'meetings')).toBe(true);
    worker.look();
    await caughtUp(all, ['meetings']);
    expect(await all.db('meetings').select('status')).toEqual([{ status: 'completed' }]);
    expect(await status()).toMatchObject({ status: 'live', failure: null });
  });

  test('rebuilds beside the live generation while people write and read, and loses nothing', async () => {
    const all = await begin();
    const { worker, failures } = all.worker('one');
    worker.start();
    await writeSomeHistory(all, 40);
    await caughtUp(all);
    const before = await rowsOf(all);
    let writing = true;
    const writer = (async () => {
      while (writing) await writeSomeHistory(all, 2);
    })();
    const reader = (async () => {
      let fewest = Number.MAX_SAFE_INTEGER;
      while (writing) fewest = Math.min(fewest, (await all.db('meetings').select('id')).length);
      return fewest;
    })();
    await requestRebuild(all.pool, 'meetings');
    worker.look();
    const generation = async () =>
      (await projectionStatuses(all.pool, all.log)).find(({ name }) => name === 'meetings')?.generation;
    await expect.poll(generation, { timeout: 20_000 }).toBe(2);
    writing = false;
    await writer;
    expect(await reader).toBeGreaterThanOrEqual(before.live.length);
    await caughtUp(all);
    const after = await rowsOf(all);
    expect(after.live).toEqual(after.inMemory);
    expect(failures).toEqual([]);
  });

  test('rebuilds by itself when a new version of a projection is deployed', async () => {
    const all = await begin();
    const old = all.worker('old').worker;
    old.start();
    await writeSomeHistory(all, 10);
    await caughtUp(all);
    await old.stop();
    const next: Projection = { ...meetings, version: meetings.version + 1 };
    await migrateReadModels(all.pool, [next]);
    all.worker('new', [people, next]).worker.start();
    const status = async () =>
      (await projectionStatuses(all.pool, all.log)).find(({ name }) => name === 'meetings');
    await expect
      .poll(status, { timeout: 20_000 })
      .toMatchObject({ version: meetings.version + 1, generation: 2, rebuild: null });
    await caughtUp(all, ['meetings']);
    const { live, inMemory } = await rowsOf(all);
    expect(live).toEqual(inMemory);
  });

  test('stops when a new version meets poison in its rebuild, and tries again when resumed', async () => {
    const all = await begin();
    const old = all.worker('old').worker;
    old.start();
    await writeSomeHistory(all, 2);
    await caughtUp(all);
    await old.stop();
    let mended = false;
    const next: Projection = {
      ...meetings,
      version: meetings.version + 1,
      apply: (row, event, key) => {
        if (event.type === 'MeetingCompleted' && !mended) throw new Error('cannot fold this');
        return meetings.apply(row, event, key);
      },
    };
    const { worker, stopped } = all.worker('new', [next]);
    worker.start();
    const status = async () =>
      (await projectionStatuses(all.pool, all.log)).find(({ name }) => name === 'meetings');
    await expect
      .poll(status, { timeout: 20_000 })
      .toMatchObject({ version: meetings.version, generation: 1, status: 'stopped' });
    expect(stopped).toHaveLength(1);
    // What people read meanwhile is the generation they had.
    expect(await all.db('meetings').select('id')).toHaveLength(2);
    mended = true;
    await resume(all.pool, 'meetings');
    worker.look();
    await expect
      .poll(status, { timeout: 20_000 })
      .toMatchObject({ version: meetings.version + 1, generation: 2, status: 'live' });
    expect(stopped).toHaveLength(1);
  });
});

describe('a query that waits for the caller', () => {
  test('waits until the read model is there, and says so when the time is up first', async () => {
    const all = await begin();
    const feed = new ReadModelFeed(all.pool, all.url);
    closing.push(() => feed.close());
    const person = somePerson();
    const position = await all.append(`person-${person}`, hired(person, 'employee', null));
    expect(await feed.waitFor(['people'], position, 50)).toBe(false);
    const waiting = feed.waitFor(['people', 'meetings'], position, 20_000);
    all.worker('one').worker.start();
    expect(await waiting).toBe(true);
    expect(await all.db('people').select('id')).toEqual([{ id: person }]);
  });

  test('tells whom a change concerns, and nobody else', async () => {
    const all = await begin();
    const feed = new ReadModelFeed(all.pool, all.url);
    closing.push(() => feed.close());
    const heard: { name: string; people: readonly string[] | null }[] = [];
    feed.onMoved((notice) => heard.push(notice));
    // The listener is there once a notice that concerns nobody has come through.
    await expect
      .poll(async () => {
        await all.pool.query(
          `SELECT pg_notify('annals_read_models', '{"name":"people","position":"0","tags":[],"people":[]}')`,
        );
        await setTimeout(5);
        return heard.length;
      })
      .toBeGreaterThan(0);
    all.worker('one').worker.start();
    const { manager, employee } = await writeSomeHistory(all, 1);
    await caughtUp(all);
    const concerned = () =>
      heard.filter(({ name }) => name === 'meetings').flatMap(({ people: ids }) => ids ?? ['everyone']);
    await expect.poll(() => new Set(concerned())).toEqual(new Set([manager, employee]));
  });
});
