import { commandAnswer } from '@annals/contracts/kernel/route';
import {
  organizationalMilestoneRow,
  organizationalMilestoneView,
} from '@annals/contracts/features/organizational-milestones/views';
import { recognitionCategoryRow } from '@annals/contracts/features/recognition/views';
import {
  leaderboardEntry,
  ownPoints,
  pointTransactionView,
  redemptionView,
  rewardTierRow,
} from '@annals/contracts/features/rewards/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pointsJobs } from '../src/features/crediting/jobs';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let employee: Client;
let manager: Client;
let leader: Client;
let admin: Client;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.as('employee');
  manager = await product.as('manager');
  leader = await product.as('leader');
  admin = await product.as('admin');
});
afterAll(() => product.stop());

const uptodate = async () => {
  const head = String(await product.head());
  for (const client of [employee, manager, leader, admin]) client.position = head;
};
const own = async (client = employee) => {
  await uptodate();
  return ownPoints.parse((await client.get('/api/employee-points/mine')).json);
};
const transactions = async (client = employee) => {
  await uptodate();
  return z.array(pointTransactionView).parse((await client.get('/api/points/transactions?limit=200')).json);
};
const creditsFor = async (personId: string, referenceId: string) =>
  (await product.annals.services.log.readStream(`pointsAccount-${personId}`)).filter(
    ({ type, data }) =>
      type === 'PointsCredited' && (data as { referenceId: string }).referenceId === referenceId,
  ).length;
const sweep = (services = product.annals.services) => pointsJobs(services)['sweep-points-to-credit']?.({});

/** The leader recognises the employee; the manager approves it. */
async function recognised(): Promise<string> {
  const [category] = z
    .array(recognitionCategoryRow)
    .parse((await leader.get('/api/recognition-categories')).json);
  const answer = await leader.post('/api/recognitions', {
    recipientId: product.cast.employee.id,
    categoryId: category?.id,
    title: 'Saved the release',
    description: 'Found the mistake the evening before.',
  });
  const { id } = commandAnswer.parse(answer.json);
  expect((await manager.patch(`/api/recognitions/${id}`, { status: 'approved' })).status).toBe(200);
  return id;
}
async function offer(points: number, minimumTierId: string | null = null): Promise<string> {
  const words = { name: `For ${String(points)}`, description: 'Something nice.', points, minimumTierId };
  const answer = await admin.post('/api/rewards', words);
  expect(answer.status).toBe(201);
  return commandAnswer.parse(answer.json).id;
}
const redeem = (rewardId: string, client = employee) => client.post('/api/redemptions', { rewardId });

describe('points', () => {
  test('are credited once when a recognition is approved, whatever becomes of the queue', async () => {
    const id = await recognised();
    await expect.poll(() => creditsFor(product.cast.employee.id, id), { timeout: 20_000 }).toBe(1);
    await uptodate();
    const lost = await recognised();
    await product.annals.services.pool.query('TRUNCATE annals_queue.job CASCADE');
    await own();
    const other = await product.again(['jobs', 'projections']);
    await Promise.all([sweep(), sweep(other.services), sweep()]);
    await expect.poll(() => creditsFor(product.cast.employee.id, lost), { timeout: 20_000 }).toBe(1);
    await uptodate();
    await Promise.all([sweep(), sweep(other.services)]);
    expect(await creditsFor(product.cast.employee.id, lost)).toBe(1);
    expect(await creditsFor(product.cast.employee.id, id)).toBe(1);
  });

  test('unfold into the transactions they are made of', async () => {
    const { totalPoints, lifetimePoints } = await own();
    const all = await transactions();
    expect(all.reduce((sum, { points }) => sum + points, 0)).toBe(totalPoints);
    expect(all[0]?.balanceAfter).toBe(totalPoints);
    const earned = all.filter(({ transactionType }) =>
      ['recognition', 'milestone'].includes(transactionType),
    );
    expect(earned.reduce((sum, { points }) => sum + points, 0)).toBe(lifetimePoints);
    const first = await employee.get('/api/points/transactions?limit=1');
    expect(z.array(pointTransactionView).parse(first.json)).toEqual(all.slice(0, 1));
  });

  test('lead the leaderboard: at most ten people, the most points first', async () => {
    const entries = z.array(leaderboardEntry).parse((await employee.get('/api/points/leaderboard')).json);
    expect(entries).toHaveLength(10);
    const points = entries.map(({ totalPoints }) => totalPoints);
    expect(points).toEqual([...points].sort((one, other) => other - one));
  });
});

