import { randomUUID } from 'node:crypto';
import { historyEntry } from '@annals/contracts/kernel/history';
import { personId } from '@annals/contracts/kernel/ids';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { ONBOARDING_STEPS } from '@annals/contracts/features/onboarding/constants';
import {
  onboardingDetail,
  onboardingTeamMember,
  onboardingTemplateRow,
  onboardingView,
} from '@annals/contracts/features/onboarding/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onboardingReminderJobs } from '../src/features/onboarding/reminders';
import { workflowIdOf } from '../src/features/onboarding/plan';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;

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

const WORKFLOWS = '/api/onboarding/workflows';
/** What a client sees once everything that happened so far is shown. */
async function seen(client: Client, path: string) {
  client.position = String(await product.head());
  return client.get(path);
}
const detail = async (client: Client, id: string) =>
  onboardingDetail.parse((await seen(client, `${WORKFLOWS}/${id}`)).json);
const mine = async (client: Client) =>
  onboardingDetail.nullable().parse((await seen(client, '/api/onboarding/mine')).json);
const listed = async (client: Client, query = '') =>
  z.array(onboardingView).parse((await seen(client, `${WORKFLOWS}?limit=200${query}`)).json);
const team = async (client: Client, query = '') =>
  z.array(onboardingTeamMember).parse((await seen(client, `/api/onboarding/team?limit=200${query}`)).json);
const history = async (client: Client, id: string) =>
  z.array(historyEntry).parse((await seen(client, `${WORKFLOWS}/${id}/history`)).json);

const newcomer = (more: object = {}) => ({
  firstName: 'Mary',
  lastName: 'Jackson',
  email: `${randomUUID()}@annals.example`,
  role: 'employee',
  position: 'Engineer',
  department: 'Engineering',
  managerId: product.cast.manager.id,
  hireDate: '2026-01-05',
  ...more,
});
async function hire(more: object = {}) {
  const answer = await admin.post('/api/people', newcomer(more));
  expect(answer.status).toBe(201);
  return z.object({ id: personId, link: z.string() }).parse(answer.json);
}
/** A new person who has chosen a password and is signed in. */
async function welcomed(more: object = {}) {
  const { id, link } = await hire(more);
  const client = product.visitor();
  const token = new URL(link, 'http://x').searchParams.get('token');
  expect((await client.post('/api/auth/welcome', { token, password: 'a long enough password' })).status).toBe(
    200,
  );
  return { id, client };
}
async function start(employeeId: string, client = manager, more: object = {}): Promise<string> {
  client.position = String(await product.head());
  await client.get('/api/onboarding/team');
  const answer = await client.post(WORKFLOWS, { employeeId, ...more });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return commandAnswer.parse(answer.json).id;
}
const setTask = (client: Client, id: string, taskId: string, done = true, more: object = {}) =>
  client.patch(`${WORKFLOWS}/${id}/tasks/${taskId}`, { done, ...more });

