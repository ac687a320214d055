import { waitingRoutes } from '@annals/contracts/features/waiting/routes';
import { teamMember } from '@annals/contracts/features/people/views';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let manager: Client;
let employee: Client;

beforeAll(async () => {
  product = await startProduct();
  employee = await product.as('employee');
  manager = await product.as('manager');
});
afterAll(() => product.stop());

const waitingOn = async (screen: string, client: Client) =>
  waitingRoutes.counts.answer
    .parse((await client.get('/api/waiting')).json)
    .find((one) => one.screen === screen)?.count ?? 0;

test('a pain point waits for the manager until it is taken up, and for nobody else', async () => {
  const before = [await waitingOn('painPoints', manager), await waitingOn('painPoints', employee)];
  const { id } = commandAnswer.parse(
    (
      await employee.post('/api/pain-points', {
        title: 'Nobody answers the door',
        description: 'Parcels go back every day.',
        category: 'process',
        priority: 'low',
        impactLevel: 2,
        frequency: 'weekly',
      })
    ).json,
  );
  manager.position = employee.position;
  expect(await waitingOn('painPoints', manager)).toBe(Number(before[0]) + 1);
  expect(await waitingOn('painPoints', employee)).toBe(before[1]);
  expect((await manager.patch(`/api/pain-points/${id}`, { status: 'in_progress' })).status).toBe(200);
  expect(await waitingOn('painPoints', manager)).toBe(before[0]);
});

test('what was promised in a 1:1 waits for its owner from the day it is due', async () => {
  const [member] = z.array(teamMember).parse((await manager.get('/api/team/members')).json);
  const { id } = commandAnswer.parse(
    (
      await manager.post('/api/meetings', {
        title: 'What is due',
        employeeId: member?.id,
        // Not of today, wherever the manager is.
        scheduledAt: new Date(Date.now() + 72 * 3_600_000).toISOString(),
        duration: 30,
      })
    ).json,
  );
  const before = await waitingOn('meetings', manager);
  const { id: me } = z.object({ id: z.string() }).parse((await manager.get('/api/auth/user')).json);
  const promise = (dueDate: string) =>
    manager.post(`/api/meetings/${id}/action-items`, { text: 'Send the offer', ownerId: me, dueDate });
  expect((await promise('2099-01-01')).status).toBeLessThan(300);
  expect(await waitingOn('meetings', manager)).toBe(before);
  expect((await promise('2020-01-01')).status).toBeLessThan(300);
  expect(await waitingOn('meetings', manager)).toBe(before + 1);
});

test('everybody who has something to do here is answered', async () => {
  for (const role of ['leader', 'admin'] as const)
    expect((await (await product.as(role)).get('/api/waiting')).status).toBe(200);
  expect((await (await product.as('auditor')).get('/api/waiting')).status).toBe(403);
});
