import { quietRule, aiInsightView, insightRuleView } from '@annals/contracts/insights/views';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insightJobs, insightsPolicy } from '../src/insights/jobs';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;

let product: Product;
let manager: Client;
let employee: Client;
let admin: Client;
let started: Date;
beforeAll(async () => {
  product = await startProduct(['api', 'projections']);
  manager = await product.signedIn('manager@annals.example', 'manager');
  employee = await product.signedIn('employee@annals.example', 'employee');
  admin = await product.signedIn('admin@annals.example', 'admin');
  started = new Date();
});
afterAll(() => product.stop());

interface Queued {
  readonly name: string;
  readonly id: string;
  readonly data: object;
}

/** A worker of its own with a queue that only remembers, as the real one does, one job per id. */
function worker() {
  const queued = new Map<string, Queued>();
  const queue = {
    add: (name: string, id: string, data: object) => {
      if (!queued.has(id)) queued.set(id, { name, id, data });
      return Promise.resolve();
    },
  };
  const jobs = insightJobs(queue, product.annals.services);
  const work = async () => {
    for (const { name, data } of queued.values()) await jobs[name]?.(data);
    queued.clear();
  };
  return { queue, queued, work, sweep: () => jobs['sweep-insights']?.({}) };
}

/** A whole nightly run by one worker. */
async function night(): Promise<void> {
  const one = worker();
  await one.sweep();
  await one.work();
}

async function foundEvents(): Promise<RecordedEvent[]> {
  const all: RecordedEvent[] = [];
  for (let after = 0n; ;) {
    const { events } = await product.annals.services.log.readAll({ after, limit: 1_000 });
    const last = events.at(-1);
    if (!last) return all.filter(({ stream }) => stream.startsWith('insight-'));
    all.push(...events);
    after = last.position;
  }
}

const listed = async (client: Client) => {
  client.position = String(await product.head());
  return z.array(aiInsightView).parse((await client.get('/api/ai-insights?limit=200')).json);
};
const ageing = async () =>
  (await listed(manager)).find(({ metadata }) => metadata.rule.name === 'ageing-pain-points');
const report = async (title: string) => {
  const answer = await employee.post('/api/pain-points', {
    title,
    description: 'It takes a morning each week.',
    category: 'tools',
    priority: 'medium',
    impactLevel: 5,
    frequency: 'weekly',
  });
  expect(answer.status).toBe(201);
  return (answer.json as { id: string }).id;
};

test('two workers that judge everybody at the same time find everything once, and again nothing', async () => {
  const [one, other] = [worker(), worker()];
  await one.sweep();
  await other.sweep();
  expect([...one.queued.keys()]).toEqual([...other.queued.keys()]);
  expect(one.queued.size).toBe(32);
  await Promise.all([one.work(), other.work()]);
  const found = await foundEvents();
  expect(found.length).toBeGreaterThan(0);
  const streams = found.map(({ stream }) => stream);
  expect(new Set(streams).size).toBe(streams.length);
  const head = await product.head();
  // The queue is lost: the next sweep fills it again, and nothing new is found.
  await night();
  expect(await product.head()).toBe(head);
});

test('a share that a dying worker left half done is done again without doubling', async () => {
  const one = worker();
  await one.sweep();
  const [first] = one.queued.values();
  const jobs = insightJobs(one.queue, product.annals.services);
  product.setClock(new Date(started.getTime() + DAY_MS));
  await jobs[first?.name ?? '']?.(first?.data);
  await night();
  const kept = (await foundEvents()).filter(({ type }) => type === 'InsightGenerated');
  expect(new Set(kept.map(({ stream }) => stream)).size).toBe(kept.length);
  product.setClock(started);
});

test('a pain point ages: its manager is told with the evidence, and it ends by itself when it is taken up', async () => {
  const id = await report('The laptop is slow');
  product.setClock(new Date(started.getTime() + 15 * DAY_MS));
  await night();
  const found = await ageing();
  expect(found?.metadata).toMatchObject({
    actionPath: '/pain-points?status=open',
    rule: { name: 'ageing-pain-points', version: 2, threshold: 'open for 14 days or more' },
  });
  expect(found?.metadata.evidence.some(({ path }) => path === `/pain-points/${id}`)).toBe(true);

  // All that wait are taken up: soon after, by the policy, the insight is gone.
  const { queue, queued, work } = worker();
  const policy = insightsPolicy(queue as never, () => new Date());
  const waiting = found?.metadata.evidence.flatMap(({ path }) => path?.split('/')[2] ?? []) ?? [];
  for (const point of waiting) {
    const answer = await manager.patch(`/api/pain-points/${point}`, { status: 'in_progress' });
    expect(answer.status).toBe(200);
    for (const event of await product.annals.services.log.readStream(`painPoint-${point}`))
      await policy.react(event);
  }
  // However much happens within a minute, each person is looked at once.
  expect([...queued.values()].filter(({ data }) => 'personId' in data)).toHaveLength(
    new Set([...queued.values()].map(({ data }) => (data as { personId: string }).personId)).size,
  );
  await work();
  expect((await ageing())?.id).not.toBe(found?.id);
  const ended = await product.annals.services.log.readStream(`insight-${found?.id ?? ''}`);
  expect(ended.at(-1)).toMatchObject({ type: 'InsightExpired', data: { because: 'no-longer-holds' } });
  product.setClock(started);
});

test('not helpful: it is gone, its rule is quiet for four weeks and says so, and then speaks again', async () => {
  await report('The printer jams');
  product.setClock(new Date(started.getTime() + 40 * DAY_MS));
  await night();
  const found = await ageing();
  const contest = (client: Client) =>
    client.post(`/api/ai-insights/${found?.id ?? ''}/contest`, { comment: 'We know.' });
  expect((await contest(employee)).status).toBe(404);
  expect((await contest(manager)).status).toBe(200);
  expect(await ageing()).toBeUndefined();
  const quiet = z.array(quietRule).parse((await manager.get('/api/ai-insights/quiet')).json);
  expect(quiet).toMatchObject([{ rule: 'ageing-pain-points', times: 1 }]);

  await report('The door sticks');
  product.setClock(new Date(started.getTime() + 60 * DAY_MS));
  await night();
  expect(await ageing()).toBeUndefined();
  product.setClock(new Date(started.getTime() + 69 * DAY_MS));
  await night();
  expect(await ageing()).toMatchObject({ contestedBefore: 1 });
  product.setClock(started);
});

test('administrators set what a rule compares with, with a reason; the next run goes by it', async () => {
  const rules = async () => z.array(insightRuleView).parse((await admin.get('/api/ai-insights/rules')).json);
  const set = (client: Client, thresholds: object, reason = 'Pain points are looked at once a quarter.') =>
    client.post('/api/ai-insights/rules', { rule: 'ageing-pain-points', thresholds, reason });
  expect((await set(manager, { days: 80 })).status).toBe(403);
  const head = await product.head();
  expect((await set(admin, { days: 1 })).status).toBe(422);
  expect((await set(admin, { days: 80 }, ' ')).status).toBe(422);
  expect(await product.head()).toBe(head);
  expect((await set(admin, { days: 80 })).status).toBe(200);
  expect((await rules()).find(({ rule }) => rule === 'ageing-pain-points')).toMatchObject({
    thresholds: { days: 80 },
    reason: 'Pain points are looked at once a quarter.',
  });
  expect((await manager.get('/api/ai-insights/rules')).status).toBe(403);
  product.setClock(new Date(started.getTime() + 69 * DAY_MS));
  await night();
  expect(await ageing()).toBeUndefined();
  product.setClock(started);
});
