import { expect, test } from 'vitest';
import type { Projection } from '../src/engine/projection';
import { requestRebuild } from '../src/engine/rebuild-request';
import { pause, resume } from '../src/engine/status';
import { meetings } from '../src/features/meetings/meetings-fold';
import { people } from '../src/features/people/people-fold';
import { caughtUp, CHOSEN, expectTrue, statusOf, writeMeetings } from './chosen';
import { completed, hired, scheduled, someMeeting, somePerson } from './company';
import { surroundingsPerTest } from './surroundings';

const begin = surroundingsPerTest();

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
  // It grows with the time that the oldest of them waits.
  await expect.poll(async () => (await statusOf(all)).lagSeconds).toBeGreaterThan(0);
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
