import { randomUUID } from 'node:crypto';
import { historyEntry } from '@annals/contracts/kernel/history';
import { painPointId } from '@annals/contracts/features/pain-points/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { painPointStats, painPointView } from '@annals/contracts/features/pain-points/views';
import { ManagerAssigned } from '@annals/contracts/features/people/events';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { handoverJobs } from '../src/features/people/handover';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let employee: Client;
let manager: Client;
let leader: Client;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.as('employee');
  manager = await product.as('manager');
  leader = await product.as('leader');
});
afterAll(() => product.stop());

const request = (more: object = {}) => ({
  title: `About ${randomUUID()}`,
  description: 'Half of Monday goes into rounds that repeat each other.',
  category: 'process',
  priority: 'high',
  impactLevel: 8,
  frequency: 'weekly',
  ...more,
});

async function report(client: Client = employee, more: object = {}): Promise<string> {
  const answer = await client.post('/api/pain-points', request(more));
  expect(answer.status).toBe(201);
  const { id, position } = commandAnswer.parse(answer.json);
  for (const other of [employee, manager, leader]) other.position = position;
  return id;
}
const one = async (client: Client, id: string) =>
  painPointView.parse((await client.get(`/api/pain-points/${id}`)).json);
const newestNotice = async (client: Client) =>
  z.array(notificationView).parse((await client.get('/api/notifications?limit=1')).json)[0];
async function change(client: Client, id: string, body: object): Promise<number> {
  const { status } = await client.patch(`/api/pain-points/${id}`, body);
  for (const other of [employee, manager, leader]) other.position = client.position;
  return status;
}

describe('a pain point', () => {
  test('is reported, taken up, resolved and opened again; each time the other is told', async () => {
    const id = await report(employee, { title: 'Too many rounds' });
    expect(await newestNotice(manager)).toMatchObject({
      kind: 'pain_point_reported',
      path: `/pain-points/${id}`,
      facts: { title: 'Too many rounds' },
    });
    expect(await one(employee, id)).toMatchObject({
      status: 'open',
      allowed: { takeUp: false, resolve: false },
    });
    expect(await one(manager, id)).toMatchObject({
      employeeId: product.cast.employee.id,
      managerId: product.cast.manager.id,
      allowed: { takeUp: true, resolve: true, reopen: false },
    });
    expect(await change(manager, id, { status: 'in_progress' })).toBe(200);
    expect(await newestNotice(employee)).toMatchObject({ kind: 'pain_point_taken_up' });
    expect(await change(manager, id, { status: 'resolved', resolutionNotes: 'One was dropped.' })).toBe(200);
    expect(await newestNotice(employee)).toMatchObject({ kind: 'pain_point_resolved' });
    const resolved = await one(employee, id);
    expect(resolved).toMatchObject({ status: 'resolved', resolutionNotes: 'One was dropped.' });
    expect(resolved.resolvedAt).not.toBeNull();
    expect(await change(employee, id, { status: 'open', reason: 'It is back.' })).toBe(200);
    expect(await newestNotice(manager)).toMatchObject({ kind: 'pain_point_reopened' });
    expect(await one(manager, id)).toMatchObject({ status: 'open', resolvedAt: null, resolutionNotes: null });
    const history = z.array(historyEntry).parse((await employee.get(`/api/pain-points/${id}/history`)).json);
    expect(history.map(({ type, reason }) => [type, reason])).toEqual([
      ['PainPointReopened', 'It is back.'],
      ['PainPointResolved', null],
      ['PainPointTakenUp', null],
      ['PainPointReported', null],
    ]);
  });

  test('goes to the new manager when the reporter gets one, once, and the new manager is told', async () => {
    const id = await report();
    const { log, services } = { log: product.annals.services.log, services: product.annals.services };
    const stream = `person-${product.cast.employee.id}`;
    const assign = async (managerId: string) => {
      const commandId = randomUUID();
      const metadata = {
        commandId,
        correlationId: commandId,
        actorId: 'system:test',
        actorRole: 'system',
        occurredAt: new Date().toISOString(),
      };
      const event = ManagerAssigned.of({
        personId: product.cast.employee.id,
        managerId: personId.parse(managerId),
        previousManagerId: null,
      });
      const revision = (await log.readStream(stream)).at(-1)?.revision ?? 'no-stream';
      await log.append(stream, [event], metadata, revision);
      leader.position = String(await log.head());
      await leader.get('/api/pain-points');
      const sweep = () => handoverJobs(services)['sweep-managers-followed']?.({});
      await Promise.all([sweep(), sweep()]);
      leader.position = String(await log.head());
    };
    await assign(product.cast.leader.id);
    expect(await one(leader, id)).toMatchObject({
      managerId: product.cast.leader.id,
      allowed: { takeUp: true },
    });
    const events = await log.readStream(`painPoint-${id}`);
    expect(events.filter(({ type }) => type === 'PainPointReassigned')).toHaveLength(1);
    const told = z.array(notificationView).parse((await leader.get('/api/notifications?limit=200')).json);
    expect(
      told.filter(({ kind, path }) => kind === 'pain_point_reassigned' && path.endsWith(id)),
    ).toHaveLength(1);
    manager.position = leader.position;
    expect((await manager.get(`/api/pain-points/${id}`)).status).toBe(404);
    await assign(product.cast.manager.id);
    manager.position = leader.position;
    expect(await one(manager, id)).toMatchObject({ managerId: product.cast.manager.id });
  });
});

