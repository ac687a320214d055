import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { LANES, openLanes, type Lane } from '../src/platform/queue/lanes';

const LANE_NAMES = Object.keys(LANES) as Lane[];
const KINDS = LANE_NAMES.map((lane) => `kind-${lane}`);
const laneOf = (kind: string) => LANE_NAMES[KINDS.indexOf(kind)] ?? 'main';

test('all lanes of a process have five connections, and go on when those are lost', async ({
  onTestFinished,
}) => {
  const databaseUrl = await freshDatabase();
  const lanes = openLanes({ databaseUrl }, pino({ level: 'silent' }), laneOf);
  const superuser = new pg.Client({ connectionString: databaseUrl });
  await superuser.connect();
  onTestFinished(async () => {
    await lanes.close();
    await superuser.end();
  });
  const connections = async () => {
    const { rows } = await superuser.query<{ pid: number; query: string }>(
      'SELECT pid, query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    return rows;
  };
  const listening = async () => (await connections()).filter(({ query }) => query.includes('LISTEN')).length;
  const done: string[] = [];
  lanes.work(Object.fromEntries(KINDS.map((kind) => [kind, () => Promise.resolve(void done.push(kind))])));
  const doOneOfEach = async (time: string) => {
    done.length = 0;
    for (const kind of KINDS) await lanes.add(kind, `${kind}-${time}`, {});
    await expect.poll(() => [...done].sort()).toEqual([...KINDS].sort());
  };

  await doOneOfEach('before');
  expect((await connections()).length).toBeLessThanOrEqual(5);

  await superuser.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [
    (await connections()).map(({ pid }) => pid),
  ]);
  // The last statement on the new one, until it is asked whether it is still there.
  await expect.poll(listening).toBe(1);
  await doOneOfEach('after');
  expect((await connections()).length).toBeLessThanOrEqual(5);
});