describe('a reward', () => {
  test('asked for many times at once is had as often as there are points for it, and the balance never falls below zero', async () => {
    await recognised().then((id) =>
      expect.poll(() => creditsFor(product.cast.employee.id, id), { timeout: 20_000 }).toBe(1),
    );
    const { totalPoints } = await own();
    const price = Math.ceil(totalPoints / 3 + 1);
    const rewardId = await offer(price);
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => redeem(rewardId)))).map(
      ({ status }) => status,
    );
    const affordable = Math.floor(totalPoints / price);
    expect(statuses.filter((status) => status === 201)).toHaveLength(affordable);
    expect(statuses.filter((status) => status === 422)).toHaveLength(8 - affordable);
    expect((await own()).totalPoints).toBe(totalPoints - affordable * price);
    expect((await transactions()).every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true);
  });

  test('is refused with a reason by the manager, and the points come back', async () => {
    const before = await own();
    const rewardId = await offer(1);
    const { id } = commandAnswer.parse((await redeem(rewardId)).json);
    expect((await own()).totalPoints).toBe(before.totalPoints - 1);
    expect((await employee.patch(`/api/redemptions/${id}`, { status: 'approved' })).status).toBe(403);
    expect((await leader.patch(`/api/redemptions/${id}`, { status: 'approved' })).status).toBe(404);
    expect((await manager.patch(`/api/redemptions/${id}`, { status: 'refused' })).status).toBe(422);
    const waiting = z
      .array(redemptionView)
      .parse((await manager.get('/api/redemptions/waiting?limit=200')).json);
    expect(waiting.map((one) => one.id)).toContain(id);
    const no = { status: 'refused', reason: 'Next month.' };
    const both = await Promise.all([1, 2].map(() => manager.patch(`/api/redemptions/${id}`, no)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await own()).toMatchObject({
      totalPoints: before.totalPoints,
      lifetimePoints: before.lifetimePoints,
    });
    expect((await manager.patch(`/api/redemptions/${id}`, { status: 'approved' })).status).toBe(409);
    const [latest] = await transactions();
    expect(latest).toMatchObject({ transactionType: 'refund', points: 1, referenceId: id });
  });

  test('that waits goes to its owner’s new manager, and is no longer the former one’s', async () => {
    const { id } = commandAnswer.parse((await redeem(await offer(1))).json);
    const move = (managerId: string) =>
      admin.patch(`/api/people/${product.cast.employee.id}`, { managerId, reason: 'Reorganization' });
    expect((await move(product.cast.leader.id)).status).toBe(200);
    const stream = `pointsAccount-${product.cast.employee.id}`;
    await expect
      .poll(async () => (await product.annals.services.log.readStream(stream)).at(-1)?.data, {
        timeout: 20_000,
      })
      .toMatchObject({ redemptionId: id, approverId: product.cast.leader.id });
    await uptodate();
    const waiting = async (client: Client) =>
      z
        .array(redemptionView)
        .parse((await client.get('/api/redemptions/waiting?limit=200')).json)
        .map((one) => one.id);
    expect(await waiting(leader)).toContain(id);
    expect(await waiting(manager)).not.toContain(id);
    expect((await manager.patch(`/api/redemptions/${id}`, { status: 'approved' })).status).toBe(404);
    expect((await leader.patch(`/api/redemptions/${id}`, { status: 'approved' })).status).toBe(200);
    expect((await move(product.cast.manager.id)).status).toBe(200);
  });

  test('is approved by an administrator, and the points are spent', async () => {
    const before = await own();
    const { id } = commandAnswer.parse((await redeem(await offer(1))).json);
    // They see it before they decide.
    await uptodate();
    const waiting = z.array(redemptionView).parse((await admin.get('/api/redemptions/waiting')).json);
    expect(waiting.map((one) => one.id)).toContain(id);
    expect((await admin.patch(`/api/redemptions/${id}`, { status: 'approved' })).status).toBe(200);
    expect((await own()).totalPoints).toBe(before.totalPoints - 1);
    const mine = z.array(redemptionView).parse((await employee.get('/api/redemptions/mine')).json);
    expect(mine.find((one) => one.id === id)).toMatchObject({
      status: 'approved',
      decidedBy: product.cast.admin.id,
    });
  });

  test('of a higher tier, withdrawn or unknown is not to be had', async () => {
    const tiers = z.array(rewardTierRow).parse((await admin.get('/api/reward-tiers')).json);
    const highest = tiers.at(-1);
    const forPlatinum = await offer(1, highest?.id ?? null);
    const withdrawn = await offer(1);
    expect((await admin.post(`/api/rewards/${withdrawn}/withdraw`, {})).status).toBe(200);
    const before = await product.written();
    for (const id of [forPlatinum, withdrawn, product.cast.employee.id])
      expect((await redeem(id)).status).toBe(422);
    expect(await product.written()).toBe(before);
  });
});