describe('who sees what', () => {
  test('employees theirs, managers their reports’, those above see but do not act', async () => {
    const id = await report();
    const rows = async (client: Client) =>
      z.array(painPointView).parse((await client.get('/api/pain-points?limit=200')).json);
    for (const row of await rows(employee)) expect(row.employeeId).toBe(product.cast.employee.id);
    expect((await rows(manager)).some((row) => row.id === id)).toBe(true);
    expect((await one(leader, id)).allowed).toEqual({ takeUp: false, resolve: false, reopen: false });
    const head = await product.written();
    expect(await change(leader, id, { status: 'in_progress' })).toBe(403);
    expect(await product.written()).toBe(head);
    const foreign = (await rows(leader)).find(({ managerId }) => managerId !== product.cast.manager.id);
    if (foreign) expect((await manager.get(`/api/pain-points/${foreign.id}`)).status).toBe(404);
    const auditor = await product.as('auditor');
    expect((await auditor.get('/api/pain-points')).status).toBe(403);
  });

  test('the figures count the whole scope, however small the page', async () => {
    await report();
    const everything = z.array(painPointView).parse((await manager.get('/api/pain-points?limit=200')).json);
    const figures = painPointStats.parse((await manager.get('/api/pain-points/stats')).json);
    expect(figures).toEqual({
      total: everything.length,
      open: everything.filter(({ status }) => status === 'open').length,
      highPriority: everything.filter(({ priority }) => priority === 'high').length,
      resolved: everything.filter(({ status }) => status === 'resolved').length,
    });
    const open = z
      .array(painPointView)
      .parse((await manager.get('/api/pain-points?status=open&limit=200')).json);
    expect(open).toHaveLength(figures.open);
  });
});

describe('what is refused', () => {
  test.each([
    ['no title', { title: ' ' }, 'title', 'Title is required'],
    ['a long title', { title: 'x'.repeat(101) }, 'title', 'Title must be less than 100 characters'],
    [
      'a short description',
      { description: 'Too few' },
      'description',
      'Description must be at least 10 characters',
    ],
    [
      'a long description',
      { description: 'x'.repeat(1001) },
      'description',
      'Description must be less than 1000 characters',
    ],
    ['no category', { category: '' }, 'category', 'Please select a category'],
    ['no priority', { priority: '' }, 'priority', 'Please select a priority level'],
    ['no frequency', { frequency: '' }, 'frequency', 'Please select frequency'],
    ['an impact of 11', { impactLevel: 11 }, 'impactLevel', 'The impact is at most 10'],
  ])('a report with %s', async (_, wrong, path, detail) => {
    const head = await product.written();
    const answer = await employee.post('/api/pain-points', request(wrong));
    expect([answer.status, answer.json]).toMatchObject([422, { detail, errors: [{ path }] }]);
    expect(await product.written()).toBe(head);
  });

  test('impossible steps, and words that are missing', async () => {
    const id = await report();
    const head = await product.written();
    expect(await change(employee, id, { status: 'in_progress' })).toBe(403);
    expect(await change(employee, id, { status: 'open', reason: 'Because' })).toBe(409);
    expect(await change(manager, id, { status: 'resolved' })).toBe(422);
    expect(await change(manager, id, { status: 'resolved', resolutionNotes: ' ' })).toBe(422);
    expect(await change(manager, id, { status: 'open' })).toBe(422);
    expect(await change(manager, id, { status: 'in_progress', reason: 'No' })).toBe(422);
    expect(await change(manager, painPointId.parse(randomUUID()), { status: 'in_progress' })).toBe(404);
    expect(await product.written()).toBe(head);
  });
});
