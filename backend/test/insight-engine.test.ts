import { quietRule, aiInsightView, insightRuleView } from '@annals/contracts/features/insights/views';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { recipientsOf } from '@annals/projections/features/insights/recipients';
import { thresholdsNow } from '@annals/projections/features/insights/rules';
import { historyEntry } from '@annals/contracts/kernel/history';
import { judged } from '../src/features/insights/engine';
import { insightJobs, insightsPolicy } from '../src/features/insights/jobs';
import { openQueue } from '../src/platform/queue/queue';
import type { DispatchMany } from '../src/platform/commands/dispatch-many';
import type { Services } from '../src/platform/services/services';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;

let product: Product;
let manager: Client;
let employee: Client;
let admin: Client;
let started: Date;
beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections'] });
  manager = await product.as('manager');
  employee = await product.as('employee');
  admin = await product.as('admin');
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
  const jobs = insightJobs(product.annals.services, queue);
  const work = async () => {
    for (const { name, data } of queued.values()) await jobs[name]?.(data);
    queued.clear();
  };
  return { queue, queued, work, sweep: () => jobs['sweep-insights']?.({}) };
}

/** Whether each insight is there once. */
const onceEach = (events: readonly RecordedEvent[]) =>
  new Set(events.map(({ stream }) => stream)).size === events.length;

const shown = (services: Services) =>
  product.head().then((head) => services.feed.waitFor(['ai_insights', 'pain_points'], head, 30_000));

