import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { moved } from '@annals/contracts/live';
import { recognitionCategoryRow } from '@annals/contracts/features/recognition/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startProduct, type Client, type Product } from './product';

let product: Product;
const ending = new AbortController();
beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections'] });
  // What the read models still catch up with is no news.
  await product.caughtUp();
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
  const manager = await product.as('manager');
  const employee = await product.as('employee');
  const leader = await product.as('leader');
  const auditor = await product.as('auditor');
  const admin = await product.as('admin');
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
  await expect.poll(() => [...heardBy.leader].sort()).toContain('Meetings');
  expect([...heardBy.auditor]).toEqual([]);
});

test('is for people who are signed in', async () => {
  expect((await product.visitor().get('/api/live')).status).toBe(401);
});

test('that somebody answered a pulse check moves nobody’s screen but their own', async () => {
  const [employee, manager, leader, admin] = await Promise.all([
    product.as('employee'),
    product.as('manager'),
    product.as('leader'),
    product.as('admin'),
  ]);
  const heardBy = {
    employee: await listen(employee),
    manager: await listen(manager),
    leader: await listen(leader),
    admin: await listen(admin),
  };
  const scores = {
    overallWellbeing: 5,
    workLifeBalance: 5,
    stressLevel: 5,
    jobSatisfaction: 5,
    workload: 5,
    teamRelationships: 5,
  };
  expect((await employee.post('/api/wellbeing/checkins', scores)).status).toBe(201);
  await expect.poll(() => [...heardBy.employee]).toContain('Wellbeing');
  // Something else afterwards: when they have heard of that, they would have heard of the answer too.
  const body = { title: 'Later', employeeId: product.cast.employee.id, duration: 30 };
  const scheduledAt = new Date(Date.now() + 4 * 86_400_000).toISOString();
  expect((await manager.post('/api/meetings', { ...body, scheduledAt })).status).toBe(201);
  for (const heard of [heardBy.manager, heardBy.leader, heardBy.admin]) {
    await expect.poll(() => [...heard]).toContain('Meetings');
    expect([...heard]).not.toContain('Wellbeing');
  }
});

test('a nomination moves the screens of those who may see it, and the recipient’s only once it is approved', async () => {
  const [employee, manager, leader] = await Promise.all([
    product.as('employee'),
    product.as('manager'),
    product.as('leader'),
  ]);
  const [category] = z
    .array(recognitionCategoryRow)
    .parse((await leader.get('/api/recognition-categories')).json);
  const heardBy = { employee: await listen(employee), manager: await listen(manager) };
  const nominated = await leader.post('/api/recognitions', {
    recipientId: product.cast.employee.id,
    categoryId: category?.id,
    title: 'Live recognition',
    description: 'Found the mistake the evening before.',
  });
  expect(nominated.status).toBe(201);
  await expect.poll(() => [...heardBy.manager]).toContain('Recognitions');
  const scheduledAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const body = { title: 'In between', employeeId: product.cast.employee.id, scheduledAt, duration: 30 };
  expect((await manager.post('/api/meetings', body)).status).toBe(201);
  await expect.poll(() => [...heardBy.employee]).toContain('Meetings');
  expect([...heardBy.employee]).not.toContain('Recognitions');
  const { id } = commandAnswer.parse(nominated.json);
  expect((await manager.patch(`/api/recognitions/${id}`, { status: 'approved' })).status).toBe(200);
  await expect.poll(() => [...heardBy.employee]).toContain('Recognitions');
});

test('a process that stops lets go of browsers that connect again on the connection they have', async () => {
  const process = await product.again(['api']);
  const cookie = (await product.as('manager')).cookieHeader();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connect = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${process.url ?? ''}/api/live`, { agent, headers: { cookie } }, resolve).on('error', reject);
    });
  const first = await connect();
  const untilNobodyAnswers = async (response: IncomingMessage): Promise<never> => {
    await once(response.resume(), 'end');
    return untilNobodyAnswers(await connect());
  };
  const browser = untilNobodyAnswers(first);
  await Promise.all([expect(browser).rejects.toMatchObject({ code: 'ECONNREFUSED' }), process.stop()]);
  agent.destroy();
});

test('connections stay open for longer than the minute after which proxies close those that are idle', async () => {
  const agent = new Agent({ keepAlive: true });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${product.url}/health/live`, { agent }, resolve).on('error', reject);
  });
  const [, seconds] = /^timeout=(\d+)$/.exec(String(answer.resume().headers['keep-alive'])) ?? [];
  agent.destroy();
  expect(Number(seconds)).toBeGreaterThan(60);
});
