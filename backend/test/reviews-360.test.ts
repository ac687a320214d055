import { historyEntry } from '@annals/contracts/kernel/history';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { COMPETENCIES } from '@annals/contracts/features/reviews-360/constants';
import {
  ownFeedback360,
  pendingFeedback360,
  review360Analytics,
  review360Detail,
  review360ResultsView,
  review360View,
} from '@annals/contracts/features/reviews-360/views';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { review360 } from '../src/features/reviews-360/decider';
import type { Review360Command } from '../src/features/reviews-360/review-360';
import { dueDateReminderJobs } from '../src/platform/jobs/due-date-reminders';
import { review360Reminders } from '../src/features/reviews-360/reminders';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;

let product: Product;
let manager: Client;
let employee: Client;
let leader: Client;
let admin: Client;
/** Colleagues of the demo's employee: three beside them, and one of another team. */
let peers: PersonId[];
beforeAll(async () => {
  product = await startProduct();
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

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** A period of its own for each review a test starts. */
let year = 2040;
const request = (more: object = {}) => ({
  revieweeId: product.cast.employee.id,
  reviewPeriod: `Q1-${String((year += 1))}`,
  dueDate: inDays(30),
  status: 'draft',
  reviewerIds: peers.slice(0, 3),
  ...more,
});
async function start(more: object = {}, client = employee): Promise<string> {
  const answer = await client.post('/api/reviews-360', request(more));
  expect(answer.status).toBe(201);
  return commandAnswer.parse(answer.json).id;
}
async function approved(more: object = {}): Promise<string> {
  const id = await start(more);
  expect((await manager.post(`/api/reviews-360/${id}/approve`, {})).status).toBe(200);
  return id;
}
const feedback = (score: number, words: string) => ({
  ...Object.fromEntries(COMPETENCIES.map((name) => [`${name}Score`, score])),
  teamworkComments: words,
  strengthsHighlight: `${words} Always.`,
});
/** Somebody without an account of the demo does something, by the same rules. */
let count = 0;
const by = (id: PersonId, reviewId: string, command: Review360Command) =>
  product.annals.services.dispatch(review360, reviewId, command, {
    actor: { id, role: 'employee' },
    commandId: `as-a-peer-${String((count += 1))}`,
  });
const answerAs = (id: PersonId, reviewId: string, score: number, words: string) =>
  by(id, reviewId, { type: 'SubmitFeedback', ...feedback(score, words) } as Review360Command);

/** What a client sees once everything that happened so far is shown. */
async function seen(client: Client, path: string) {
  client.position = String(await product.head());
  return client.get(path);
}
const detail = async (client: Client, id: string) =>
  review360Detail.parse((await seen(client, `/api/reviews-360/${id}`)).json);
const listed = async (client: Client, query = '') =>
  z.array(review360View).parse((await seen(client, `/api/reviews-360?limit=200${query}`)).json);
const pending = async (client: Client) =>
  z.array(pendingFeedback360).parse((await seen(client, '/api/reviews-360/pending-feedback')).json);
const history = async (client: Client, id: string) =>
  z.array(historyEntry).parse((await seen(client, `/api/reviews-360/${id}/history`)).json);
const analytics = async (client: Client) =>
  review360Analytics.parse((await seen(client, '/api/reviews-360/analytics')).json);

describe('a review from its start to its results', () => {
  test('is nominated by the reviewee, approved by the manager, answered by all, released, and read', async () => {
    const id = await start();
    const at = `/api/reviews-360/${id}`;
    expect(await detail(employee, id)).toMatchObject({
      status: 'draft',
      progress: 0,
      awaitsReader: false,
      peers: peers.slice(0, 3).map(() => ({ name: expect.any(String) as string })),
      directReports: [],
      allowed: { approve: false, changeReviewers: true, release: false, cancel: true },
    });
    expect((await employee.get(`${at}/feedback`)).json).toMatchObject({
      type: 'urn:annals:problem:reviews-360.not-yet-approved',
      detail: 'The reviewers have to be approved first.',
    });
    expect((await employee.get(`${at}/results`)).json).toMatchObject({
      detail: 'These results do not exist, or are not yours to see.',
    });
    expect((await employee.post(`${at}/approve`, {})).status).toBe(403);
    expect(await detail(manager, id)).toMatchObject({ allowed: { approve: true, changeReviewers: true } });
    expect((await manager.post(`${at}/approve`, {})).status).toBe(200);
    expect((await pending(employee)).find(({ reviewId }) => reviewId === id)).toMatchObject({
      reviewerType: 'self',
    });
    expect((await pending(manager)).find(({ reviewId }) => reviewId === id)).toMatchObject({
      reviewerType: 'manager',
      revieweeName: `${product.cast.employee.firstName} ${product.cast.employee.lastName}`,
    });
    expect((await listed(employee, '&state=active')).find((review) => review.id === id)).toMatchObject({
      awaitsReader: true,
    });

    expect((await employee.post(`${at}/feedback`, feedback(5, 'I try.'))).status).toBe(200);
    expect((await manager.post(`${at}/feedback`, feedback(4, 'She does.'))).status).toBe(200);
    expect(await detail(employee, id)).toMatchObject({
      selfReviewCompleted: true,
      managerReviewCompleted: true,
      progress: 50,
      overallScore: null,
      resultsShared: false,
    });
    expect((await manager.post(`${at}/release`, {})).status).toBe(409);
    for (const [index, peer] of peers.slice(0, 3).entries())
      await answerAs(peer, id, index + 1, `Words of number ${String(index)}.`);
    expect(await detail(manager, id)).toMatchObject({
      progress: 75,
      peerReviewsCompleted: 3,
      allowed: { release: true },
    });
    for (const client of [employee, manager, admin])
      expect((await seen(client, `${at}/results`)).status).toBe(404);

    expect((await manager.post(`${at}/release`, {})).status).toBe(200);
    const results = review360ResultsView.parse((await seen(employee, `${at}/results`)).json);
    expect(results).toMatchObject({ overallScore: 3, withheld: [] });
    expect(results.groups.map(({ reviewerType, average }) => [reviewerType, average])).toEqual([
      ['self', 5],
      ['manager', 4],
      ['peer', 2],
    ]);
    expect([...(results.groups[2]?.comments.teamwork ?? [])].sort()).toEqual([
      'Words of number 0.',
      'Words of number 1.',
      'Words of number 2.',
    ]);
    expect((await listed(employee, '&state=completed')).find((review) => review.id === id)).toMatchObject({
      overallScore: 3,
      resultsShared: true,
    });
    expect((await employee.post(`${at}/feedback`, feedback(1, 'Too late.'))).status).toBe(409);
    expect((await pending(employee)).some(({ reviewId }) => reviewId === id)).toBe(false);
  });

  test('gives everybody their own answer back, and nobody else’s', async () => {
    const id = await approved();
    const at = `/api/reviews-360/${id}/feedback`;
    await employee.post(at, feedback(3, 'My own words.'));
    const own = ownFeedback360.parse((await seen(employee, at)).json);
    expect(own).toMatchObject({
      reviewerType: 'self',
      isCompleted: true,
      teamworkScore: 3,
      teamworkComments: 'My own words.',
      leadershipComments: null,
    });
    const theirs = ownFeedback360.parse((await seen(manager, at)).json);
    expect(theirs).toMatchObject({ reviewerType: 'manager', isCompleted: false, teamworkScore: null });
    expect((await seen(leader, at)).status).toBe(404);
  });

  test('moves its due date and is cancelled, with reasons in the history', async () => {
    const id = await approved();
    const at = `/api/reviews-360/${id}`;
    await manager.patch(at, { dueDate: inDays(40), reason: 'Year-end closing' });
    await manager.patch(at, { status: 'cancelled', reason: 'Moves to another team' });
    expect(await detail(employee, id)).toMatchObject({ status: 'cancelled', dueDate: inDays(40) });
    const entries = await history(employee, id);
    expect(entries.map(({ type, reason }) => [type, reason])).toEqual([
      ['Review360Cancelled', 'Moves to another team'],
      ['Review360DueDateMoved', 'Year-end closing'],
      ['Review360Activated', null],
      ['Review360Started', null],
    ]);
    expect((await pending(employee)).some(({ reviewId }) => reviewId === id)).toBe(false);
  });
});

describe('what peers answer', () => {
  const SECRET = 'Words that would give me away.';
  const everyPath = (id: string) => [
    '/api/reviews-360?limit=200',
    '/api/reviews-360/mine',
    '/api/reviews-360/pending-feedback',
    '/api/reviews-360/analytics',
    `/api/reviews-360/${id}`,
    `/api/reviews-360/${id}/history`,
    `/api/reviews-360/${id}/feedback`,
    `/api/reviews-360/${id}/results`,
    '/api/notifications',
  ];

  test('leaves the server for nobody when fewer than three answer, before and after the release', async () => {
    const id = await approved();
    const [one, other, third] = peers;
    if (!one || !other || !third) throw new Error('The demo has too few colleagues');
    await answerAs(one, id, 1, SECRET);
    await answerAs(other, id, 2, SECRET);
    await by(third, id, { type: 'DeclineFeedback', reason: SECRET });
    await employee.post(`/api/reviews-360/${id}/feedback`, feedback(4, 'Mine.'));
    await manager.post(`/api/reviews-360/${id}/feedback`, feedback(5, 'The manager’s.'));
    const look = async () => {
      for (const client of [employee, manager, admin, leader])
        for (const path of everyPath(id)) expect((await seen(client, path)).text).not.toContain(SECRET);
    };
    await look();
    expect((await manager.post(`/api/reviews-360/${id}/release`, {})).status).toBe(200);
    await look();
    const results = review360ResultsView.parse((await seen(employee, `/api/reviews-360/${id}/results`)).json);
    expect(results.groups.map(({ reviewerType }) => reviewerType)).toEqual(['self', 'manager']);
    expect(results).toMatchObject({ withheld: ['peer'], overallScore: 5 });
    // Nor is it told who answered, or when.
    for (const client of [employee, manager]) {
      expect((await history(client, id)).map(({ type }) => type)).toEqual([
        'Review360Completed',
        'FeedbackSubmitted',
        'FeedbackSubmitted',
        'Review360Activated',
        'Review360Started',
      ]);
      const { text } = await seen(client, `/api/reviews-360/${id}/results`);
      for (const peer of [one, other, third]) expect(text).not.toContain(peer);
    }
  });

  test('moves no date and no number that the reviewee sees', async () => {
    const id = await approved();
    const before = await detail(employee, id);
    const [one] = peers;
    if (!one) throw new Error('The demo has too few colleagues');
    await answerAs(one, id, 4, 'Fine.');
    expect(await detail(employee, id)).toEqual(before);
    expect(before).toMatchObject({ peerReviewsCompleted: null, directReportReviewsCompleted: null });
    expect((await detail(manager, id)).peerReviewsCompleted).toBe(1);
  });

  test('is not read by someone who is one of them, whatever else they are', async () => {
    const id = await approved({ reviewerIds: [...peers.slice(0, 3), product.cast.admin.id] });
    for (const peer of peers.slice(0, 3)) await answerAs(peer, id, 3, 'Fine.');
    expect((await admin.post(`/api/reviews-360/${id}/feedback`, feedback(5, 'Fine.'))).status).toBe(200);
    await employee.post(`/api/reviews-360/${id}/feedback`, feedback(4, 'Mine.'));
    await manager.post(`/api/reviews-360/${id}/feedback`, feedback(5, 'Good.'));
    await manager.post(`/api/reviews-360/${id}/release`, {});
    expect((await seen(manager, `/api/reviews-360/${id}/results`)).status).toBe(200);
    expect((await seen(admin, `/api/reviews-360/${id}/results`)).status).toBe(404);
    expect(await detail(admin, id)).toMatchObject({ overallScore: null, resultsShared: false });
  });
});

describe('what is refused', () => {
  test('a review of somebody else, whether there is one or not', async () => {
    const [peer] = peers;
    for (const revieweeId of [peer, product.cast.leader.id])
      expect((await employee.post('/api/reviews-360', request({ revieweeId }))).status).toBe(403);
    const id = await start();
    for (const path of ['', '/history', '/feedback', '/results'])
      expect((await seen(leader, `/api/reviews-360/${id}${path}`)).status).toBe(404);
    for (const action of ['approve', 'release', 'decline'])
      expect((await leader.post(`/api/reviews-360/${id}/${action}`, {})).status).toBe(404);
    expect((await leader.patch(`/api/reviews-360/${id}`, { dueDate: inDays(5) })).status).toBe(404);
  });

  test('a second one for the same period, and what is not filled in', async () => {
    const same = request();
    expect((await employee.post('/api/reviews-360', same)).status).toBe(201);
    expect((await manager.post('/api/reviews-360', same)).status).toBe(409);
    for (const wrong of [
      { reviewPeriod: 'soon' },
      { dueDate: '' },
      { revieweeId: '' },
      { status: 'completed' },
    ])
      expect((await employee.post('/api/reviews-360', request(wrong))).status).toBe(422);
    expect((await employee.post('/api/reviews-360', request({ dueDate: inDays(-1) }))).status).toBe(422);
    const nobody = ['018f0000-0000-7000-8000-0000000000ff'];
    expect((await employee.post('/api/reviews-360', request({ reviewerIds: nobody }))).status).toBe(422);
  });
});

test('who beside the reviewee reports to them is asked as a report, everyone else as a peer', async () => {
  const id = await start(
    { revieweeId: product.cast.manager.id, reviewerIds: [product.cast.employee.id, product.cast.admin.id] },
    manager,
  );
  expect(await detail(manager, id)).toMatchObject({
    peers: [{ id: product.cast.admin.id }],
    directReports: [{ id: product.cast.employee.id }],
  });
});

test('the analytics count what the reader may read, and no more', async () => {
  const own = await listed(employee, '&state=completed');
  const figures = await analytics(employee);
  expect(own.length).toBeGreaterThan(0);
  expect(figures.onTimeCompletion).toBe(
    Math.round(
      (100 * own.filter(({ completedAt, dueDate }) => (completedAt ?? '').slice(0, 10) <= dueDate).length) /
        own.length,
    ),
  );
  expect(figures.averageScore).toBeGreaterThanOrEqual(1);
  expect(figures.participation).toBeGreaterThan(0);
});

test('those who are waited for are reminded once, and told where', async () => {
  const id = await approved({ dueDate: inDays(1) });
  const { services } = product.annals;
  const sweep = dueDateReminderJobs(review360Reminders, services)['sweep-360-review-reminders'];
  const remindedOf = async () => {
    const events = await services.log.readStream(`review360-${id}`);
    return events.filter(({ type }) => type === 'Review360ReminderSent').length;
  };
  product.setClock(new Date(Date.parse(inDays(2)) + 12 * 3_600_000));
  try {
    await seen(employee, `/api/reviews-360/${id}`);
    await sweep?.({});
    await sweep?.({});
    expect(await remindedOf()).toBe(1);
  } finally {
    product.setClock(new Date());
  }
  const notices = await seen(employee, '/api/notifications');
  expect(notices.text).toContain(`/reviews-360/${id}/feedback`);
});

test('whoever leaves is asked no more, and nobody waits for them to release the results', async () => {
  const [leaving, ...others] = peers as [PersonId, ...PersonId[]];
  const id = await approved();
  await employee.post(`/api/reviews-360/${id}/feedback`, feedback(4, 'Mine.'));
  await manager.post(`/api/reviews-360/${id}/feedback`, feedback(4, 'Theirs.'));
  for (const peer of others.slice(0, 2)) await answerAs(peer, id, 4, 'Good.');
  expect((await manager.post(`/api/reviews-360/${id}/release`, {})).status).toBe(409);
  const lastDay = new Date().toISOString().slice(0, 10);
  expect((await admin.post(`/api/people/${leaving}/departure`, { lastDay })).status).toBe(200);
  const declined = async () =>
    (await product.annals.services.log.readStream(`review360-${id}`)).filter(
      ({ type }) => type === 'FeedbackDeclined',
    );
  await vi.waitFor(async () => expect(await declined()).toHaveLength(1), { timeout: 30_000, interval: 100 });
  const [event] = await declined();
  expect(event?.data).toMatchObject({ reviewerId: leaving, reason: 'Left the organization' });
  expect(event?.metadata.actorId).toBe('system:organisation');
  expect((await manager.post(`/api/reviews-360/${id}/release`, {})).status).toBe(200);
  // Who it was is told to nobody.
  expect(JSON.stringify(await history(employee, id))).not.toContain('declined');
});
