import { careerMilestoneView } from '@annals/contracts/features/career/views';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { directoryEntry } from '@annals/contracts/features/people/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { dueDateReminderJobs } from '../src/platform/jobs/due-date-reminders';
import { milestoneReminders } from '../src/features/career/reminders';
import { handoverJobs } from '../src/features/people/handover';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;

let product: Product;
let manager: Client;
let employee: Client;
let admin: Client;
let employeeId: string;
beforeAll(async () => {
  product = await startProduct();
  employeeId = product.cast.employee.id;
  manager = await product.as('manager');
  employee = await product.as('employee');
  admin = await product.as('admin');
});
afterAll(() => product.stop());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function plan(dueDate: string): Promise<string> {
  const answer = await manager.post('/api/career/milestones', {
    employeeId,
    milestoneType: 'quarterly',
    title: 'Reminded',
    dueDate,
  });
  return commandAnswer.parse(answer.json).id;
}

async function eventsOf(id: string, type: string): Promise<unknown[]> {
  const events = await product.annals.services.log.readStream(`careerMilestone-${id}`);
  return events.filter((event) => event.type === type).map(({ data }) => data);
}

const kindsTold = async (client: Client) => {
  client.position = String(await product.head());
  const told = z.array(notificationView).parse((await client.get('/api/notifications')).json);
  return told.map(({ kind }) => kind);
};

test('both are reminded a week before, the manager when it is overdue: each once, however many workers there are', async () => {
  const dueDate = inDays(20);
  const id = await plan(dueDate);
  await expect.poll(() => eventsOf(id, 'CareerMilestonePlanned')).toHaveLength(1);
  // The queue loses everything it had.
  await product.annals.services.pool.query('TRUNCATE annals_queue.job CASCADE');
  const other = await product.again(['jobs', 'projections']);
  const sweep = async () => {
    for (const client of [manager, employee]) client.position = String(await product.head());
    await manager.get('/api/career/milestones');
    await Promise.all(
      [product.annals, product.annals, other].map(async ({ services }) =>
        dueDateReminderJobs(milestoneReminders, services)['sweep-career-milestone-reminders']?.({}),
      ),
    );
  };
  await sweep();
  expect(await eventsOf(id, 'CareerMilestoneReminderSent')).toEqual([]);
  product.setClock(new Date(Date.parse(dueDate) - 5 * DAY_MS));
  await sweep();
  const managerId = product.cast.manager.id;
  const both = { dueDate, occasion: 'week_before', recipientIds: [employeeId, managerId] };
  expect(await eventsOf(id, 'CareerMilestoneReminderSent')).toMatchObject([both]);
  product.setClock(new Date(Date.parse(dueDate) + 2 * DAY_MS));
  await sweep();
  await sweep();
  expect(await eventsOf(id, 'CareerMilestoneReminderSent')).toMatchObject([
    both,
    { dueDate, occasion: 'overdue', recipientIds: [managerId] },
  ]);
  product.setClock(new Date());
  expect(await kindsTold(employee)).toContain('career_milestone_reminder');
});

test('an open one follows its person to another manager, once, and is dropped when they leave', async () => {
  const id = await plan(inDays(60));
  const everyone = z.array(directoryEntry).parse((await admin.get('/api/people?limit=200')).json);
  const next = everyone.find(({ role, id: of }) => role === 'manager' && of !== product.cast.manager.id);
  const sweep = () => handoverJobs(product.annals.services)['sweep-managers-followed']?.({});
  const moved = await admin.patch(`/api/people/${employeeId}`, {
    managerId: next?.id,
    reason: 'Another team',
  });
  expect(moved.status).toBe(200);
  await expect.poll(() => eventsOf(id, 'CareerMilestoneHandedOver'), { timeout: 20_000 }).toHaveLength(1);
  await Promise.all([sweep(), sweep()]);
  expect(await eventsOf(id, 'CareerMilestoneHandedOver')).toMatchObject([
    { fromManagerId: product.cast.manager.id, managerId: next?.id },
  ]);
  employee.position = String(await product.head());
  const rows = z
    .array(careerMilestoneView)
    .parse((await employee.get('/api/career/milestones?limit=200')).json);
  expect(rows.find((row) => row.id === id)).toMatchObject({ managerId: next?.id, status: 'pending' });
  manager.position = String(await product.head());
  expect((await manager.get(`/api/career/milestones/${id}/history`)).status).toBe(404);

  await admin.post(`/api/people/${employeeId}/departure`, { lastDay: inDays(0) });
  await expect
    .poll(() => eventsOf(id, 'CareerMilestoneCancelled'), { timeout: 20_000 })
    .toMatchObject([{ reason: 'The employee has left.' }]);
});
