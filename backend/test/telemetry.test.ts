import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { KINDS_OF_WAITING, WAITING_KINDS } from '@annals/contracts/features/operations/what-waits';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startAnnals, type RunningAnnals } from '../src/annals';
import { commandIdOf } from '../src/platform/http/idempotency-key';
import { rootOf } from '../src/platform/kernel/tracing';
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
    trustedProxies: 1,
    sessionDays: 7,
    frontEndDirectory: '/nowhere',
    pictures: { directory: '/nowhere' },
    queue: { databaseUrl: product.databaseUrl },
    host: '127.0.0.1',
    port: 0,
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

/** The figures, once the queue has answered: on a busy machine its first answer may come too late. */
async function figures(): Promise<string> {
  let text = '';
  const answered = async () => {
    text = await (await side('/metrics', { Authorization: `Bearer ${TOKEN}` })).text();
    return text;
  };
  await expect
    .poll(answered, { timeout: 20_000 })
    .toSatisfy(
      (found: string) =>
        found.includes('annals_queue_up 1') && found.includes('annals_waiting_unknown{kind="queue"} 0'),
    );
  return text;
}

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
  const command = commandIdOf({ get: () => key, method: 'POST', path: '/api/meetings' }) ?? '';
  const { traceId, spanId } = rootOf(command);
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
  const event = events.find(({ metadata }) => metadata.commandId === command);
  expect(JSON.stringify(event?.metadata)).not.toContain(traceId);
});

test('every process has a management server for probes, and figures for Prometheus behind a token', async () => {
  expect((await side('/health/live')).status).toBe(200);
  expect([200, 503]).toContain((await side('/health/ready')).status);
  expect((await side('/metrics')).status).toBe(401);
  expect((await side('/metrics', { Authorization: 'Bearer a token of other length!' })).status).toBe(401);
  const metrics = await side('/metrics', { Authorization: `Bearer ${TOKEN}` });
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  const text = await figures();
  expect(text).toContain('annals_database_up 1');
  expect(text).toMatch(/annals_projection_lag_seconds\{projection="meetings"\} \d/);
  expect(text).toMatch(/annals_http_request_seconds_count\{method="POST",status="2xx"\} [1-9]/);
  expect(text).toContain('annals_jobs{state="failed"} 0');
  // Off by default, and never on the port for people.
  expect(product.annals.sidePort).toBeUndefined();
  expect(await (await fetch(`${watched.url ?? ''}/metrics`)).text()).not.toContain('annals_database_up');
});

test('the alerts and the dashboard that come with Annals ask for figures that there are', async () => {
  const text = await (await side('/metrics', { Authorization: `Bearer ${TOKEN}` })).text();
  const told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const file of ['prometheus/annals.rules.yml', 'grafana/annals.json']) {
    const asked = readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8').matchAll(
      /\b(?:annals|process|nodejs)_[a-z0-9_]+/g,
    );
    const names = [...asked].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !told.has(name))).toEqual([]);
  }
});

test('whatever waits is told with its age, and each kind has its alert at the age that the doctor and the screen go by', async () => {
  const text = await figures();
  const rules = readFileSync(join(import.meta.dirname, '../../deploy/prometheus/annals.rules.yml'), 'utf8');
  for (const kind of WAITING_KINDS) {
    const { lateAfterSeconds } = KINDS_OF_WAITING[kind];
    expect(rules).toContain(`(annals_waiting_seconds{kind="${kind}"}) > ${String(lateAfterSeconds)} or `);
    expect(rules).toContain(`(annals_failing{kind="${kind}"}) == 1`);
    expect(text).toContain(`annals_waiting_unknown{kind="${kind}"} 0`);
  }
  expect(text).toMatch(/annals_waiting_seconds\{kind="read-model",name="meetings"\} \d/);
  expect(text).toMatch(/annals_progress_age_seconds\{kind="read-model",name="meetings"\} \d/);
  expect(text).toContain('annals_projection_waiting{projection="meetings"} 0');
});
