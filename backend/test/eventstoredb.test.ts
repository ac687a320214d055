import { randomUUID } from 'node:crypto';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { projectionStatuses } from '@annals/projections/kernel/status';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ServerDouble } from '../../event-store/test/eventstoredb/server-double';
import { startProduct, type Product } from './product';

let double: ServerDouble;
let product: Product;
beforeAll(async () => {
  double = await new ServerDouble().start();
  product = await startProduct(undefined, undefined, undefined, double.url);
  // Who reports to whom is asked of the read models: the demo company has to be in them.
  const { pool, log } = product.annals.services;
  await vi.waitUntil(
    async () => {
      const statuses = await projectionStatuses(pool, log);
      return statuses.length > 0 && statuses.every(({ lag }) => lag === '0');
    },
    { timeout: 60_000, interval: 200 },
  );
}, 180_000);
afterAll(async () => {
  await product.stop();
  double.stop();
});

const meeting = z.object({ id: z.string(), title: z.string(), status: z.string() });

test('the whole product runs on EventStoreDB: signing in, scheduling a 1:1, reading it back, its words only encrypted on the server', async () => {
  const { cast } = product;
  const manager = await product.signedIn('manager@annals.example', 'manager');
  const title = `Growth ${randomUUID()}`;
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
  const employeeId = cast.employee.id;
  const answer = await manager.post('/api/meetings', { employeeId, title, scheduledAt });
  expect(answer.status).toBe(201);
  const { id, position } = commandAnswer.parse(answer.json);
  expect(BigInt(position)).toBeLessThanOrEqual(await product.head());

  const list = await vi.waitUntil(
    async () => {
      const answer = await manager.get('/api/meetings');
      return answer.headers.get('annals-stale') === null && answer; // the demo company is being taken in
    },
    { timeout: 30_000 },
  );
  const mine = z
    .array(meeting)
    .parse(list.json)
    .find((one) => one.id === id);
  expect(mine).toMatchObject({ title, status: 'scheduled' });
  const employee = await product.signedIn('employee@annals.example', 'employee');
  employee.position = position;
  expect((await employee.get(`/api/meetings/${id}`)).status).toBe(200);

  const stored = double.log.stream(`annals.meeting-${id}`);
  expect(stored.map(({ type }) => type)).toEqual(['MeetingScheduled']);
  expect(Buffer.from(stored[0]?.data ?? []).toString()).not.toContain(title);
});

test('the same request sent again appends nothing', async () => {
  const manager = await product.signedIn('manager@annals.example', 'manager');
  const body = {
    employeeId: product.cast.employee.id,
    title: 'Once',
    scheduledAt: new Date(Date.now() + 90_000_000).toISOString(),
  };
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await manager.post('/api/meetings', body, key);
  const again = await manager.post('/api/meetings', body, key);
  expect(again.json).toEqual(first.json);
});

test('the server goes away and comes back: what was sent meanwhile is stored, once', async () => {
  const manager = await product.signedIn('manager@annals.example', 'manager');
  const schedule = (title: string) =>
    manager.post('/api/meetings', {
      employeeId: product.cast.employee.id,
      title,
      scheduledAt: new Date(Date.now() + 99_000_000).toISOString(),
    });
  double.stop();
  const sent = schedule('While it was away');
  await double.start();
  expect((await sent).status).toBe(201);
  const titles = z
    .array(meeting)
    .parse((await manager.get('/api/meetings')).json)
    .map(({ title }) => title);
  expect(titles.filter((title) => title === 'While it was away')).toHaveLength(1);
});
