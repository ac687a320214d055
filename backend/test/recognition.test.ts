import { randomUUID } from 'node:crypto';
import { historyEntry } from '@annals/contracts/kernel/history';
import { recognitionId } from '@annals/contracts/features/recognition/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { colleague } from '@annals/contracts/features/people/views';
import type { Visibility } from '@annals/contracts/features/recognition/constants';
import { recognitionCategoryRow, recognitionView } from '@annals/contracts/features/recognition/views';
import { recognitionFor, recognitionsFor } from '@annals/projections/features/recognition/queries';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
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

const everybody = () => [employee, manager, leader, admin];
const uptodate = (position: string | undefined) => {
  for (const client of everybody()) client.position = position;
};
const categories = async () =>
  z.array(recognitionCategoryRow).parse((await employee.get('/api/recognition-categories')).json);
const activeCategory = async () => {
  const found = (await categories()).find(({ isActive }) => isActive);
  if (!found) throw new Error('The demo company has categories');
  return found;
};
/** Somebody of the employee's own team other than the employee. */
const teammate = async (): Promise<PersonId> => {
  const row = (await product.annals.services
    .readModels('people')
    .select('id')
    .where({ managerId: product.cast.manager.id })
    .whereNot('id', product.cast.employee.id)
    .orderBy('id')
    .first()) as { id: PersonId } | undefined;
  if (!row) throw new Error('The employee has colleagues');
  return row.id;
};

async function nominate(client: Client, recipientId: string, visibility: Visibility = 'team') {
  const { id: categoryId } = await activeCategory();
  const title = `About ${randomUUID()}`;
  const description = 'Kept everyone informed every twenty minutes.';
  const body = { recipientId, categoryId, title, description, visibility };
  const answer = await client.post('/api/recognitions', body);
  expect(answer.status).toBe(201);
  const { id, position } = commandAnswer.parse(answer.json);
  uptodate(position);
  return { id, title };
}
const decide = async (client: Client, id: string, body: object) => {
  const { status } = await client.patch(`/api/recognitions/${id}`, body);
  uptodate(client.position);
  return status;
};
const list = async (client: Client, path = '/api/recognitions?limit=200') =>
  z.array(recognitionView).parse((await client.get(path)).json);
const has = async (client: Client, id: string, path?: string) =>
  (await list(client, path)).some((one) => one.id === id);
const waitsFor = (client: Client, id: string) => has(client, id, '/api/recognitions/waiting?limit=200');

describe('a nomination', () => {
  test('waits for the recipient’s manager, and is in the feed once it is approved', async () => {
    const recipient = await teammate();
    const { id, title } = await nominate(employee, recipient);
    expect(await waitsFor(manager, id)).toBe(true);
    expect(await waitsFor(leader, id)).toBe(false);
    expect(await has(leader, id)).toBe(false);
    const told = z
      .array(notificationView)
      .parse((await manager.get('/api/notifications?limit=5')).json)
      .find(({ facts }) => facts['title'] === title);
    expect(told).toMatchObject({ kind: 'recognition_nominated', path: '/recognition' });

    expect(await decide(manager, id, { status: 'approved' })).toBe(200);
    expect(await waitsFor(manager, id)).toBe(false);
    const shown = (await list(employee)).find((one) => one.id === id);
    expect(shown).toMatchObject({
      title,
      isApproved: true,
      approvedBy: product.cast.manager.id,
      recipientId: recipient,
      nominatorId: product.cast.employee.id,
      nominator: { firstName: product.cast.employee.firstName },
    });
    const history = await employee.get(`/api/recognitions/${id}/history`);
    expect(z.array(historyEntry).parse(history.json)).toHaveLength(2);
  });

  test('of a manager for their own report is an administrator’s to decide', async () => {
    const { id } = await nominate(manager, product.cast.employee.id);
    expect(await waitsFor(manager, id)).toBe(false);
    expect(await decide(manager, id, { status: 'approved' })).toBe(403);
    expect(await decide(leader, id, { status: 'approved' })).toBe(404);
    expect(await waitsFor(admin, id)).toBe(true);
    expect(await decide(admin, id, { status: 'approved' })).toBe(200);
  });

  test('that is declined is told to the nominator alone, with the reason', async () => {
    const { id } = await nominate(employee, await teammate(), 'organization');
    expect(await decide(manager, id, { status: 'declined' })).toBe(422);
    expect(await decide(manager, id, { status: 'declined', reason: 'Agreed before.' })).toBe(200);
    const own = (await list(employee)).find((one) => one.id === id);
    expect(own).toMatchObject({ status: 'declined', declinedReason: 'Agreed before.', isApproved: false });
    for (const other of [manager, leader, admin]) expect(await has(other, id)).toBe(false);
    expect(await decide(manager, id, { status: 'approved' })).toBe(409);
  });

  test('is refused in the specified words, and nothing is written', async () => {
    const head = await product.written();
    const { id: categoryId } = await activeCategory();
    const body = { recipientId: '', categoryId: '', title: ' ', description: 'Short', visibility: 'world' };
    const answer = await employee.post('/api/recognitions', body);
    expect(answer.status).toBe(422);
    for (const words of [
      'Please select a recipient',
      'Please select a category',
      'Title is required',
      'Description must be at least 10 characters',
    ])
      expect(answer.text).toContain(words);
    const good = { title: 'Calm', description: 'Kept everyone informed.', categoryId };
    const toOneself = { ...good, recipientId: product.cast.employee.id };
    expect((await employee.post('/api/recognitions', toOneself)).status).toBe(422);
    const toNobody = { ...good, recipientId: randomUUID() };
    expect((await employee.post('/api/recognitions', toNobody)).status).toBe(422);
    const toAuditor = { ...good, recipientId: product.cast.auditor.id };
    expect((await employee.post('/api/recognitions', toAuditor)).status).toBe(422);
    const ofNothing = { ...good, recipientId: await teammate(), categoryId: randomUUID() };
    expect((await employee.post('/api/recognitions', ofNothing)).status).toBe(422);
    const retired = (await categories()).find(({ isActive }) => !isActive);
    const ofRetired = { ...good, recipientId: await teammate(), categoryId: retired?.id };
    expect((await employee.post('/api/recognitions', ofRetired)).status).toBe(422);
    expect(await product.written()).toBe(head);
  });

  test('goes to the recipient’s new manager for approval, and is no longer the former one’s', async () => {
    const recipient = await teammate();
    const { id } = await nominate(employee, recipient);
    const change = (managerId: string) =>
      admin.patch(`/api/people/${recipient}`, { managerId, reason: 'Reorganization' });
    expect((await change(product.cast.leader.id)).status).toBe(200);
    uptodate(admin.position);
    expect(await waitsFor(leader, id)).toBe(true);
    expect(await decide(manager, id, { status: 'approved' })).toBe(404);
    await expect
      .poll(async () => (await product.annals.services.log.readStream(`recognition-${id}`)).at(-1)?.data, {
        timeout: 20_000,
      })
      .toMatchObject({ approverId: product.cast.leader.id });
    expect(await decide(leader, id, { status: 'approved' })).toBe(200);
    expect((await change(product.cast.manager.id)).status).toBe(200);
  });
});