test('an achieved milestone credits everybody who takes part, once each', async () => {
  const words = {
    title: 'Ten thousand calls',
    description: 'Ten thousand calls answered.',
    milestoneType: 'customer',
    targetDate: '2030-01-31',
    celebrationPlan: 'Cake.',
    pointsReward: 7,
  };
  expect((await manager.post('/api/organizational-milestones', words)).status).toBe(403);
  const { id } = commandAnswer.parse((await admin.post('/api/organizational-milestones', words)).json);
  const path = `/api/organizational-milestones/${id}`;
  expect((await admin.post(`${path}/start`, {})).status).toBe(200);
  const achievedDate = new Date().toISOString().slice(0, 10);
  expect((await admin.post(`${path}/achieve`, { achievedDate: '2999-01-01' })).status).toBe(422);
  expect((await admin.post(`${path}/achieve`, { achievedDate })).status).toBe(200);
  await uptodate();
  await Promise.all([sweep(), sweep()]);
  const row = async () => {
    await uptodate();
    const all = z
      .array(organizationalMilestoneRow)
      .parse((await employee.get('/api/organizational-milestones')).json);
    return all.find((one) => one.id === id);
  };
  await expect
    .poll(async () => (await row())?.rewardsCreditedAt, { timeout: 30_000 })
    .toEqual(expect.any(String));
  expect(await row()).toMatchObject({ status: 'achieved', achievedDate });
  for (const role of ['employee', 'manager', 'leader', 'admin'] as const)
    expect(await creditsFor(product.cast[role].id, id)).toBe(1);
  expect(await creditsFor(product.cast.auditor.id, id)).toBe(0);
  expect((await admin.post(`${path}/cancel`, { reason: 'Too late' })).status).toBe(409);
});

test('a milestone for some credits them alone; strangers are refused', async () => {
  const words = {
    title: 'The new office',
    description: 'Moved without a day lost.',
    milestoneType: 'company',
    targetDate: '2030-01-31',
    pointsReward: 3,
    eligibleEmployees: [product.cast.employee.id, product.cast.manager.id],
  };
  const before = await product.written();
  const stranger = { ...words, eligibleEmployees: ['018f0000-0000-7000-8000-000000000001'] };
  expect((await admin.post('/api/organizational-milestones', stranger)).status).toBe(422);
  expect(await product.written()).toBe(before);
  const { id } = commandAnswer.parse((await admin.post('/api/organizational-milestones', words)).json);
  const path = `/api/organizational-milestones/${id}`;
  expect((await admin.patch(path, stranger)).status).toBe(422);
  await uptodate();
  const listed = z
    .array(organizationalMilestoneView)
    .parse((await employee.get('/api/organizational-milestones')).json)
    .find((one) => one.id === id);
  expect(listed?.eligible.map((one) => one.id).sort()).toEqual([...words.eligibleEmployees].sort());
  expect(listed?.eligible.every(({ name }) => name.includes(' '))).toBe(true);
  const achievedDate = new Date().toISOString().slice(0, 10);
  expect((await admin.post(`${path}/achieve`, { achievedDate })).status).toBe(200);
  await uptodate();
  await sweep();
  await expect.poll(() => creditsFor(product.cast.manager.id, id), { timeout: 20_000 }).toBe(1);
  expect(await creditsFor(product.cast.employee.id, id)).toBe(1);
  for (const role of ['leader', 'admin'] as const)
    expect(await creditsFor(product.cast[role].id, id)).toBe(0);
});