describe('an onboarding from its start to its end', () => {
  test('is started by the manager, moved on by both, and completed', async () => {
    const newbie = await welcomed();
    expect(await mine(newbie.client)).toBeNull();
    const id = await start(newbie.id);
    expect(await mine(newbie.client)).toMatchObject({
      id,
      status: 'active',
      currentStep: 1,
      completionPercentage: 0,
      templateName: 'Engineering onboarding',
      employeeName: 'Mary Jackson',
      allowed: { run: false, markOwn: true, complete: false },
    });
    await setTask(manager, id, 'welcomeEmailSent');
    await setTask(manager, id, 'teamIntroductionPlanned');
    expect(
      (await setTask(newbie.client, id, 'videoOrientationCompleted', true, { videoWatchTime: 25 })).status,
    ).toBe(200);
    await setTask(newbie.client, id, 'interactivePlaybookStarted');
    expect(await detail(manager, id)).toMatchObject({
      completionPercentage: 80,
      currentStep: 5,
      videoWatchTime: 25,
      allowed: { run: true, complete: false },
    });
    expect((await manager.patch(`${WORKFLOWS}/${id}`, { status: 'completed' })).status).toBe(409);
    await setTask(manager, id, 'mutualGoalsSet');
    expect((await manager.patch(`${WORKFLOWS}/${id}`, { status: 'completed' })).status).toBe(200);
    expect(await detail(manager, id)).toMatchObject({
      status: 'completed',
      completionPercentage: 100,
      allowed: { run: false, pause: false, complete: false },
    });
    const users = await product.annals.services
      .readModels('people')
      .select('onboardingCompleted')
      .where({ id: newbie.id });
    expect(users).toEqual([{ onboardingCompleted: true }]);
    await newbie.client.post(`${WORKFLOWS}/${id}/feedback`, { employeeFeedback: 'The buddy helped most.' });
    expect((await detail(manager, id)).employeeFeedback).toBe('The buddy helped most.');
    expect((await history(newbie.client, id)).map(({ type }) => type)).toEqual([
      'OnboardingFeedbackGiven',
      'OnboardingCompleted',
      ...[...ONBOARDING_STEPS].map(() => 'OnboardingStepCompleted'),
      'OnboardingStarted',
    ]);
  });

  test('the manager’s notes never leave the server for the employee', async () => {
    const newbie = await welcomed();
    const id = await start(newbie.id);
    await manager.patch(`${WORKFLOWS}/${id}`, { managerNotes: 'A little quiet in the rounds' });
    expect((await detail(manager, id)).managerNotes).toBe('A little quiet in the rounds');
    expect((await seen(manager, `${WORKFLOWS}/${id}/history`)).text).toContain('A little quiet');
    for (const path of ['/api/onboarding/mine', `${WORKFLOWS}/${id}`, `${WORKFLOWS}/${id}/history`]) {
      const answer = await seen(newbie.client, path);
      expect([answer.status, answer.text.includes('A little quiet')]).toEqual([200, false]);
    }
  });

  test('tasks are added, ticked off and taken out; those of the template stay', async () => {
    const { id: employeeId } = await hire();
    const id = await start(employeeId);
    const answer = await manager.post(`${WORKFLOWS}/${id}/tasks`, { title: 'Meet the designers' });
    expect(answer.status).toBe(201);
    const added = (await detail(manager, id)).customTasks.find((task) => task.added);
    expect(added).toMatchObject({ title: 'Meet the designers', done: false });
    const taskId = added?.id ?? '';
    await setTask(manager, id, taskId);
    await setTask(manager, id, 'systemAccessGranted');
    expect(await detail(manager, id)).toMatchObject({ systemAccessGranted: true, completionPercentage: 0 });
    expect((await detail(manager, id)).customTasks.find((task) => task.added)?.done).toBe(true);
    expect((await manager.post(`${WORKFLOWS}/${id}/tasks/${taskId}/removal`, {})).status).toBe(200);
    const now = await detail(manager, id);
    expect(now.customTasks.some((task) => task.added)).toBe(false);
    const own = now.roleSpecificTasks[0]?.id ?? '';
    expect((await manager.post(`${WORKFLOWS}/${id}/tasks/${own}/removal`, {})).status).toBe(409);
    expect((await setTask(manager, id, randomUUID())).status).toBe(404);
  });

  test('a buddy is somebody the manager can reach; both are told', async () => {
    const newbie = await welcomed();
    const id = await start(newbie.id);
    const buddyId = product.cast.employee.id;
    expect((await manager.patch(`${WORKFLOWS}/${id}`, { buddyId: newbie.id })).status).toBe(422);
    expect((await manager.patch(`${WORKFLOWS}/${id}`, { buddyId: product.cast.leader.id })).status).toBe(422);
    expect((await manager.patch(`${WORKFLOWS}/${id}`, { buddyId: randomUUID() })).status).toBe(422);
    expect((await manager.patch(`${WORKFLOWS}/${id}`, { buddyId })).status).toBe(200);
    expect(await detail(manager, id)).toMatchObject({ buddyAssigned: true, buddyId });
    const kinds = async (client: Client) =>
      z
        .array(z.object({ kind: z.string() }))
        .parse((await seen(client, '/api/notifications')).json)
        .map(({ kind }) => kind);
    expect(await kinds(newbie.client)).toEqual(
      expect.arrayContaining(['onboarding_started', 'onboarding_buddy_found']),
    );
    expect(await kinds(employee)).toContain('onboarding_buddy');
    // A buddy is a colleague, not somebody who reads along.
    expect((await seen(employee, `${WORKFLOWS}/${id}`)).status).toBe(404);
  });

  test('rests with a reason and goes on', async () => {
    const newbie = await welcomed();
    const id = await start(newbie.id);
    await manager.patch(`${WORKFLOWS}/${id}`, { status: 'paused', reason: 'Parental leave' });
    expect(await mine(newbie.client)).toMatchObject({
      status: 'paused',
      pausedBecause: 'Parental leave',
      allowed: { markOwn: false },
    });
    expect((await setTask(newbie.client, id, 'videoOrientationCompleted')).status).toBe(409);
    await manager.patch(`${WORKFLOWS}/${id}`, { status: 'active' });
    expect((await setTask(newbie.client, id, 'videoOrientationCompleted')).status).toBe(200);
  });
});

