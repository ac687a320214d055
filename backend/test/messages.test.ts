import { commandAnswer } from '@annals/contracts/kernel/route';
import { sentenceOf } from '@annals/contracts/notice-kinds';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { directoryEntry, teamMember } from '@annals/contracts/features/people/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let manager: Client;
let employee: Client;
beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections'] });
  manager = await product.as('manager');
  employee = await product.as('employee');
});
afterAll(() => product.stop());

const write = (client: Client, recipientId: string, text = 'Thank you for yesterday.') =>
  client.post('/api/messages', { recipientId, text });

test('a manager writes to a report, who is told who wrote what', async () => {
  const answer = await write(manager, product.cast.employee.id);
  expect(answer.status).toBe(201);
  employee.position = commandAnswer.parse(answer.json).position;
  const [told] = z.array(notificationView).parse((await employee.get('/api/notifications?limit=1')).json);
  expect(told).toMatchObject({ kind: 'message_received', aboutId: product.cast.manager.id, isRead: false });
  const { firstName, lastName } = product.cast.manager;
  expect(told && sentenceOf(told, String)).toBe(`${firstName} ${lastName} wrote: “Thank you for yesterday.”`);
});

test('anyone writes to their own manager', async () => {
  expect((await write(employee, product.cast.manager.id)).status).toBe(201);
});

test('nobody writes beyond their reach, to themselves, or nothing', async () => {
  const admin = await product.as('admin');
  const team = z.array(teamMember).parse((await manager.get('/api/team/members')).json);
  const everyone = z.array(directoryEntry).parse((await admin.get('/api/people?limit=200')).json);
  const inReach = new Set<string>([product.cast.manager.id, ...team.map(({ id }) => id)]);
  const own = everyone.find(({ id }) => id === product.cast.manager.id)?.managerId;
  const beyond = everyone.find(({ id }) => !inReach.has(id) && id !== own);
  const auditor = await product.as('auditor');
  const head = await product.written();
  expect((await write(manager, beyond?.id ?? '')).status).toBe(404);
  expect((await write(employee, beyond?.id ?? '')).status).toBe(404);
  expect((await write(manager, product.cast.manager.id)).status).toBe(422);
  expect((await write(manager, product.cast.employee.id, '  ')).json).toMatchObject({
    status: 422,
    detail: 'Please write a message',
  });
  expect((await write(manager, product.cast.employee.id, 'x'.repeat(2_001))).status).toBe(422);
  expect((await write(auditor, product.cast.employee.id)).status).toBe(403);
  expect(await product.written()).toBe(head);
  expect((await write(admin, beyond?.id ?? '')).status).toBe(201);
});
