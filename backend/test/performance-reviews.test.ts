import { randomUUID } from 'node:crypto';
import { historyEntry } from '@annals/contracts/kernel/history';
import { commandAnswer } from '@annals/contracts/kernel/route';
import {
  performanceReviewDetail,
  listedPerformanceReview,
} from '@annals/contracts/features/performance-reviews/views';
import { teamMember } from '@annals/contracts/features/people/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { overdueReviews } from '@annals/projections/features/insights/inputs/reviews';
import { dueDateReminderJobs } from '../src/platform/jobs/due-date-reminders';
import { reviewReminders } from '../src/features/performance-reviews/reminders';
import { startProduct, type Client, type Product } from './product';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let product: Product;
let manager: Client;
let employee: Client;
let leader: Client;
let admin: Client;
beforeAll(async () => {
  product = await startProduct();
  manager = await product.as('manager');
  employee = await product.as('employee');
  leader = await product.as('leader');
  admin = await product.as('admin');
});
afterAll(() => product.stop());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** A period of its own for each review a test opens. */
let year = 2040;
const request = (more: object = {}) => ({
  employeeId: product.cast.employee.id,
  reviewType: 'quarterly',
  reviewPeriod: `Q1-${String((year += 1))}`,
  dueDate: inDays(20),
  goals: ['Lead the migration', ' '],
  ...more,
});
const SELF = { employeeSelfAssessment: 'It went well.', achievements: ['Live a week early'] };
const VERDICT = {
  overallRating: 4.25,
  managerFeedback: 'Calm and clear.',
  areasForImprovement: ['Delegate'],
};

async function open(more: object = {}, client = manager): Promise<string> {
  const answer = await client.post('/api/performance-reviews', request(more));
  expect(answer.status).toBe(201);
  return commandAnswer.parse(answer.json).id;
}

/** What a client sees once everything that happened so far is shown. */
async function seen(client: Client, path: string) {
  client.position = String(await product.head());
  return client.get(path);
}
const detail = async (client: Client, id: string) =>
  performanceReviewDetail.parse((await seen(client, `/api/performance-reviews/${id}`)).json);
const listed = async (client: Client, query = '') =>
  z
    .array(listedPerformanceReview)
    .parse((await seen(client, `/api/performance-reviews?limit=200${query}`)).json);
const history = async (client: Client, id: string) =>
  z.array(historyEntry).parse((await seen(client, `/api/performance-reviews/${id}/history`)).json);

describe('a review from its opening to its end', () => {
  test('is written by both, and shared with the employee only when it is completed', async () => {
    const id = await open();
    const at = `/api/performance-reviews/${id}`;
    expect(await detail(employee, id)).toMatchObject({
      status: 'draft',
      goals: ['Lead the migration'],
      allowed: { selfAssess: true, assess: false, complete: false, reviseGoals: false, change: false },
    });
    expect((await manager.post(`${at}/manager-assessment`, VERDICT)).status).toBe(409);
    expect((await employee.post(`${at}/self-assessment`, SELF)).status).toBe(200);
    expect(await detail(manager, id)).toMatchObject({
      ...SELF,
      status: 'self_assessed',
      allowed: { selfAssess: false, assess: true, complete: false, reviseGoals: false, change: true },
    });
    expect((await manager.post(`${at}/manager-assessment`, VERDICT)).status).toBe(200);
    expect(await detail(manager, id)).toMatchObject({ ...VERDICT, status: 'manager_assessed' });

    // Nothing of what the manager wrote leaves the server for the employee: not in the review, the list or the history.
    for (const path of [at, '/api/performance-reviews?limit=200', `${at}/history`]) {
      const { text } = await seen(employee, path);
      expect(text).not.toContain(VERDICT.managerFeedback);
      // Not `4.25` anywhere: the times in it have seconds such as `:14.257`.
      expect(text).not.toMatch(/(?<!\d)4\.25/);
      expect(text).not.toContain('Delegate');
    }
    expect(await detail(employee, id)).toMatchObject({
      status: 'manager_assessed',
      overallRating: null,
      managerFeedback: null,
      areasForImprovement: [],
      allowed: { selfAssess: false },
    });

    expect((await manager.post(`${at}/complete`, {})).status).toBe(200);
    expect(await detail(employee, id)).toMatchObject({ ...VERDICT, status: 'completed' });
    expect((await history(employee, id)).map(({ type }) => type)).toEqual([
      'PerformanceReviewCompleted',
      'ManagerAssessmentSubmitted',
      'SelfAssessmentSubmitted',
      'PerformanceReviewOpened',
    ]);
    expect((await seen(employee, `${at}/history`)).text).toContain(VERDICT.managerFeedback);
    const row = (await listed(manager)).find((review) => review.id === id);
    expect(row?.overallRating).toBe(4.25);
    expect(row?.completedAt).not.toBeNull();
  });

  test('moves its due date, revises its goals and is cancelled, with reasons in the history', async () => {
    const id = await open();
    const at = `/api/performance-reviews/${id}`;
    await manager.patch(at, {
      dueDate: `${inDays(40)}T00:00:00.000Z`,
      goals: ['Hire two'],
      reason: 'Parental leave',
    });
    await manager.patch(at, { status: 'cancelled', reason: 'Moved to another team' });
    expect(await detail(employee, id)).toMatchObject({
      status: 'cancelled',
      dueDate: inDays(40),
      goals: ['Hire two'],
      cancellationReason: 'Moved to another team',
    });
    expect((await history(manager, id)).map(({ reason }) => reason)).toEqual([
      'Moved to another team',
      'Parental leave',
      null,
      null,
    ]);
  });
});

