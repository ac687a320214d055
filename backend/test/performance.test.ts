import { randomUUID } from 'node:crypto';
import { careerMilestoneView } from '@annals/contracts/features/career/views';
import { trendMonth } from '@annals/contracts/features/dashboard/views';
import { historyEntry } from '@annals/contracts/kernel/history';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { teamMember } from '@annals/contracts/features/people/views';
import { timelineAnalytics, timelineView } from '@annals/contracts/features/performance/views';
import type { Role, SignInRole } from '@annals/contracts/kernel/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { UserAuth } from '../src/platform/sessions/user-auth';
import { hashPassword } from '../src/features/accounts/passwords';
import { DEMO_PASSWORD } from '../src/features/accounts/public-password';
import { startProduct, type Client, type Product } from './product';

let product: Product;
const clients = {} as Record<'manager' | 'employee' | 'leader' | 'admin' | 'colleague' | 'elsewhere', Client>;
let employeeId: string;
beforeAll(async () => {
  product = await startProduct();
  employeeId = product.cast.employee.id;
  const signIn = (who: Role, as: SignInRole) => product.signedIn(`${who}@annals.example`, as);
  clients.manager = await signIn('manager', 'manager');
  clients.employee = await signIn('employee', 'employee');
  clients.leader = await signIn('leader', 'manager');
  clients.admin = await signIn('admin', 'admin');
  const team = z.array(teamMember).parse((await clients.manager.get('/api/team/members')).json);
  const everyone = z
    .array(teamMember.pick({ id: true, email: true, role: true }))
    .parse((await clients.admin.get('/api/people?limit=200')).json);
  const ids = new Set<string>(team.map(({ id }) => id));
  const colleague = team.find(({ id }) => id !== employeeId);
  const elsewhere = everyone.find(({ id, role }) => role === 'employee' && !ids.has(id));
  const userAuth = new UserAuth(product.annals.services.pool);
  const hashedPassword = await hashPassword(DEMO_PASSWORD);
  for (const [name, person] of Object.entries({ colleague, elsewhere })) {
    if (!person) throw new Error(`the demo company has no ${name}`);
    await userAuth.open([
      { userId: person.id, email: `${name}@annals.example`, hashedPassword, role: 'employee' },
    ]);
    clients[name as 'colleague' | 'elsewhere'] = await product.signedIn(`${name}@annals.example`, 'employee');
  }
});
afterAll(() => product.stop());

const entry = (more: object = {}) => ({
  type: 'feedback',
  title: `Entry ${randomUUID()}`,
  description: 'Handled the outage calmly.',
  employeeId,
  ...more,
});
async function add(more: object = {}): Promise<string> {
  const answer = await clients.manager.post('/api/performance/timeline', entry(more));
  expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
  return commandAnswer.parse(answer.json).id;
}
async function seen(client: Client, path: string) {
  client.position = String(await product.head());
  return client.get(path);
}
const timeline = async (client: Client, query = `&employeeId=${employeeId}`) =>
  z.array(timelineView).parse((await seen(client, `/api/performance/timeline?limit=200${query}`)).json);
const whoSees = async (id: string) => {
  const seeing: string[] = [];
  for (const [name, client] of Object.entries(clients))
    if ((await timeline(client)).some((row) => row.id === id)) seeing.push(name);
  return seeing.sort();
};

