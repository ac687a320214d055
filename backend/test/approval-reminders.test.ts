import type { PersonId } from '@annals/contracts/kernel/ids';
import { WAITING_REMINDER_DAYS } from '@annals/contracts/kernel/waiting';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { automaticAct } from '@annals/contracts/features/operations/automatic-acts';
import { recognitionCategoryRow } from '@annals/contracts/features/recognition/views';
import { ownPoints } from '@annals/contracts/features/rewards/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { RunningAnnals } from '../src/annals';
import { approvalReminderJobs } from '../src/features/approvals/reminders';
import { eventsOf, loseQueue, sweepAtOnce } from './exactly-once';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;

let product: Product;
let other: RunningAnnals;
let manager: Client;
let employee: Client;
let leader: Client;
let admin: Client;
let peers: PersonId[];
beforeAll(async () => {
  product = await startProduct();
  other = await product.again(['jobs', 'projections']);
  manager = await product.as('manager');
  employee = await product.as('employee');
  leader = await product.as('leader');
  admin = await product.as('admin');
  const team = z
    .array(z.object({ id: z.uuid().brand<'PersonId'>() }))
    .parse((await manager.get('/api/team/members')).json);
  peers = team.map(({ id }) => id).filter((id) => id !== product.cast.employee.id);
});
afterAll(() => product.stop());

const sweep = () => sweepAtOnce(product, other, approvalReminderJobs, 'sweep-approval-reminders');
/** Waits until the read models show everything that is in the log. */
async function caughtUp(client: Client): Promise<void> {
  client.position = String(await product.head());
  await client.get('/api/notifications');
  await client.get('/api/recognitions');
  await client.get('/api/redemptions/mine');
  await client.get('/api/reviews-360');
}
const idOf = (answer: { json: unknown; status: number }) => {
  expect(answer.status).toBe(201);
  return commandAnswer.parse(answer.json).id;
};
async function nominated(recipientId: string): Promise<string> {
  const [category] = z
    .array(recognitionCategoryRow)
    .parse((await leader.get('/api/recognition-categories')).json);
  const words = { title: 'Saved the release', description: 'Found the mistake the evening before.' };
  return idOf(await leader.post('/api/recognitions', { recipientId, categoryId: category?.id, ...words }));
}
async function asked(): Promise<string> {
  const reward = { name: 'A book', description: 'Of your choice.', points: 1, minimumTierId: null };
  const rewardId = idOf(await admin.post('/api/rewards', reward));
  employee.position = admin.position;
  const points = ownPoints.parse((await employee.get('/api/employee-points/mine')).json);
  expect(points.totalPoints).toBeGreaterThan(0);
  return idOf(await employee.post('/api/redemptions', { rewardId }));
}
const started = async () =>
  idOf(
    await employee.post('/api/reviews-360', {
      revieweeId: product.cast.employee.id,
      reviewPeriod: 'Q1-2041',
      dueDate: new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10),
      status: 'draft',
      reviewerIds: peers.slice(0, 3),
    }),
  );
async function remindersOf(waiting: { recognition: string; redemption: string; review: string }) {
  const redemptions = await eventsOf(
    product,
    `pointsAccount-${product.cast.employee.id}`,
    'RedemptionReminderSent',
  );
  return {
    recognition: await eventsOf(product, `recognition-${waiting.recognition}`, 'RecognitionReminderSent'),
    redemption: redemptions.filter(
      ({ data }) => (data as { redemptionId: string }).redemptionId === waiting.redemption,
    ),
    review: await eventsOf(product, `review360-${waiting.review}`, 'Review360ApprovalReminderSent'),
  };
}

test('what waits for an approval is reminded of once, by two processes and with a lost queue; never what was decided, or is of somebody who left', async () => {
  const [leaver = product.cast.employee.id] = peers;
  const waiting = {
    recognition: await nominated(product.cast.employee.id),
    redemption: await asked(),
    review: await started(),
  };
  const decided = await nominated(product.cast.employee.id);
  const ofLeaver = await nominated(leaver);
  expect((await manager.patch(`/api/recognitions/${decided}`, { status: 'approved' })).status).toBe(200);
  const left = await admin.post(`/api/people/${leaver}/departure`, {
    lastDay: new Date().toISOString().slice(0, 10),
  });
  expect(left.status).toBe(200);
  await caughtUp(manager);
  await sweep();
  const early = await remindersOf(waiting);
  expect([early.recognition, early.redemption, early.review]).toEqual([[], [], []]);

  await loseQueue(product);
  product.setClock(new Date(Date.now() + (WAITING_REMINDER_DAYS + 0.5) * DAY_MS));
  await sweep();
  await caughtUp(manager);
  await sweep();
  const late = await remindersOf(waiting);
  expect([late.recognition, late.redemption, late.review].map(({ length }) => length)).toEqual([1, 1, 1]);
  for (const id of [decided, ofLeaver])
    expect(await eventsOf(product, `recognition-${id}`, 'RecognitionReminderSent')).toEqual([]);
  product.setClock(new Date());

  await caughtUp(manager);
  const told = z.array(notificationView).parse((await manager.get('/api/notifications?limit=50')).json);
  for (const kind of ['recognition_waiting', 'redemption_waiting', 'review_360_approval_waiting'])
    expect(told.filter((one) => one.kind === kind && one.aboutId === product.cast.employee.id)).not.toEqual(
      [],
    );
});

test('what a job does says in the log what caused it, and which try it was', async () => {
  const id = await nominated(product.cast.employee.id);
  expect((await manager.patch(`/api/recognitions/${id}`, { status: 'approved' })).status).toBe(200);
  const [approved] = await eventsOf(product, `recognition-${id}`, 'RecognitionApproved');
  const credited = async () =>
    (await eventsOf(product, `pointsAccount-${product.cast.employee.id}`, 'PointsCredited')).filter(
      ({ data }) => (data as { referenceId: string }).referenceId === id,
    );
  await expect.poll(async () => (await credited()).length, { timeout: 20_000 }).toBe(1);
  expect((await credited())[0]?.metadata).toMatchObject({
    policy: 'points',
    causationId: approved?.id,
    job: 'credit-recognition',
    attempt: expect.stringMatching(/^[1-9]$/) as string,
  });
  // What a person did has no such cause.
  expect(approved?.metadata.job).toBeUndefined();

  // Operations see it with its cause, for whom it was, and a page at a time.
  admin.position = String(await product.head());
  const { firstName, lastName } = product.cast.employee;
  const list = (query: string) => admin.get(`/api/operations/automatic-acts?${query}`);
  const name = encodeURIComponent(`${firstName} ${lastName}`);
  const acts = z.array(automaticAct).parse((await list(`kind=points&person=${name}`)).json);
  expect(
    acts.find(({ type, cause }) => type === 'PointsCredited' && cause?.id === approved?.id),
  ).toMatchObject({
    kind: 'points',
    type: 'PointsCredited',
    personId: product.cast.employee.id,
    personName: `${firstName} ${lastName}`,
    policy: 'points',
    cause: { type: 'RecognitionApproved' },
    job: 'credit-recognition',
  });
  expect(acts.every(({ personId }) => personId === product.cast.employee.id)).toBe(true);
  const first = await list('kind=reminder&limit=1');
  const [newest] = z.array(automaticAct).parse(first.json);
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
  const [second] = z.array(automaticAct).parse((await admin.get(next)).json);
  expect(second?.id).not.toBe(newest?.id);
  expect(newest?.kind).toBe('reminder');
  expect((await manager.get('/api/operations/automatic-acts')).status).toBe(403);
});
