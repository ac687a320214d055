import { randomUUID } from 'node:crypto';
import { aiInsightView } from '@annals/contracts/features/insights/views';
import { insightId } from '@annals/contracts/features/insights/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insight } from '../src/features/insights/decider';
import { expiryJobs } from '../src/features/insights/expiry';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;

let product: Product;
let manager: Client;
let employee: Client;
beforeAll(async () => {
  product = await startProduct();
  manager = await product.as('manager');
  employee = await product.as('employee');
});
afterAll(() => product.stop());

async function find(insightType: 'recommendation' | 'action_required', days = 7): Promise<string> {
  const id = insightId.parse(randomUUID());
  const { position } = await product.annals.services.dispatch(
    insight,
    id,
    {
      type: 'GenerateInsight',
      insightId: id,
      targetUserId: product.cast.manager.id,
      insightType,
      title: `About ${id}`,
      description: 'Two pain points wait.',
      priority: 'high',
      evidence: [{ label: 'Open for more than 14 days', value: '2', path: '/pain-points' }],
      rule: { name: 'ageing-pain-points', version: 1, threshold: 'open for more than 14 days' },
      actionPath: '/pain-points',
      expiresAt: new Date(Date.now() + days * DAY_MS).toISOString(),
    },
    { actor: { id: 'system:alex', role: 'system' }, commandId: randomUUID() },
  );
  manager.position = position;
  employee.position = position;
  return id;
}
const listed = async (client: Client) =>
  z.array(aiInsightView).parse((await client.get('/api/ai-insights?limit=200')).json);

test('its person sees it with its reasons, newest first, reads it and acts on it', async () => {
  await find('recommendation');
  const id = await find('action_required');
  const [newest] = await listed(manager);
  expect(newest).toMatchObject({
    id,
    isRead: false,
    actionTaken: false,
    metadata: {
      evidence: [{ label: 'Open for more than 14 days', value: '2', path: '/pain-points' }],
      rule: { name: 'ageing-pain-points', version: 1 },
      actionPath: '/pain-points',
    },
  });
  expect((await manager.patch(`/api/ai-insights/${id}/read`, {})).status).toBe(200);
  expect((await listed(manager))[0]).toMatchObject({ id, isRead: true, actionTaken: false });
  expect((await manager.post(`/api/ai-insights/${id}/action`, {})).status).toBe(200);
  expect((await listed(manager))[0]).toMatchObject({ id, isRead: true, actionTaken: true });
  const head = await product.written();
  await manager.post(`/api/ai-insights/${id}/action`, {});
  await manager.patch(`/api/ai-insights/${id}/read`, {});
  expect(await product.written()).toBe(head);
});

test('nobody else sees it, reads it or acts on it; one that asks for nothing is not acted on', async () => {
  const id = await find('recommendation');
  expect((await listed(employee)).some((found) => found.id === id)).toBe(false);
  const head = await product.written();
  expect((await employee.patch(`/api/ai-insights/${id}/read`, {})).status).toBe(404);
  expect((await employee.post(`/api/ai-insights/${id}/action`, {})).status).toBe(404);
  expect((await manager.post(`/api/ai-insights/${id}/action`, {})).status).toBe(409);
  expect(await product.written()).toBe(head);
});

test('when its time is over it is gone from the list at once, and expires once', async () => {
  const id = await find('action_required', 2);
  product.setClock(new Date(Date.now() + 3 * DAY_MS));
  expect((await listed(manager)).some((found) => found.id === id)).toBe(false);
  expect((await manager.post(`/api/ai-insights/${id}/action`, {})).status).toBe(409);
  const sweep = () => expiryJobs(product.annals.services)['sweep-expired-insights']?.({});
  await Promise.all([sweep(), sweep()]);
  const events = await product.annals.services.log.readStream(`insight-${id}`);
  expect(events.map(({ type }) => type)).toEqual(['InsightGenerated', 'InsightExpired']);
  product.setClock(new Date());
});
