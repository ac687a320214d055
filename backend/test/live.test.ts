import { moved } from '@annals/contracts/live';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Client, type Product } from './product';

let product: Product;
const ending = new AbortController();
beforeAll(async () => {
  product = await startProduct(['api', 'projections']);
});
afterAll(async () => {
  ending.abort();
  await product.stop();
});

/** Listens as a browser does, and collects the tags it is told of. */
async function listen(client: Client): Promise<Set<string>> {
  const response = await fetch(`${product.url}/api/live`, {
    headers: { cookie: client.cookieHeader() },
    signal: ending.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const heard = new Set<string>();
  void (async () => {
    for await (const chunk of response.body ?? []) {
      for (const [, data = ''] of Buffer.from(chunk)
        .toString()
        .matchAll(/event: moved\ndata: (.*)\n/g))
        for (const tag of moved.parse(JSON.parse(data)).tags) heard.add(tag);
    }
  })().catch(() => undefined);
  return heard;
}

test('tells those whose screens show it, and nobody else, that something moved', async () => {
  const manager = await product.signedIn('manager@annals.example', 'manager');
  const employee = await product.signedIn('employee@annals.example', 'employee');
  const leader = await product.signedIn('leader@annals.example', 'manager');
  const auditor = await product.signedIn('auditor@annals.example', 'admin');
  const admin = await product.signedIn('admin@annals.example', 'admin');
  // What the read models still catch up with, such as these sign-ins, is no news.
  manager.position = admin.position = String(await product.head());
  expect((await manager.get('/api/notifications')).status).toBe(200);
  expect((await admin.get(`/api/people/${product.cast.employee.id}`)).status).toBe(200);
  const heardBy = {
    manager: await listen(manager),
    employee: await listen(employee),
    leader: await listen(leader),
    auditor: await listen(auditor),
  };
  const scheduledAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const body = { title: 'Live', employeeId: product.cast.employee.id, scheduledAt, duration: 30 };
  expect((await manager.post('/api/meetings', body)).status).toBe(201);
  await expect.poll(() => [...heardBy.employee].sort()).toEqual(['Meetings', 'Notifications']);
  await expect.poll(() => [...heardBy.manager]).toEqual(['Meetings']);
  // Leaders see lists of others' meetings: told too, a little later.
  await expect.poll(() => [...heardBy.leader].sort(), { timeout: 10_000 }).toContain('Meetings');
  expect([...heardBy.auditor]).toEqual([]);
});

test('is for people who are signed in', async () => {
  expect((await product.visitor().get('/api/live')).status).toBe(401);
});