describe('an entry', () => {
  test('has the specified defaults, loses blank tags, and carries every field', async () => {
    const id = await add({
      tags: ['calm', ' ', 'calm', 'on call'],
      category: 'Technical',
      impact: 'high',
      managerId: product.cast.manager.id,
      attachments: ['https://example.org/report'],
    });
    const plain = await add({ type: undefined });
    const rows = await timeline(clients.employee);
    expect(rows.find((row) => row.id === id)).toMatchObject({
      type: 'feedback',
      visibility: 'manager',
      tags: ['calm', 'on call'],
      category: 'Technical',
      impact: 'high',
      attachments: ['https://example.org/report'],
      managerId: product.cast.manager.id,
      isMine: false,
    });
    expect(rows.find((row) => row.id === plain)).toMatchObject({
      type: 'feedback',
      category: null,
      impact: null,
      tags: [],
      linkedGoalId: null,
    });
    expect(rows.map(({ createdAt }) => createdAt)).toEqual(
      rows
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
  });

  test('is seen by those whom its visibility names', async () => {
    expect(await whoSees(await add({ visibility: 'private' }))).toEqual(['manager']);
    expect(await whoSees(await add())).toEqual(['admin', 'employee', 'leader', 'manager']);
    expect(await whoSees(await add({ visibility: 'public' }))).toEqual([
      'admin',
      'colleague',
      'employee',
      'leader',
      'manager',
    ]);
  });

  test('that is public is read by the colleagues in the same team, and by nobody of another', async () => {
    const shared = async (client: Client) =>
      z
        .array(timelineView)
        .parse((await seen(client, '/api/performance/timeline/colleagues?limit=200')).json)
        .map(({ id }) => id);
    const [open, narrow, own] = [
      await add({ visibility: 'public' }),
      await add({ visibility: 'manager' }),
      await add({ visibility: 'private' }),
    ];
    const read = await shared(clients.colleague);
    expect(read).toContain(open);
    for (const id of [narrow, own]) expect(read).not.toContain(id);
    // One's own are in one's own timeline.
    for (const client of [clients.elsewhere, clients.employee])
      expect(await shared(client)).not.toContain(open);
    const withdrawal = await clients.manager.post(`/api/performance/timeline/${open}/withdrawal`, {
      reason: 'Said of the wrong person',
    });
    expect(withdrawal.status).toBe(200);
    expect(await shared(clients.colleague)).not.toContain(open);
    const asked = `/api/performance/timeline?limit=200&employeeId=${employeeId}&withdrawn=included`;
    expect((await seen(clients.employee, asked)).text).toContain(open);
    expect((await seen(clients.colleague, asked)).text).not.toContain(open);
    const history = `/api/performance/timeline/${open}/history`;
    expect((await seen(clients.employee, history)).status).toBe(200);
    expect((await seen(clients.colleague, history)).status).toBe(404);
  });

  test('is corrected and withdrawn by its author with a reason, and the history keeps what it said', async () => {
    const id = await add({ title: 'Three services moved', visibility: 'private' });
    const at = `/api/performance/timeline/${id}`;
    const { title, description } = entry({ title: 'Two services moved' });
    const correction = { title, description, visibility: 'manager' };
    expect((await clients.manager.patch(at, correction)).json).toMatchObject({
      status: 422,
      detail: 'Please say why',
    });
    expect((await clients.leader.patch(at, { ...correction, reason: 'x' })).status).toBe(404);
    expect((await clients.manager.patch(at, { ...correction, reason: 'It was two' })).status).toBe(200);
    // What was said while it was private stays between the author and themself.
    const told = await seen(clients.employee, `${at}/history`);
    expect(told.text).not.toContain('Three services');
    expect(z.array(historyEntry).parse(told.json)).toMatchObject([
      { type: 'TimelineEntryCorrected', reason: 'It was two', changes: [] },
    ]);
    const whole = await seen(clients.manager, `${at}/history`);
    expect(whole.text).toContain('Three services');

    expect((await clients.manager.post(`${at}/withdrawal`, { reason: 'Wrong person' })).status).toBe(200);
    expect((await timeline(clients.employee)).some((row) => row.id === id)).toBe(false);
    const all = await timeline(clients.employee, `&employeeId=${employeeId}&withdrawn=included`);
    expect(all.find((row) => row.id === id)?.withdrawalReason).toBe('Wrong person');
    expect((await clients.manager.patch(at, { ...correction, title: 'x', reason: 'y' })).status).toBe(409);
  });

  test('a private one has no history for anyone but its author', async () => {
    const id = await add({ visibility: 'private' });
    for (const [name, client] of Object.entries(clients))
      expect([name, (await seen(client, `/api/performance/timeline/${id}/history`)).status]).toEqual([
        name,
        name === 'manager' ? 200 : 404,
      ]);
  });

  test('an achievement reaches a goal, once', async () => {
    const before = timelineAnalytics.parse(
      (await seen(clients.manager, `/api/performance/analytics?employeeId=${employeeId}`)).json,
    );
    const linkedGoalId = await add({ type: 'goal' });
    await seen(clients.manager, '/api/performance/timeline');
    const id = await add({ type: 'achievement', linkedGoalId });
    expect((await timeline(clients.employee)).find((row) => row.id === linkedGoalId)?.reachedById).toBe(id);
    const again = await clients.manager.post(
      '/api/performance/timeline',
      entry({ type: 'achievement', linkedGoalId }),
    );
    expect(again.json).toMatchObject({ status: 422, errors: [{ path: 'linkedGoalId' }] });
    const after = timelineAnalytics.parse(
      (await seen(clients.manager, `/api/performance/analytics?employeeId=${employeeId}`)).json,
    );
    expect(after).toMatchObject({
      totalEntries: before.totalEntries + 2,
      achievements: before.achievements + 1,
      activeGoals: before.activeGoals,
      goalsReached: before.goalsReached + 1,
    });
    expect(after.months).toHaveLength(12);
    expect(after.months.at(-1)?.goalsReached).toBe((before.months.at(-1)?.goalsReached ?? 0) + 1);
  });
});

test('a goal that is reached shows in the trends of the dashboard, and no more when that is withdrawn', async () => {
  const reachedThisMonth = async (client: Client) =>
    z
      .array(trendMonth)
      .parse((await seen(client, '/api/dashboard/trends?months=3')).json)
      .at(-1)?.goalsReached ?? 0;
  const before = await reachedThisMonth(clients.manager);
  const ofEmployee = await reachedThisMonth(clients.employee);
  const linkedGoalId = await add({ type: 'goal' });
  await seen(clients.manager, '/api/performance/timeline');
  const id = await add({ type: 'achievement', linkedGoalId });
  expect(await reachedThisMonth(clients.manager)).toBe(before + 1);
  expect(await reachedThisMonth(clients.employee)).toBe(ofEmployee + 1);
  await clients.manager.post(`/api/performance/timeline/${id}/withdrawal`, { reason: 'Too early' });
  expect(await reachedThisMonth(clients.manager)).toBe(before);
});

describe('what is refused', () => {
  test.each([
    ['no title', { title: ' ' }, 422, 'title'],
    ['no description', { description: '' }, 422, 'description'],
    ['another type', { type: 'praise' }, 422, 'type'],
    ['another impact', { impact: 'huge' }, 422, 'impact'],
    ['another visibility', { visibility: 'everyone' }, 422, 'visibility'],
    ['a script for a link', { attachments: ['javascript:alert(1)'] }, 422, 'attachments.0'],
    ['a stranger', { employeeId: randomUUID() }, 403, 'employeeId'],
    ['another author', { managerId: randomUUID() }, 422, 'managerId'],
    [
      'a private achievement for a goal',
      { type: 'achievement', visibility: 'private', linkedGoalId: randomUUID() },
      422,
      'linkedGoalId',
    ],
    ['a goal that is none', { type: 'achievement', linkedGoalId: randomUUID() }, 422, 'linkedGoalId'],
  ])('adding with %s', async (_, wrong, status, path) => {
    const head = await product.written();
    const answer = await clients.manager.post('/api/performance/timeline', entry(wrong));
    expect(answer.json).toMatchObject({ status, errors: [{ path }] });
    expect(await product.written()).toBe(head);
  });

  test('a person who does not exist has no timeline; who is not one’s own to see has an empty one', async () => {
    expect((await clients.manager.get(`/api/performance/timeline?employeeId=${randomUUID()}`)).status).toBe(
      404,
    );
    await add();
    expect(await timeline(clients.elsewhere)).toEqual([]);
  });
});

describe('everyone’s timeline', () => {
  test('is one’s own for an employee, for a manager the team’s too, a page after a page', async () => {
    for (const row of await timeline(clients.employee, '')) expect(row.employeeId).toBe(employeeId);
    const team = new Set<string>(
      z
        .array(teamMember)
        .parse((await clients.manager.get('/api/team/members')).json)
        .map(({ id }) => id),
    );
    team.add(product.cast.manager.id);
    const own = await add({ employeeId: product.cast.manager.id });
    const whole = await timeline(clients.manager, '');
    expect(whole.some(({ id }) => id === own)).toBe(true);
    expect(whole.length).toBeGreaterThan(5);
    for (const row of whole) expect(team.has(row.employeeId)).toBe(true);
    const pages: string[] = [];
    let path: string | undefined = '/api/performance/timeline?limit=4';
    while (path !== undefined) {
      const answer = await clients.manager.get(path);
      pages.push(
        ...z
          .array(timelineView)
          .parse(answer.json)
          .map(({ id }) => id),
      );
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
    }
    expect(pages).toEqual(whole.map(({ id }) => id));
  });
});

describe('a career milestone', () => {
  const due = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const milestone = (more: object = {}) => ({
    employeeId,
    milestoneType: '90_day',
    title: `On call ${randomUUID()}`,
    goals: ['Know the alarms', ''],
    expectedOutcomes: ['One week on call'],
    dueDate: due,
    ...more,
  });
  const plan = async (more: object = {}) => {
    const answer = await clients.manager.post('/api/career/milestones', milestone(more));
    expect(answer.status).toBe(201);
    return commandAnswer.parse(answer.json).id;
  };
  const milestones = async (client: Client) =>
    z
      .array(careerMilestoneView)
      .parse((await seen(client, `/api/career/milestones?limit=200&employeeId=${employeeId}`)).json);
  const found = async (client: Client, id: string) => (await milestones(client)).find((row) => row.id === id);

  test('is planned by the manager, noted by both and reached', async () => {
    const id = await plan();
    const at = `/api/career/milestones/${id}`;
    expect(await found(clients.employee, id)).toMatchObject({
      status: 'pending',
      goals: ['Know the alarms'],
      allowed: { start: true, conclude: false, note: 'employee' },
    });
    expect((await clients.employee.patch(at, { status: 'in_progress' })).status).toBe(200);
    expect((await clients.employee.post(`${at}/notes`, { notes: 'Shadowed two nights' })).status).toBe(200);
    expect((await clients.manager.post(`${at}/notes`, { notes: 'Going well' })).status).toBe(200);
    expect((await clients.employee.patch(at, { status: 'achieved' })).status).toBe(403);
    await clients.manager.patch(at, { status: 'achieved', actualOutcomes: ['A calm week'] });
    expect(await found(clients.employee, id)).toMatchObject({
      status: 'achieved',
      actualOutcomes: ['A calm week'],
      managerNotes: 'Going well',
      employeeNotes: 'Shadowed two nights',
    });
    const next = await plan({ followsId: id });
    expect((await found(clients.manager, id))?.nextMilestoneId).toBe(next);
    const told = z.array(historyEntry).parse((await seen(clients.leader, `${at}/history`)).json);
    expect(told.map(({ type }) => type)).toEqual([
      'CareerMilestoneAchieved',
      'CareerMilestoneNoteTaken',
      'CareerMilestoneNoteTaken',
      'CareerMilestoneStarted',
      'CareerMilestonePlanned',
    ]);
  });

  test('is cancelled by the manager with a reason', async () => {
    const id = await plan();
    const at = `/api/career/milestones/${id}`;
    expect((await clients.manager.patch(at, { status: 'cancelled' })).json).toMatchObject({
      status: 422,
      errors: [{ path: 'reason', message: 'Please say why' }],
    });
    expect((await clients.employee.patch(at, { status: 'cancelled', reason: 'x' })).status).toBe(403);
    expect((await clients.manager.patch(at, { status: 'cancelled', reason: 'Planned twice' })).status).toBe(
      200,
    );
    expect(await found(clients.employee, id)).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'Planned twice',
      allowed: { start: false, conclude: false },
    });
    expect((await clients.manager.patch(at, { status: 'achieved' })).status).toBe(409);
  });

  test('of somebody else does not exist', async () => {
    const id = await plan();
    const at = `/api/career/milestones/${id}`;
    expect(await milestones(clients.colleague)).toEqual([]);
    const head = await product.written();
    for (const client of [clients.colleague, clients.elsewhere]) {
      expect((await seen(client, `${at}/history`)).status).toBe(404);
      expect((await client.patch(at, { status: 'in_progress' })).status).toBe(404);
      expect((await client.post(`${at}/notes`, { notes: 'x' })).status).toBe(404);
    }
    expect((await clients.leader.post('/api/career/milestones', milestone())).status).toBe(403);
    expect(
      (await clients.manager.post('/api/career/milestones', milestone({ dueDate: '2020-01-01' }))).status,
    ).toBe(422);
    expect(await product.written()).toBe(head);
  });
});