test.each([
  ['team', { team: true, department: false, stranger: false }],
  ['department', { team: true, department: true, stranger: false }],
  ['organization', { team: true, department: true, stranger: true }],
] as const)('visible to the %s', async (visibility, seenBy) => {
  const { readModels } = product.annals.services;
  const recipient = await teammate();
  const { id } = await nominate(leader, recipient, visibility);
  const { department } = product.cast.employee;
  const outside = () =>
    readModels('people')
      .select('id')
      .whereIn('role', ['employee', 'manager'])
      .whereNotIn('id', [product.cast.manager.id, product.cast.leader.id])
      .whereNot('managerId', product.cast.manager.id);
  const sameDepartment = (await outside().where({ department }).first()) as { id: PersonId } | undefined;
  const stranger = (await outside().whereNot({ department }).first()) as { id: PersonId } | undefined;
  const reader = (found: { id: PersonId } | undefined) => {
    if (!found) throw new Error('The demo company has somebody like this');
    return { id: found.id, role: 'employee' } as const;
  };
  const sees = async (who: ReturnType<typeof reader>) => {
    const feed = await recognitionsFor(readModels, who, { limit: 200 });
    const one = await recognitionFor(readModels, who, recognitionId.parse(id));
    expect(one !== undefined).toBe(feed.rows.some((shown) => shown.id === id));
    return one !== undefined;
  };
  // Before it is approved it is the nominator's and the approver's alone; the recipient does not know.
  for (const who of [reader({ id: recipient }), reader(sameDepartment), reader(stranger)])
    expect(await sees(who)).toBe(false);
  expect(await decide(manager, id, { status: 'approved' })).toBe(200);
  await product.annals.services.feed.waitFor(['recognitions'], await product.head(), 30_000);
  expect(await sees(reader({ id: recipient }))).toBe(true);
  expect(await sees(reader({ id: product.cast.employee.id }))).toBe(seenBy.team);
  expect(await sees(reader(sameDepartment))).toBe(seenBy.department);
  expect(await sees(reader(stranger))).toBe(seenBy.stranger);
});

test('colleagues are found by name: names and positions alone, never oneself or the auditor', async () => {
  const answer = await employee.get(`/api/colleagues?search=${product.cast.manager.firstName}`);
  const found = z.array(colleague.strict()).parse(answer.json);
  expect(found.map(({ id }) => id)).toContain(product.cast.manager.id);
  const all = z.array(colleague).parse((await employee.get('/api/colleagues')).json);
  for (const { id } of [product.cast.employee, product.cast.auditor])
    expect(all.map((one) => one.id)).not.toContain(id);
});

test('an administrator defines, revises and retires categories; others cannot', async () => {
  const words = {
    name: 'Safety',
    description: 'Keeps everybody safe.',
    iconName: 'award',
    color: 'green',
    pointValue: 12,
  };
  expect((await manager.post('/api/recognition-categories', words)).status).toBe(403);
  const { id } = commandAnswer.parse((await admin.post('/api/recognition-categories', words)).json);
  const path = `/api/recognition-categories/${id}`;
  expect((await admin.patch(path, { ...words, pointValue: 14 })).status).toBe(200);
  uptodate(admin.position);
  expect((await categories()).find((one) => one.id === id)).toMatchObject({ pointValue: 14, isActive: true });
  expect((await admin.post(`${path}/retire`, {})).status).toBe(200);
  expect((await admin.patch(path, words)).status).toBe(409);
  uptodate(admin.position);
  expect((await categories()).find((one) => one.id === id)).toMatchObject({ isActive: false });
});
