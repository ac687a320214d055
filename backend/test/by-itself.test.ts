import { isoWeekOf, mondayOf } from '@annals/contracts/features/digests/week';
import { daysAfter } from '@annals/contracts/kernel/local-time';
import { notificationView } from '@annals/contracts/features/notifications/views';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { RunningAnnals } from '../src/annals';
import { digestJobs } from '../src/features/digests/jobs';
import { celebrationJobs } from '../src/features/celebrations/jobs';
import { REWARDS_ACTOR } from '../src/features/rewards/points-account';
import { pointsAccount } from '../src/features/rewards/decider';
import { eventsOf, loseQueue, sweepAtOnce } from './exactly-once';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;

let product: Product;
let other: RunningAnnals;
let employeeId: PersonId;
let managerId: PersonId;
beforeAll(async () => {
  product = await startProduct();
  other = await product.again(['jobs', 'projections']);
  employeeId = product.cast.employee.id;
  managerId = product.cast.manager.id;
});
afterAll(() => product.stop());

const told = async (client: Client, kind: string) => {
  client.position = String(await product.head());
  const all = z.array(notificationView).parse((await client.get('/api/notifications?limit=200')).json);
  return all.filter((one) => one.kind === kind);
};

describe('celebrations', () => {
  const sweep = () => sweepAtOnce(product, other, celebrationJobs, 'sweep-celebrations');
  const celebrated = (id: PersonId, type: string) => eventsOf(product, `celebrations-${id}`, type);
  /** The morning of the next anniversary of somebody. */
  async function anniversaryOf(id: PersonId): Promise<Date> {
    const { hireDate } = (await product.annals.services
      .readModels('people')
      .where({ id })
      .select('hireDate')
      .first()) as { hireDate: string };
    const year = new Date().getUTCFullYear();
    const [next] = [year, year + 1]
      .map((candidate) => new Date(`${String(candidate)}${hireDate.slice(4)}T08:30:00.000Z`))
      .filter((day) => day.getTime() > Date.now() + DAY_MS && day.toISOString().slice(0, 10) > hireDate);
    if (!next) throw new Error('Everybody has an anniversary within two years');
    return next;
  }

  test('a work anniversary is celebrated once, by two processes and with a lost queue, unless the person has switched it off', async () => {
    const employee = await product.as('employee');
    const off = { celebration: 'work_anniversary', on: false };
    expect((await employee.patch('/api/celebrations/choices', off)).status).toBe(200);
    expect((await employee.get('/api/celebrations/choices')).json).toContainEqual(off);
    const morning = await anniversaryOf(employeeId);
    product.setClock(morning);
    await sweep();
    expect(await celebrated(employeeId, 'WorkAnniversaryCelebrated')).toEqual([]);

    const again = await product.as('employee');
    await again.patch('/api/celebrations/choices', { ...off, on: true });
    expect((await again.get('/api/celebrations/choices')).json).toContainEqual({ ...off, on: true });
    await loseQueue(product);
    await sweep();
    await sweep();
    expect(await celebrated(employeeId, 'WorkAnniversaryCelebrated')).toHaveLength(1);
    expect(await told(again, 'work_anniversary')).toHaveLength(1);
    const manager = await product.as('manager');
    const ofTeam = await told(manager, 'work_anniversary_of_report');
    expect(ofTeam.filter(({ aboutId }) => aboutId === employeeId)).toHaveLength(1);
    product.setClock(new Date());
  });

  test('nobody who has left is celebrated', async () => {
    const admin = await product.as('admin');
    const row = (await product.annals.services
      .readModels('people')
      .where({ managerId })
      .whereNot('id', employeeId)
      .orderBy('id')
      .select('id')
      .first()) as { id: PersonId };
    const morning = await anniversaryOf(row.id);
    const lastDay = new Date().toISOString().slice(0, 10);
    expect((await admin.post(`/api/people/${row.id}/departure`, { lastDay })).status).toBe(200);
    product.setClock(morning);
    await sweep();
    expect(await celebrated(row.id, 'WorkAnniversaryCelebrated')).toEqual([]);
    product.setClock(new Date());
  });

  test('a tier reached is told to the manager once, also when its job is lost', async () => {
    const tiers = [
      {
        tierId: z.uuid().brand<'RewardTierId'>().parse('5a1e2c3d-4b5f-4a6e-8c7d-9e0f1a2b3c04'),
        tierName: 'Diamond',
        requiredPoints: 90_000,
      },
    ];
    await product.annals.services.dispatch(
      pointsAccount,
      employeeId,
      {
        type: 'CreditPoints',
        employeeId,
        points: 100_000,
        transactionType: 'recognition',
        referenceId: '5a1e2c3d-4b5f-4a6e-8c7d-9e0f1a2b3c05',
        description: 'A great deal',
        issuedBy: managerId,
        tiers,
      },
      { actor: REWARDS_ACTOR, commandId: '5a1e2c3d-4b5f-4a6e-8c7d-9e0f1a2b3c06' },
    );
    await loseQueue(product);
    const manager = await product.as('manager');
    await told(manager, 'tier_reached_by_report');
    await expect
      .poll(
        async () => {
          await sweep();
          return (await celebrated(employeeId, 'TierCelebrated')).length;
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await sweep();
    expect(await celebrated(employeeId, 'TierCelebrated')).toHaveLength(1);
    expect(await told(manager, 'tier_reached_by_report')).toHaveLength(1);
  });
});

describe('the weekly digest', () => {
  const sweep = () => sweepAtOnce(product, other, digestJobs, 'sweep-weekly-digests');
  const digests = async (id: PersonId, week: string) =>
    (await eventsOf(product, `weeklyDigest-${id}`, 'WeeklyDigestPrepared')).filter(
      ({ data }) => (data as { week: string }).week === week,
    );
  const monday = daysAfter(mondayOf(new Date().toISOString().slice(0, 10)), 14);
  const week = isoWeekOf(monday);
  const at = (day: number, time: string) => new Date(`${daysAfter(monday, day)}T${time}:00.000Z`);

  test('comes once, on the Monday morning of each person’s clock, by two processes and with a lost queue', async () => {
    const manager = await product.as('manager');
    const leader = await product.as('leader');
    const scheduled = await manager.post('/api/meetings', {
      title: 'Monday is soon',
      employeeId,
      scheduledAt: at(2, '10:00').toISOString(),
      duration: 30,
    });
    expect(scheduled.status).toBe(201);
    const choice = { kind: 'weekly_digest', app: false, email: false };
    expect((await leader.patch('/api/notifications/choices', choice)).status).toBe(200);
    const zone = { timeZone: 'America/New_York' };
    expect((await manager.patch('/api/account/profile', zone)).status).toBe(200);
    await told(manager, 'weekly_digest');
    await manager.get('/api/meetings');

    product.setClock(at(0, '07:59'));
    await sweep();
    expect(await digests(employeeId, week)).toEqual([]);
    await loseQueue(product);
    product.setClock(at(0, '08:01'));
    await sweep();
    await sweep();
    const [digest, ...more] = await digests(employeeId, week);
    expect(more).toEqual([]);
    const { items } = z
      .object({ items: z.array(z.object({ item: z.string(), count: z.number() })) })
      .parse(digest?.data);
    const meetings = items.find(({ item }) => item === 'meetingsAhead')?.count ?? 0;
    expect(meetings).toBeGreaterThan(0);
    const leaderId = product.cast.leader.id;
    expect(await digests(leaderId, week)).toEqual([]);
    expect(await digests(managerId, week)).toEqual([]);
    // Eight in the morning in New York; and whoever moves west afterwards has had theirs.
    product.setClock(at(0, '13:01'));
    await sweep();
    await sweep();
    expect(await digests(managerId, week)).toHaveLength(1);
    const employee = await product.as('employee');
    await employee.patch('/api/account/profile', { timeZone: 'Pacific/Honolulu' });
    await told(employee, 'weekly_digest');
    product.setClock(at(0, '18:01'));
    await sweep();
    expect(await digests(employeeId, week)).toHaveLength(1);
    const again = await product.as('employee');
    // On a Monday there is the one of this week as well.
    const [notice, ...others] = (await told(again, 'weekly_digest')).filter(
      ({ facts }) => facts['week'] === week,
    );
    expect(others).toEqual([]);
    expect(notice?.facts).toMatchObject({ week, meetingsAhead: String(meetings) });
    product.setClock(new Date());
  });

  test('that would be empty is not sent, and is not looked for again in the same week', async () => {
    const { rows } = await product.annals.services.pool.query<{ person_id: PersonId; week: string }>(
      'SELECT person_id, week FROM annals_jobs.empty_digests',
    );
    expect(rows.length).toBeGreaterThan(0);
    const digested = await product.annals.services.readModels('weekly_digests').where({ week }).select('id');
    expect(digested.length).toBeGreaterThan(0);
    for (const { person_id: id } of rows) expect(await digests(id, week)).toEqual([]);
  });
});
