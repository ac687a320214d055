import { operationsRoutes } from '@annals/contracts/features/operations/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct, type Client, type Product } from '../product';

/** Without workers: nothing that is asked for is carried out meanwhile. */
let product: Product;
let admin: Client;
beforeAll(async () => {
  product = await startProduct({ roles: ['api'] });
  admin = await product.as('admin');
}, 120_000);
afterAll(() => product.stop());

const BODIES: Readonly<Record<string, object>> = {
  rebuildProjection: { reason: 'A rebuild', review: true },
  rebuildAllProjections: { reason: 'A rebuild of all' },
  diffProjection: { reason: 'A comparison' },
  rollbackProjection: { reason: 'A roll-back' },
  pauseProjection: { reason: 'A pause' },
  resumeProjections: { names: 'all' },
  retryJob: { id: 'a-job' },
};
/** These name no read model. */
const OF_ALL: ReadonlySet<string> = new Set(['rebuildAllProjections', 'resumeProjections']);
/** These two have events of their own, which name the stream. */
const OWN_EVENTS = ['parkStream', 'unparkStream'];
const acts = Object.entries(operationsRoutes).filter(
  ([name, { may, path }]) =>
    may === 'operations:act' && path.startsWith('POST ') && !OWN_EVENTS.includes(name),
);

async function recorded() {
  const { events } = await product.annals.services.log.readAllBackward({ limit: 20 });
  return events.filter(({ type }) => type === 'OperationRequested');
}

test.each(acts.map(([name]) => name))('what an administrator does by %s is an event', async (name) => {
  const route = acts.find(([one]) => one === name)?.[1];
  const before = await recorded();
  const path = (route?.path ?? '').replace('POST ', '').replace(':name', 'meetings');
  await admin.post(path, BODIES[name] ?? {});
  const after = await recorded();
  const added = after.filter(({ id }) => !before.some((event) => event.id === id));
  expect(added).toHaveLength(1);
  const { metadata, data } = added[0] ?? { metadata: undefined, data: {} };
  expect(metadata?.actorRole).toBe('admin');
  expect(data).toMatchObject({
    operation: expect.any(String) as string,
    target: name === 'retryJob' ? 'a-job' : OF_ALL.has(name) ? 'all' : 'meetings',
  });
});

describe('the job board', () => {
  const board = '/api/operations/jobs/board';
  const QUEUE = `${board}/api/queues/annals`;

  test.each([
    ['PUT', `${QUEUE}/pause`],
    ['PUT', `${QUEUE}/resume`],
    ['PUT', `${QUEUE}/empty`],
    ['PUT', `${board}/api/queues/pause`],
    ['PUT', `${QUEUE}/retry/failed`],
    ['PUT', `${QUEUE}/clean/completed`],
    ['PUT', `${QUEUE}/promote`],
    ['PUT', `${QUEUE}/obliterate`],
    ['POST', `${QUEUE}/add`],
    ['PUT', `${QUEUE}/some-job/retry`],
    ['PUT', `${QUEUE}/some-job/clean`],
    ['PATCH', `${QUEUE}/some-job/update-data`],
    ['DELETE', `${QUEUE}/some-job`],
  ])('does nothing by %s %s', async (method, path) => {
    const { queues } = product.annals.services.jobs;
    const jobCounts = () => Promise.all(queues.map((queue) => queue.getJobCounts()));
    const before = await jobCounts();
    const body = JSON.stringify({ name: 'seal', data: {}, options: {} });
    const answer = await admin.send(method, path, body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('only shows jobs');
    for (const queue of queues) expect(await queue.isPaused()).toBe(false);
    expect(await jobCounts()).toEqual(before);
  });

  test('tells its page that it only shows', async () => {
    const answer = await admin.get(`${board}/api/queues?activeQueue=annals&page=1&jobsPerPage=10`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('"readOnlyMode":true');
  });
});
