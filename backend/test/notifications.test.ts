import { commandAnswer } from '@annals/contracts/kernel/route';
import { noticeKindName } from '@annals/contracts/features/notifications/kind-name';
import { noticeKinds } from '@annals/contracts/notice-kinds';
import { notificationChoice, notificationView } from '@annals/contracts/features/notifications/views';
import { role } from '@annals/contracts/kernel/roles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let manager: Client;
let employee: Client;
beforeAll(async () => {
  product = await startProduct();
  manager = await product.as('manager');
  employee = await product.as('employee');
});
afterAll(() => product.stop());
beforeEach(async () => {
  await readEverything();
});

async function readEverything(): Promise<void> {
  const answer = await employee.post('/api/notifications/read', { until: new Date().toISOString() });
  expect(answer.status).toBe(200);
}

async function schedule(title: string): Promise<string> {
  const body = {
    title,
    employeeId: product.cast.employee.id,
    scheduledAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    duration: 30,
  };
  const { id, position } = commandAnswer.parse((await manager.post('/api/meetings', body)).json);
  employee.position = position;
  return id;
}

async function listed(query = '') {
  return z.array(notificationView).parse((await employee.get(`/api/notifications${query}`)).json);
}
const unread = async () => (await employee.get('/api/notifications/unread')).json;

test('what is told is unread until it is read, one by one or all at once', async () => {
  expect(await unread()).toEqual({ count: 0 });
  const ids = [await schedule('First'), await schedule('Second')];
  expect(await unread()).toEqual({ count: 2 });
  const told = await listed('?which=unread');
  expect(told.map(({ path }) => path)).toEqual(ids.map((id) => `/meetings/${id}`).reverse());
  await employee.patch(`/api/notifications/${encodeURIComponent(told[1]?.id ?? '')}/read`, {});
  expect(await unread()).toEqual({ count: 1 });
  await readEverything();
  expect(await unread()).toEqual({ count: 0 });
  expect(await listed('?which=unread')).toEqual([]);
  expect((await listed()).slice(0, 2).map(({ isRead }) => isRead)).toEqual([true, true]);
});

test('what is put away is not listed any more; nobody else can put it away', async () => {
  await schedule('Put away');
  const [told] = await listed();
  const path = `/api/notifications/${encodeURIComponent(told?.id ?? '')}/dismiss`;
  const head = await product.written();
  expect((await manager.patch(path, {})).status).toBe(404);
  expect(await product.written()).toBe(head);
  expect((await employee.patch(path, {})).status).toBe(200);
  expect((await listed()).map(({ id }) => id)).not.toContain(told?.id);
  expect(await unread()).toEqual({ count: 0 });
});

test('a kind that is switched off is not listed, and is there again when it is switched on', async () => {
  const choose = (app: boolean) =>
    employee.patch('/api/notifications/choices', { kind: 'meeting_scheduled', app, email: true });
  await schedule('Quiet');
  await choose(false);
  expect((await listed()).filter(({ kind }) => kind === 'meeting_scheduled')).toEqual([]);
  expect(await unread()).toEqual({ count: 0 });
  const choices = z.array(notificationChoice).parse((await employee.get('/api/notifications/choices')).json);
  expect(choices.find(({ kind }) => kind === 'meeting_scheduled')).toMatchObject({ app: false, email: true });
  await choose(true);
  expect((await listed())[0]?.facts['title']).toBe('Quiet');
  expect(await unread()).toEqual({ count: 1 });
});

test('pages give every notification once, newest first', async () => {
  const whole = await listed('?limit=200');
  const pages: string[] = [];
  let path: string | undefined = '/api/notifications?limit=3';
  while (path !== undefined) {
    const answer = await employee.get(path);
    pages.push(
      ...z
        .array(notificationView)
        .parse(answer.json)
        .map(({ id }) => id),
    );
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
  }
  expect(pages).toEqual(whole.map(({ id }) => id));
});

test('Settings offers the kinds that can reach one’s role, and nobody is told of another kind', async () => {
  const offered = async (client: Client) =>
    z
      .array(notificationChoice)
      .parse((await client.get('/api/notifications/choices')).json)
      .map(({ kind }) => kind);
  const [forEmployee, forManager] = [await offered(employee), await offered(manager)];
  expect(forManager).toContain('time_off_requested');
  expect(forEmployee).not.toContain('time_off_requested');
  expect(forEmployee).toContain('time_off_approved');
  const auditor = await product.as('auditor');
  expect(await offered(auditor)).toContain('message_received');
  expect(await offered(auditor)).not.toContain('meeting_scheduled');
  const told = z
    .array(z.object({ role, kind: noticeKindName }))
    .parse(
      await product.annals.services
        .readModels('notifications')
        .join('people', 'people.id', 'notifications.personId')
        .distinct('people.role', 'notifications.kind'),
    );
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter((one) => !noticeKinds[one.kind].reaches.includes(one.role))).toEqual([]);
});
