import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startAnnals, type RunningAnnals } from '../src/annals';
import { rootOf } from '../src/telemetry/tracing';
import { Client, startProduct, untilCaughtUp, type Product } from './product';

const TOKEN = 'a token of enough length';
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
});
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

const spans: z.infer<typeof span>[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { resourceSpans } = sent.parse(JSON.parse(body));
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  });
});
let product: Product;
let watched: RunningAnnals;

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  product = await startProduct({ roles: [] });
  watched = await startAnnals({
    databaseUrl: product.databaseUrl,
    masterKey: product.masterKey,
    logger: pino({ level: 'silent' }),
    roles: ['api', 'projections'],
    sessionSecret: randomBytes(32).toString('hex'),
    publicUrl: undefined,
    trustProxy: true,
    frontEndDirectory: '/nowhere',
    queue: { databaseUrl: product.databaseUrl },
    host: '127.0.0.1',
    port: 0,
    demo: true,
    mail: 'off',
    timeZone: 'UTC',
    holidayCalendar: 'US',
    alex: false,
    seal: product.annals.services.sealSettings,
    sidePort: 0,
    metrics: true,
    metricsToken: TOKEN,
    tracesEndpoint: `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`,
  });
  // A history that is folded in large pages leaves no spans.
  await untilCaughtUp(watched);
});
afterAll(async () => {
  await watched.stop();
  await product.stop();
  collector.closeAllConnections();
  collector.close();
});

const side = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${String(watched.sidePort)}${path}`, { headers });

test('a trace leads from the HTTP command through the append to the fold, and nothing of it stands in the event', async () => {
  const client = new Client(watched.url ?? '');
  await client.post('/api/auth/login', {
    email: 'manager@annals.example',
    password: 'annals-demo-2026',
    role: 'manager',
  });
  const key = randomUUID();
  const meeting = {
    title: 'Traced',
    employeeId: product.cast.employee.id,
    scheduledAt: '2030-01-07T10:00:00.000Z',
    duration: 30,
  };
  await expect
    .poll(async () => (await client.post('/api/meetings', meeting, { 'Idempotency-Key': key })).status, {
      timeout: 30_000,
    })
    .toBe(201);
  const { traceId, spanId } = rootOf(key);
  const ofTrace = () => spans.filter((one) => one.traceId === traceId);
  await expect
    .poll(() => new Set(ofTrace().map(({ name }) => name)), { timeout: 30_000 })
    .toSatisfy((names: Set<string>) =>
      ['HTTP POST', 'ScheduleMeeting', 'append', 'fold meetings'].every((name) => names.has(name)),
    );
  expect(
    ofTrace().some(
      ({ name, spanId: id, parentSpanId }) => name === 'HTTP POST' && id === spanId && !parentSpanId,
    ),
  ).toBe(true);
  expect(ofTrace().find(({ name }) => name === 'fold meetings')?.parentSpanId).toBe(spanId);
  const { events } = await watched.services.log.readAllBackward({ limit: 20 });
  const event = events.find(({ metadata }) => metadata.commandId === key);
  expect(JSON.stringify(event?.metadata)).not.toContain(traceId);
});

test('every process has a door for probes, and figures for Prometheus behind a token', async () => {
  expect((await side('/health/live')).status).toBe(200);
  expect([200, 503]).toContain((await side('/health/ready')).status);
  expect((await side('/metrics')).status).toBe(401);
  expect((await side('/metrics', { Authorization: 'Bearer a token of other length!' })).status).toBe(401);
  const metrics = await side('/metrics', { Authorization: `Bearer ${TOKEN}` });
  const text = await metrics.text();
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('annals_database_up 1');
  expect(text).toMatch(/annals_projection_lag_seconds\{projection="meetings"\} \d/);
  expect(text).toMatch(/annals_http_request_seconds_count\{method="POST",status="2xx"\} [1-9]/);
  expect(text).toContain('annals_jobs{state="failed"} 0');
  // Off by default, and never on the port for people.
  expect(product.annals.sidePort).toBeUndefined();
  expect(await (await fetch(`${watched.url ?? ''}/metrics`)).text()).not.toContain('annals_database_up');
});