describe('one open review for an employee, kind and period', () => {
  test('the second is refused, also of two at the same moment, until the first has ended', async () => {
    const body = request();
    const answers = await Promise.all(
      [manager, admin, manager, admin].map((client) => client.post('/api/performance-reviews', body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const first = commandAnswer.parse(answers.find(({ status }) => status === 201)?.json).id;
    await manager.patch(`/api/performance-reviews/${first}`, { status: 'cancelled' });
    const again = await manager.post('/api/performance-reviews', body);
    expect(again.status).toBe(201);
    expect(commandAnswer.parse(again.json).id).not.toBe(first);
    expect((await manager.post('/api/performance-reviews', body)).status).toBe(409);
    expect(
      (await manager.post('/api/performance-reviews', { ...body, reviewType: 'probation' })).status,
    ).toBe(201);
  });

  test('a repeated request answers as the first time, also after the review has ended', async () => {
    const body = request();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await manager.post('/api/performance-reviews', body, key);
    const { id } = commandAnswer.parse(first.json);
    await manager.patch(`/api/performance-reviews/${id}`, { status: 'cancelled' });
    const head = await product.written();
    const second = await manager.post('/api/performance-reviews', body, key);
    expect([second.status, commandAnswer.parse(second.json).id]).toEqual([201, id]);
    expect(await product.written()).toBe(head);
  });
});

describe('who sees and does what', () => {
  test('managers their reports’, leaders their subtree’s, admins all, employees their own', async () => {
    const id = await open();
    for (const client of [manager, leader, admin, employee])
      expect((await listed(client)).map((row) => row.id)).toContain(id);
    for (const row of await listed(employee)) expect(row.employeeId).toBe(product.cast.employee.id);
    const team = z.array(teamMember).parse((await manager.get('/api/team/members')).json);
    const own = new Set<string>([...team.map((person) => person.id), product.cast.manager.id]);
    for (const row of await listed(manager)) expect(own.has(row.employeeId)).toBe(true);
    expect((await listed(manager, '&whose=team')).map((row) => row.employeeId)).not.toContain(
      product.cast.manager.id,
    );
    for (const row of await listed(manager, '&whose=mine'))
      expect(row.employeeId).toBe(product.cast.manager.id);
  });

  test('somebody else’s review does not exist, and nothing is written', async () => {
    const colleague = z
      .array(teamMember)
      .parse((await manager.get('/api/team/members')).json)
      .find((person) => person.id !== product.cast.employee.id);
    const id = await open({ employeeId: colleague?.id });
    const head = await product.written();
    for (const path of [`/api/performance-reviews/${id}`, `/api/performance-reviews/${id}/history`])
      expect((await seen(employee, path)).status).toBe(404);
    expect((await employee.post(`/api/performance-reviews/${id}/self-assessment`, SELF)).status).toBe(404);
    expect((await leader.post(`/api/performance-reviews/${id}/manager-assessment`, VERDICT)).status).toBe(
      404,
    );
    expect((await leader.post(`/api/performance-reviews/${id}/complete`, {})).status).toBe(404);
    expect((await admin.post(`/api/performance-reviews/${id}/complete`, {})).status).toBe(403);
    expect((await manager.post(`/api/performance-reviews/${id}/self-assessment`, SELF)).status).toBe(403);
    expect((await employee.patch(`/api/performance-reviews/${id}`, { status: 'cancelled' })).status).toBe(
      403,
    );
    expect((await manager.get(`/api/performance-reviews/${randomUUID()}`)).status).toBe(404);
    expect(await product.written()).toBe(head);
  });

  test('an admin opens for anyone, and the employee’s manager holds it', async () => {
    const id = await open({}, admin);
    expect(await detail(manager, id)).toMatchObject({
      managerId: product.cast.manager.id,
      allowed: { change: true },
    });
    expect((await leader.post('/api/performance-reviews', request())).status).toBe(403);
  });
});

describe('the list', () => {
  test('gives what is open, the next due first, then what is over, the latest first, and pages through everything once', async () => {
    for (const days of [40, 20, 30])
      await manager.patch(`/api/performance-reviews/${await open({ dueDate: inDays(days) })}`, {
        status: 'cancelled',
      });
    const upcoming = await listed(manager, '&open=true');
    expect(upcoming.every(({ status }) => !['completed', 'cancelled'].includes(status))).toBe(true);
    const due = upcoming.map(({ dueDate }) => dueDate);
    expect(due).toEqual([...due].sort());
    const over = await listed(manager, '&open=false');
    const wasDue = over.map(({ dueDate }) => dueDate);
    expect(wasDue.length).toBeGreaterThan(2);
    expect(wasDue).toEqual([...wasDue].sort().reverse());
    const { readModels } = product.annals.services;
    const asked: string[] = [];
    const remember = ({ sql }: { sql: string }) => void asked.push(sql);
    readModels.on('query', remember);
    const whole = await listed(manager);
    readModels.off('query', remember);
    // Both parts in one snapshot: a review that is completed meanwhile is in one of them, and in one alone.
    expect(asked.filter((sql) => sql.includes('"performance_reviews"'))).toHaveLength(1);
    expect(whole.map(({ id }) => id)).toEqual([...upcoming, ...over].map(({ id }) => id));
    for (const [query, all] of [
      ['', whole],
      ['&open=true', upcoming],
    ] as const) {
      const pages: string[] = [];
      let path: string | undefined = `/api/performance-reviews?limit=3${query}`;
      while (path !== undefined) {
        const answer = await manager.get(path);
        pages.push(
          ...z
            .array(listedPerformanceReview)
            .parse(answer.json)
            .map(({ id }) => id),
        );
        path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
      }
      expect(pages).toEqual(all.map(({ id }) => id));
    }
  });
});

test('a due date is kept or missed by the day of the employee, whatever day it is for who reads', async () => {
  const { services } = product.annals;
  const dueDate = inDays(20);
  const id = await open({ dueDate });
  const live = (client: Client, timeZone: string | null) =>
    client.patch('/api/account/profile', { timeZone });
  await live(employee, 'Pacific/Honolulu');
  await live(manager, 'Pacific/Auckland');
  const overdue = async (now: Date) => {
    const { id: managerId } = product.cast.manager;
    const manages = { id: managerId, role: 'manager', managerId: null } as const;
    const found = await overdueReviews(services.readModels, [manages], now, { days: 1 }, 'UTC');
    return found.get(managerId)?.find((review) => review.id === id)?.daysOverdue;
  };

  // Four in the afternoon there; the day is over for the clock of the log, and for the manager.
  const afternoon = new Date(Date.parse(dueDate) + 26 * HOUR_MS);
  product.setClock(afternoon);
  for (const client of [manager, employee]) {
    expect((await listed(client)).find((review) => review.id === id)).toMatchObject({
      dueDate,
      today: dueDate,
    });
    expect(await detail(client, id)).toMatchObject({ dueDate, today: dueDate });
  }
  expect(await overdue(afternoon)).toBeUndefined();
  expect(await overdue(new Date(afternoon.getTime() + 12 * HOUR_MS))).toBe(1);

  product.setClock(new Date());
  for (const client of [manager, employee]) await live(client, null);
});

describe('what is refused', () => {
  test.each([
    ['no employee', { employeeId: '' }, 422, 'Please select an employee', 'employeeId'],
    ['no kind', { reviewType: 'weekly' }, 422, 'Please select the kind of review', 'reviewType'],
    [
      'no period',
      { reviewPeriod: 'soon' },
      422,
      'Please name a period such as Q4-2026, H2-2026 or 2026',
      'reviewPeriod',
    ],
    ['no due date', { dueDate: '' }, 422, 'Please choose a due date', 'dueDate'],
    ['a past due date', { dueDate: '2020-01-01' }, 422, 'Please choose today or a later day.', 'dueDate'],
    [
      'a stranger',
      { employeeId: randomUUID() },
      403,
      'You can open a review only for someone who reports to you.',
      'employeeId',
    ],
  ])('opening with %s', async (_, wrong, status, message, path) => {
    const head = await product.written();
    const answer = await manager.post('/api/performance-reviews', request(wrong));
    expect(answer.json).toMatchObject({ status, detail: message, errors: [{ path }] });
    expect(await product.written()).toBe(head);
  });

  test.each([
    [0.99, 'The rating must be at least 1.00'],
    [5.01, 'The rating cannot exceed 5.00'],
    [3.333, 'The rating has at most two decimals'],
    ['good', 'Please give a rating from 1.00 to 5.00'],
    [true, 'Please give a rating from 1.00 to 5.00'],
    ['', 'Please give a rating from 1.00 to 5.00'],
  ])('a rating of %s', async (overallRating, message) => {
    const answer = await manager.post(`/api/performance-reviews/${randomUUID()}/manager-assessment`, {
      ...VERDICT,
      overallRating,
    });
    expect(answer.json).toMatchObject({ status: 422, detail: message });
  });
});

describe('the reminders', () => {
  const sweep = (services = product.annals.services) =>
    dueDateReminderJobs(reviewReminders, services)['sweep-performance-review-reminders']?.({});
  const sent = async (id: string) =>
    (await product.annals.services.log.readStream(`performanceReview-${id}`))
      .filter(({ type }) => type === 'PerformanceReviewReminderSent')
      .map(({ data }) => data as { occasion: string; recipientIds: string[] });
  const at = (dueDate: string, days: number) =>
    new Date(Date.parse(`${dueDate}T09:00:00.000Z`) + days * DAY_MS);

  test('come a week and a day before the due date and once after it, to those who owe something', async () => {
    const dueDate = inDays(20);
    const id = await open({ dueDate });
    // The queue loses everything it had; a second process sweeps too.
    await product.annals.services.pool.query('TRUNCATE annals_queue.job CASCADE');
    const other = await product.again(['jobs', 'projections']);
    for (const days of [-8, -7, -6, -1, 0, 1, 2, 30]) {
      product.setClock(at(dueDate, days));
      await manager.get('/api/performance-reviews');
      await Promise.all([sweep(), sweep(), sweep(other.services)]);
    }
    const { employee: person, manager: boss } = product.cast;
    expect(await sent(id)).toMatchObject([
      { occasion: 'week_before', recipientIds: [person.id] },
      { occasion: 'day_before', recipientIds: [person.id] },
      { occasion: 'overdue', recipientIds: [person.id, boss.id] },
    ]);
    product.setClock(new Date());
  });

  test('do not come for an occasion that had passed when the date was set', async () => {
    const id = await open({ dueDate: inDays(3) });
    await manager.get('/api/performance-reviews');
    await sweep();
    expect(await sent(id)).toEqual([]);
  });
});
