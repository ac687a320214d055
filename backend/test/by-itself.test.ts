import { notificationView } from '@annals/contracts/notifications/views';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { RunningAnnals } from '../src/annals';
import { celebrationJobs } from '../src/celebrations/jobs';
import { REWARDS_ACTOR } from '../src/rewards/points-account';
import { pointsAccount } from '../src/rewards/decider';
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
    const employee = await product.signedIn('employee@annals.example', 'employee');
    const off = { celebration: 'work_anniversary', on: false };
    expect((await employee.patch('/api/celebrations/choices', off)).status).toBe(200);
    expect((await employee.get('/api/celebrations/choices')).json).toContainEqual(off);
    const morning = await anniversaryOf(employeeId);
    product.setClock(morning);
    await sweep();
    expect(await celebrated(employeeId, 'WorkAnniversaryCelebrated')).toEqual([]);

    const again = await product.signedIn('employee@annals.example', 'employee');
    await again.patch('/api/celebrations/choices', { ...off, on: true });
    expect((await again.get('/api/celebrations/choices')).json).toContainEqual({ ...off, on: true });
    await loseQueue(product);
    await sweep();
    await sweep();
    expect(await celebrated(employeeId, 'WorkAnniversaryCelebrated')).toHaveLength(1);
    expect(await told(again, 'work_anniversary')).toHaveLength(1);
    const manager = await product.signedIn('manager@annals.example', 'manager');
    const ofTeam = await told(manager, 'work_anniversary_of_report');
    expect(ofTeam.filter(({ aboutId }) => aboutId === employeeId)).toHaveLength(1);
    product.setClock(new Date());
  });

  test('nobody who has left is celebrated', async () => {
    const admin = await product.signedIn('admin@annals.example', 'admin');
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
    const manager = await product.signedIn('manager@annals.example', 'manager');
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
