import { expect, test } from 'vitest';
import { SharedLog } from '@annals/event-store/shared-log';
import { openPool, READ_SCHEMA } from '../src/engine/connections';
import type { Projection } from '../src/engine/projection';
import type { RebuildMode } from '../src/engine/rebuild-context';
import { approveRebuild, requestRebuild } from '../src/engine/rebuild-request';
import { STORED_STATES } from '../src/engine/rebuild-state';
import { ProjectionWorker } from '../src/engine/worker';
import { meetings } from '../src/features/meetings/meetings-fold';
import { people } from '../src/features/people/people-fold';
import { caughtUp, CHOSEN, expectTrue, statusOf, writeMeetings } from './chosen';
import { CONNECTIONS, surroundingsPerTest, type Surroundings } from './surroundings';

const begin = surroundingsPerTest();

const OTHER_CODE: Projection = { ...meetings, version: meetings.version + 1 };

const cases = (['online', 'initial'] as const).flatMap((mode) =>
  Object.values(STORED_STATES).map((state) => ({ mode, state })),
);

test.each(cases)(
  '$mode: a process that is killed while a rebuild is $state leaves it to another one, which goes on from there',
  async ({ mode, state }) => {
    const all = await begin(CHOSEN);
    await liveWithOneWrongRow(all);
    const passed = await watchStates(all);
    await requestRebuild(all.pool, 'meetings', { by: 'system:test', reason: null, review: true });
    if (state !== 'reviewing') await approveRebuild(all.pool, 'meetings');

    await killedWhile(all, state, mode);
    expect(await passed()).toEqual(Object.values(STORED_STATES).slice(0, place(state) + 1));
    if (state === 'reviewing') await approveRebuild(all.pool, 'meetings');
    const { worker, failures } = all.worker('another', code(mode));
    worker.start();

    await expect
      .poll(() => statusOf(all), { timeout: 20_000 })
      .toMatchObject({ generation: 2, rebuild: null });
    // Each state once: nothing was done a second time.
    expect(await passed()).toEqual(Object.values(STORED_STATES));
    expect((await statusOf(all)).lastRebuild).toMatchObject({
      difference: { changed: 1, added: 0, removed: 0 },
    });
    expect(await all.db('meetings').where({ title: 'wrong' })).toEqual([]);
    await expectIndexed(all);
    expect(failures).toEqual([]);
    await writeMeetings(all, 2);
    await caughtUp(all);
    await expectTrue(all);
  },
);

function place(state: string): number {
  return Object.values(STORED_STATES).findIndex((one) => one === state);
}

/** What comes instead of a live generation is the work of other code than built it. */
function code(mode: RebuildMode): readonly Projection[] {
  return mode === 'initial' ? [people, OTHER_CODE] : CHOSEN;
}

async function liveWithOneWrongRow(all: Surroundings): Promise<void> {
  const { worker } = all.worker('before', CHOSEN);
  worker.start();
  await writeMeetings(all, 6);
  await caughtUp(all);
  await worker.stop();
  await all.pool.query(
    `UPDATE ${READ_SCHEMA}.meetings__1 SET title = 'wrong' WHERE id = (SELECT min(id::text)::uuid FROM ${READ_SCHEMA}.meetings__1)`,
  );
}

/** @returns what tells which states the rebuild has passed through, without those that were only taken up again */
async function watchStates({ pool }: Surroundings): Promise<() => Promise<readonly string[]>> {
  await pool.query(`
    CREATE TABLE states_passed (place serial, state text);
    CREATE FUNCTION state_passed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' OR OLD.state <> NEW.state THEN INSERT INTO states_passed (state) VALUES (NEW.state); END IF;
        RETURN NULL;
      END $$;
    CREATE TRIGGER state_passed AFTER INSERT OR UPDATE ON ${READ_SCHEMA}.rebuilds FOR EACH ROW EXECUTE FUNCTION state_passed();`);
  return async () => {
    const { rows } = await pool.query<{ state: string }>('SELECT state FROM states_passed ORDER BY place');
    return rows.map(({ state }) => state);
  };
}

/** Runs a worker until it is about to do anything while the rebuild is in a state; then its connections are cut and it does nothing more. */
async function killedWhile(all: Surroundings, state: string, mode: RebuildMode): Promise<void> {
  const pool = openPool(`${all.url}?application_name=to-be-killed`, CONNECTIONS);
  pool.on('error', () => undefined);
  let isDead = false;
  const live = async () => {
    const { rows } = await all.pool.query<{ state: string }>(`SELECT state FROM ${READ_SCHEMA}.rebuilds`);
    isDead ||= rows[0]?.state === state;
    if (isDead) throw new Error('killed');
  };
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: async (text: string, values: unknown[]) => {
      await live();
      return query(text, values);
    },
  });
  const log = {
    readAll: async (options: { after: bigint; limit: number }) => {
      await live();
      return all.log.readAll(options);
    },
    readStream: (stream: string) => all.log.readStream(stream),
    head: async () => {
      await live();
      return all.log.head();
    },
    onAppended: () => () => undefined,
    onKeysForgotten: () => () => undefined,
  };
  const worker = new ProjectionWorker('killed', pool, new SharedLog(log), code(mode), {
    stopped: () => undefined,
    rebuilt: () => undefined,
    failed: () => undefined,
  });
  worker.start();
  await expect.poll(() => isDead, { timeout: 20_000 }).toBe(true);
  await all.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'to-be-killed'`,
  );
  await worker.stop();
  await pool.end();
  // What it held runs out, and it is not counted any more.
  await all.pool.query(
    `UPDATE ${READ_SCHEMA}.projections SET lease_until = '-infinity'; DELETE FROM ${READ_SCHEMA}.workers`,
  );
}

async function expectIndexed({ pool }: Surroundings): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT indexname AS name FROM pg_indexes WHERE schemaname = '${READ_SCHEMA}' AND tablename = 'meetings__2'`,
  );
  const names = Object.keys(meetings.indexes).map((question) => `meetings__2_${question}`);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
}