/** A worker on a real queue in PostgreSQL, as the jobs of the product are. */
function realWorker(name: string, services: Services) {
  const queue = openQueue({ databaseUrl: product.databaseUrl }, services.logger, `insights-${name}`);
  const jobs = insightJobs(services, queue);
  queue.work(jobs);
  return { sweep: () => jobs['sweep-insights']?.({}), stop: () => queue.close() };
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

test('a day later nothing is said again that was said before, and nothing has changed', async () => {
  const before = (await foundEvents()).filter(({ type }) => type === 'InsightGenerated');
  product.setClock(new Date(started.getTime() + DAY_MS));
  await night();
  const after = (await foundEvents()).filter(({ type }) => type === 'InsightGenerated');
  expect(onceEach(after)).toBe(true);
  const said = (events: readonly RecordedEvent[]) => new Set(events.map(({ stream }) => stream));
  expect([...said(before)].every((stream) => said(after).has(stream))).toBe(true);
  product.setClock(started);
});

test('a worker is killed in the middle of its shares, the queue is lost, two others start: everything once', async () => {
  // Much is new at once: what was said no longer holds, other things do.
  for (const title of ['The heating is off', 'The badge reader fails']) await report(title);
  const later = new Date(started.getTime() + 18 * DAY_MS);
  product.setClock(later);
  const { services } = product.annals;
  const people = await recipientsOf(services.readModels, { number: 0, of: 1 }, later, null, 10_000);
  const changesLeft = async () => {
    await shown(services);
    return judged(services.readModels, people, later, await thresholdsNow(services.readModels), 'UTC');
  };
  const due = await changesLeft();
  expect(due.length).toBeGreaterThan(4);

  // Killed between two appends: half of what it had to say is written, and nothing after that.
  let left = Math.ceil(due.length / 2);
  const dying: DispatchMany = async (decider, commands) => {
    await services.dispatchMany(decider, commands.slice(0, left));
    left = Math.max(0, left - commands.length);
    if (left === 0) throw new Error('killed');
  };
  const first = realWorker('first', { ...services, dispatchMany: dying });
  await first.sweep();
  await expect.poll(async () => (await foundEvents()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(() => left, { timeout: 30_000 }).toBe(0);
  await first.stop();

  // Its queue is gone. Two workers share a new one, which the sweep fills again.
  const [second, third] = [realWorker('second', services), realWorker('second', services)];
  await second.sweep();
  await third.sweep();
  await expect.poll(async () => (await changesLeft()).length, { timeout: 60_000 }).toBe(0);
  await Promise.all([second.stop(), third.stop()]);
  const found = await foundEvents();
  expect(onceEach(found.filter(({ type }) => type === 'InsightGenerated'))).toBe(true);
  expect(onceEach(found.filter(({ type }) => type === 'InsightExpired'))).toBe(true);
  const head = await product.head();
  await night();
  expect(await product.head()).toBe(head);
  product.setClock(started);
}, 120_000);

test('every event an insight rests on is one its person reads in the history of the record', async () => {
  const leader = await product.as('leader');
  const histories: Readonly<Record<string, (id: string) => string>> = {
    painPoint: (id) => `/api/pain-points/${id}/history`,
    performanceReview: (id) => `/api/performance-reviews/${id}/history`,
    onboarding: (id) => `/api/onboarding/workflows/${id}/history`,
    timelineEntry: (id) => `/api/performance/timeline/${id}/history`,
    skipLevelMeeting: (id) => `/api/skip-level/${id}/history`,
    meeting: (id) => `/api/meetings/${id}/history`,
  };
  const kinds = new Set<string>();
  for (const client of [manager, leader, employee])
    for (const { metadata } of await listed(client))
      for (const { id, stream, path } of metadata.evidence.flatMap(({ events = [] }) => events)) {
        const [category = '', ...rest] = stream.split('-');
        const address =
          category === 'timeOff'
            ? `/api/time-off/${new URLSearchParams(path.split('?')[1]).get('history') ?? ''}/history`
            : (histories[category]?.(rest.join('-')) ?? '');
        const answer = await client.get(address);
        expect([address, answer.status]).toEqual([address, 200]);
        expect(
          z
            .array(historyEntry)
            .parse(answer.json)
            .map((entry) => entry.id),
        ).toContain(id);
        kinds.add(category);
      }
  expect(kinds.size).toBeGreaterThan(2);
  expect(kinds).not.toContain('wellbeingCheckIn');
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
  const [reported] = await product.annals.services.log.readStream(`painPoint-${id}`);
  const figure = found?.metadata.evidence.find(({ path }) => path === `/pain-points/${id}`);
  expect(figure?.events).toEqual([
    {
      id: reported?.id,
      type: 'PainPointReported',
      stream: `painPoint-${id}`,
      position: String(reported?.position),
      at: reported?.metadata.occurredAt,
      path: `/pain-points/${id}`,
    },
  ]);
  // Those who read the log see which events they are, without the words about them.
  const [generated] = await product.annals.services.log.readStream(`insight-${found?.id ?? ''}`);
  expect(generated?.data).toHaveProperty('eventIds', expect.arrayContaining([reported?.id]));

  // All that wait are taken up: soon after, by the policy, the insight is gone.
  const { queue, queued, work } = worker();
  const policy = insightsPolicy(queue as never, () => new Date());
  const waiting = found?.metadata.evidence.flatMap(({ path }) => path?.split('/')[2] ?? []) ?? [];
  for (const point of waiting) {
    const answer = await manager.patch(`/api/pain-points/${point}`, { status: 'in_progress' });
    expect(answer.status).toBe(200);
    await policy.reactToAll(await product.annals.services.log.readStream(`painPoint-${point}`));
  }
  // However much happens within a minute, each person is looked at once.
  const lookedAt = [...queued.values()].flatMap(({ data }) =>
    'people' in data ? (data.people as readonly { readonly personId: string }[]) : [],
  );
  expect(new Set(lookedAt.map(({ personId: id }) => id)).size).toBe(lookedAt.length);
  expect(lookedAt.length).toBeGreaterThan(0);
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
  expect(quiet).toMatchObject([
    {
      rule: 'ageing-pain-points',
      times: 1,
      putAway: [{ id: found?.id, title: found?.title, comment: 'We know.' }],
    },
  ]);
  // What somebody put away, and why, is theirs: nobody above them reads it, and it is stored under their key.
  for (const client of [employee, admin, await product.as('leader')])
    expect((await client.get('/api/ai-insights/quiet')).text).not.toContain('We know.');

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
