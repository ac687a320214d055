import { event } from '@annals/contracts/kernel/event';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { READ_SCHEMA } from '../src/engine/connections';
import { workersAlive } from '../src/engine/lease';
import { projectionStatuses } from '../src/engine/status';
import { caughtUp, CHOSEN, expectTrue, statusOf, writeMeetings } from './chosen';
import { surroundingsPerTest } from './surroundings';

const begin = surroundingsPerTest();

/** As a newer version of Annals writes it. */
const RoomBooked = event('RoomBooked', 1, {
  category: 'room',
  description: 'A room was booked.',
  data: { room: z.string() },
});

test('an event of a type that only a newer version knows stops nothing: what it may be for waits, held by nobody', async () => {
  const all = await begin(CHOSEN);
  const { worker, stopped } = all.worker('one', CHOSEN);
  worker.start();
  await writeMeetings(all, 3);
  await caughtUp(all);
  await all.appendOld({ definition: RoomBooked, stream: 'room-1', data: { room: 'Atrium' } });
  await writeMeetings(all, 2);
  await expect
    .poll(async () => (await projectionStatuses(all.pool, all.log)).map(({ status }) => status))
    .toEqual(CHOSEN.map(() => 'waiting'));
  expect(stopped).toEqual([]);
  const { waiting, holder, failure } = await statusOf(all);
  expect({ type: waiting?.type, holder, failure }).toEqual({
    type: 'RoomBooked',
    holder: null,
    failure: null,
  });
  expect(waiting?.message).toContain('this version of Annals does not know its type');
  expect((await workersAlive(all.pool)).map(({ id }) => id)).toEqual(['one']);
});

test('what an earlier version has stopped at an event that it did not know goes on by itself where it is known', async () => {
  const all = await begin(CHOSEN);
  await writeMeetings(all, 3);
  const [first] = (await all.log.readAll({ after: 0n, limit: 1 })).events;
  const failure = {
    position: String(first?.position),
    type: first?.type,
    stream: first?.stream,
    message: `Event 1 (${first?.type ?? ''}) cannot be read: this version of Annals does not know its type`,
    at: new Date().toISOString(),
  };
  for (const { name, version } of CHOSEN)
    await all.pool.query(`UPDATE ${READ_SCHEMA}.projections SET failure = $2 WHERE name = $1`, [
      name,
      JSON.stringify({ ...failure, version }),
    ]);
  expect((await statusOf(all)).status).toBe('stopped');
  all.worker('one', CHOSEN).worker.start();
  await caughtUp(all);
  await expectTrue(all);
});