describe('what an employee can mark', () => {
  test('two of the five steps, one way; nothing is written otherwise', async () => {
    const newbie = await welcomed();
    const id = await start(newbie.id);
    await setTask(newbie.client, id, 'interactivePlaybookStarted');
    const task = (await detail(manager, id)).roleSpecificTasks[0]?.id ?? '';
    const head = await product.written();
    for (const step of [
      'welcomeEmailSent',
      'teamIntroductionPlanned',
      'mutualGoalsSet',
      'systemAccessGranted',
      task,
    ])
      expect((await setTask(newbie.client, id, step)).status).toBe(403);
    expect((await setTask(newbie.client, id, 'interactivePlaybookStarted', false)).status).toBe(403);
    expect((await newbie.client.patch(`${WORKFLOWS}/${id}`, { status: 'paused' })).status).toBe(403);
    expect((await newbie.client.post(`${WORKFLOWS}/${id}/tasks`, { title: 'x' })).status).toBe(403);
    expect(await product.written()).toBe(head);
  });
});

describe('whose onboarding it is', () => {
  test('someone else’s does not exist, whether it does or not', async () => {
    const outside = await welcomed({ role: 'manager', managerId: product.cast.leader.id });
    const id = await start((await hire()).id);
    const head = await product.written();
    for (const client of [outside.client, employee])
      for (const workflow of [id, randomUUID()]) {
        expect((await seen(client, `${WORKFLOWS}/${workflow}`)).status).toBe(404);
        expect((await seen(client, `${WORKFLOWS}/${workflow}/history`)).status).toBe(404);
        expect((await setTask(client, workflow, 'welcomeEmailSent')).status).toBe(404);
        const given = await client.post(`${WORKFLOWS}/${workflow}/feedback`, { employeeFeedback: 'x' });
        expect(given.status).toBe(404);
      }
    expect(await product.written()).toBe(head);
  });

  test('a leader sees those below their managers and does not run them', async () => {
    const id = await start((await hire()).id);
    expect(await detail(leader, id)).toMatchObject({ allowed: { run: false, pause: false } });
    expect((await listed(leader)).map((row) => row.id)).toContain(id);
    expect((await setTask(leader, id, 'welcomeEmailSent')).status).toBe(403);
  });

  test('an admin sees and runs everybody’s', async () => {
    const id = await start((await hire()).id, admin);
    expect((await detail(manager, id)).managerId).toBe(product.cast.manager.id);
    expect((await setTask(admin, id, 'welcomeEmailSent')).status).toBe(200);
    expect((await listed(admin, '&status=open')).map((row) => row.id)).toContain(id);
  });

  test('only of who reports to them, once, also of two at the same moment', async () => {
    const { id: employeeId } = await hire();
    await team(manager);
    expect((await leader.post(WORKFLOWS, { employeeId })).status).toBe(403);
    expect((await manager.post(WORKFLOWS, { employeeId: randomUUID() })).status).toBe(403);
    expect((await admin.post(WORKFLOWS, { employeeId: randomUUID() })).status).toBe(422);
    expect((await manager.post(WORKFLOWS, { employeeId, templateId: randomUUID() })).status).toBe(422);
    const answers = await Promise.all(
      [manager, admin, manager].map((client) => client.post(WORKFLOWS, { employeeId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await manager.post(WORKFLOWS, { employeeId })).status).toBe(409);
  });

  test('the team shows how far everybody is', async () => {
    const { id: employeeId } = await hire({ lastName: 'Aaronson' });
    const before = (await team(manager)).find(({ id }) => id === employeeId);
    expect(before).toMatchObject({ lastName: 'Aaronson', workflow: null });
    const id = await start(employeeId);
    await setTask(manager, id, 'welcomeEmailSent');
    const after = (await team(manager, '&search=Aaronson')).map(({ workflow }) => workflow);
    expect(after).toEqual([{ id, status: 'active', completionPercentage: 20 }]);
    expect((await team(admin, '&search=Aaronson')).map((person) => person.id)).toEqual([employeeId]);
    const people = await team(manager);
    expect(people.every((person) => person.id !== product.cast.manager.id)).toBe(true);
  });

  test('the list pages by key and by status', async () => {
    const all = await listed(admin);
    expect(all.length).toBeGreaterThan(5);
    const first = await admin.get(`${WORKFLOWS}?limit=2`);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = z.array(onboardingView).parse((await admin.get(next)).json);
    expect([...z.array(onboardingView).parse(first.json), ...second].map(({ id }) => id)).toEqual(
      all.slice(0, 4).map(({ id }) => id),
    );
    expect(new Set((await listed(admin, '&status=completed')).map(({ status }) => status))).toEqual(
      new Set(['completed']),
    );
    const open = new Set((await listed(admin, '&status=open')).map(({ status }) => status));
    expect(open.has('completed')).toBe(false);
    expect((await seen(employee, WORKFLOWS)).status).toBe(403);
  });
});

describe('templates', () => {
  const all = async (client: Client) =>
    z.array(onboardingTemplateRow).parse((await seen(client, '/api/onboarding/templates?limit=200')).json);
  const body = (more: object = {}) => ({
    name: `Template ${randomUUID().slice(0, 8)}`,
    department: 'Legal',
    roleSpecificTasks: [
      { role: 'employee', title: 'Read the contracts' },
      { role: 'manager', title: 'Meet the court' },
    ],
    customTasks: ['Get a robe'],
    ...more,
  });
  const define = async (more: object = {}) =>
    commandAnswer.parse((await admin.post('/api/onboarding/templates', body(more))).json).id;

  test('managers read, admins edit', async () => {
    const id = await define();
    expect((await all(manager)).find((template) => template.id === id)).toMatchObject({
      department: 'Legal',
      isActive: true,
    });
    const at = `/api/onboarding/templates/${id}`;
    for (const client of [manager, leader, employee]) {
      expect((await client.post('/api/onboarding/templates', body())).status).toBe(403);
      expect((await client.patch(at, body())).status).toBe(403);
      expect((await client.post(`${at}/retirement`, {})).status).toBe(403);
    }
    expect((await seen(employee, '/api/onboarding/templates')).status).toBe(403);
    const refused = await admin.post('/api/onboarding/templates', body({ videoUrl: 'javascript:alert(1)' }));
    expect(refused.status).toBe(422);
  });

  test('an onboarding keeps the tasks its template had when it began', async () => {
    const id = await define();
    const [one, two] = [
      await hire({ department: 'Legal' }),
      await hire({ department: 'Legal', role: 'manager' }),
    ];
    const first = await start(one.id);
    expect(await detail(manager, first)).toMatchObject({
      templateId: id,
      roleSpecificTasks: [{ title: 'Read the contracts' }],
      customTasks: [{ title: 'Get a robe' }],
    });
    await admin.patch(`/api/onboarding/templates/${id}`, body({ customTasks: ['Get a wig'] }));
    const second = await start(two.id);
    expect(await detail(manager, second)).toMatchObject({
      roleSpecificTasks: [{ title: 'Meet the court' }],
      customTasks: [{ title: 'Get a wig' }],
    });
    expect((await detail(manager, first)).customTasks).toMatchObject([{ title: 'Get a robe' }]);
    await admin.post(`/api/onboarding/templates/${id}/retirement`, {});
    const entries = z
      .array(historyEntry)
      .parse((await seen(manager, `/api/onboarding/templates/${id}/history`)).json);
    expect(entries.map(({ type }) => type)).toEqual([
      'OnboardingTemplateRetired',
      'OnboardingTemplateRevised',
      'OnboardingTemplateDefined',
    ]);
    const { id: employeeId } = await hire({ department: 'Legal' });
    await team(manager);
    expect((await manager.post(WORKFLOWS, { employeeId, templateId: id })).status).toBe(422);
    expect((await admin.patch(`/api/onboarding/templates/${id}`, body())).status).toBe(409);
    // The one for everybody takes its place.
    expect((await detail(manager, await start(employeeId))).templateId).not.toBe(id);
  });
});

test('follows the employee to another manager, and rests when they leave', async () => {
  const to = await hire({ role: 'manager', managerId: product.cast.leader.id });
  const { id: employeeId } = await hire();
  const id = await start(employeeId);
  await admin.patch(`/api/people/${employeeId}`, { managerId: to.id, reason: 'Reorganization' });
  await expect.poll(async () => (await detail(admin, id)).managerId, { timeout: 20_000 }).toBe(to.id);
  expect((await seen(manager, `${WORKFLOWS}/${id}`)).status).toBe(404);
  const lastDay = new Date().toISOString().slice(0, 10);
  await admin.post(`/api/people/${employeeId}/departure`, { lastDay });
  await expect
    .poll(async () => (await detail(admin, id)).pausedBecause, { timeout: 20_000 })
    .toBe('The employee has left.');
  expect((await detail(admin, id)).allowed).toMatchObject({ run: false, resume: false, complete: false });
  const resumed = await admin.patch(`${WORKFLOWS}/${id}`, { status: 'active' });
  expect([resumed.status, resumed.text]).toEqual([409, expect.stringContaining('has left the organization')]);
  expect((await setTask(admin, id, 'mutualGoalsSet')).status).toBe(409);
});

test('a standstill is reminded of once, however often it is looked for', async () => {
  const { id: employeeId } = await hire();
  const id = await start(employeeId);
  const { services } = product.annals;
  const later = new Date(Date.now() + 8 * DAY_MS);
  const sweep = () =>
    onboardingReminderJobs({ ...services, clock: () => later })['sweep-onboarding-reminders']?.({});
  product.setClock(later);
  await detail(admin, id);
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  const types = (await services.log.readStream(`onboarding-${id}`)).map(({ type }) => type);
  expect(types.filter((type) => type === 'OnboardingReminderSent')).toHaveLength(1);
});

test('the demo’s employee is on the way, and the demo’s manager finds every kind', async () => {
  expect(await mine(employee)).toMatchObject({
    id: workflowIdOf(product.cast.employee.id),
    status: 'active',
  });
  const statuses = (await team(manager)).map(({ workflow }) => workflow?.status ?? 'none');
  expect(new Set(statuses)).toEqual(new Set(['active', 'paused', 'completed', 'none']));
});
