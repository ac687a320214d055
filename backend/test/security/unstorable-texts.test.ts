import { randomUUID } from 'node:crypto';
import { problem } from '@annals/contracts/kernel/problem';
import { methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { admits } from '@annals/contracts/permissions';
import { PainPointReported } from '@annals/contracts/features/pain-points/events';
import { CareerPathDeclared } from '@annals/contracts/features/people/profile-events';
import { ROLES, type Role } from '@annals/contracts/kernel/roles';
import { routeTables } from '@annals/contracts/routes';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import { FEED_CHANNEL } from '@annals/projections/engine/feed-notice';
import { projectionStatuses } from '@annals/projections/engine/status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appendUnchecked } from '../../../event-store/test/old-log';
import { openStore } from '../../src/storage';
import { LONGEST_WAIT_MS } from '../../src/platform/http/routes';
import { startProduct, type Client, type Product } from '../product';

const UNSTORABLE = ['a\u0000b', 'half \ud800 a character', 'bell \u0007', 'next line \u0085', '\u007f'];
/** What the parameters of a path may be; nothing of it exists. */
const FILLERS = [
  '018f0000-0000-7000-8000-000000000001',
  '018f0000-0000-7000-8000-000000000001-0123456789abcdef0123456789abcdef',
  '1',
  'people',
  '2026',
  '2026-01',
  'DE',
  'meeting',
  'a'.repeat(43),
];

const routes: readonly Route[] = Object.values(routeTables).flatMap((table) => Object.values<Route>(table));

let product: Product;
const clients = new Map<Role, Client>();
beforeAll(async () => {
  product = await startProduct();
  for (const role of ROLES) clients.set(role, await product.as(role));
});
afterAll(() => product.stop());

/** The read models that do not show the newest event, or do not follow the log any more. */
async function notCurrent(): Promise<readonly string[]> {
  const { pool, log } = product.annals.services;
  const statuses = await projectionStatuses(pool, log);
  return statuses.filter(({ lag, status }) => lag !== '0' || status !== 'live').map(({ name }) => name);
}

function fillerFor({ params }: Route, name: string): string {
  const isTaken = (filler: string) => {
    const all = Object.fromEntries(Object.keys(params.shape).map((one) => [one, filler]));
    return !params.safeParse(all).error?.issues.some(({ path }) => path[0] === name);
  };
  return FILLERS.find(isTaken) ?? name;
}

/** One of those who may: each in their turn, because nobody may send very much in a minute. */
function clientFor(route: Route): Client {
  const able = ROLES.filter((candidate) => admits(route.may, candidate));
  const role = able[routes.indexOf(route) % able.length] ?? 'employee';
  const client = route.may === 'public' ? product.visitor() : clients.get(role);
  if (!client) throw new Error('nobody is signed in');
  return client;
}

describe.each(routes.map((route): [string, Route] => [route.path, route]))('%s', (_, route) => {
  test('refuses texts that cannot be stored with a sentence, wherever they stand', async () => {
    const client = clientFor(route);
    const { method, path } = methodAndPath(route);
    const head = await product.written();
    const refused = async (address: string, body: unknown, text: string) => {
      const answer = await client.send(
        method,
        address,
        method === 'GET' ? undefined : JSON.stringify(body),
        method === 'GET' ? {} : { 'content-type': 'application/json', 'Idempotency-Key': randomUUID() },
      );
      expect([text, answer.status]).toEqual([text, 422]);
      expect(problem.parse(answer.json).detail).toMatch(/^Please remove .* U\+[0-9A-F]{4}, number \d+ of/);
    };
    const anywhere = path.replaceAll(/:(\w+)/g, (_all, name: string) => fillerFor(route, name));
    const [nul = ''] = UNSTORABLE;
    if (route.kind === 'command') {
      for (const text of UNSTORABLE) await refused(anywhere, { list: [{ deep: [text] }] }, text);
      await refused(anywhere, { [nul]: 1 }, nul);
    } else await refused(`${anywhere}?q=${encodeURIComponent(nul)}`, {}, nul);
    if (path.includes(':'))
      await refused(path.replace(/:\w+/, encodeURIComponent(nul)).replaceAll(/:\w+/g, 'x'), {}, nul);
    expect(await product.written()).toBe(head);
  });
});

test('a request that froze the product: it is refused with a sentence, and every read model is current', async () => {
  const employee = await product.signedIn(product.cast.employee.email, 'employee');
  const answer = await employee.patch('/api/account/profile', { careerGoals: 'a\u0000b' });
  expect(answer.status).toBe(422);
  expect(problem.parse(answer.json)).toMatchObject({
    detail: expect.stringContaining('U+0000, number 2 of the text, cannot be stored') as string,
    errors: [{ path: 'careerGoals' }],
  });
  const kept = await employee.patch('/api/account/profile', { careerGoals: 'one\ntwo\r\n\tthree 🙂' });
  expect(kept.status).toBe(200);
  await expect.poll(notCurrent).toEqual([]);
});

test('a list of people: the command line is refused as the screen is', async () => {
  const { checkImport } = await import('../../src/features/imports/start-import');
  const head = 'email,firstName,lastName,position,department,role,managerEmail,hireDate';
  const row = (firstName: string, day: string) =>
    `x@annals.example,${firstName},X,Engineer,R,employee,,${day}`;
  for (const one of [row('A\u0000', '2026-01-01'), row('A', '0000-01-01'), row('A', '9999-01-01')]) {
    const report = await checkImport(product.annals.services, `${head}\n${one}`, randomUUID());
    expect(report.counts).toMatchObject({ hire: 0, error: 1 });
  }
});

test.each([
  ['U+0000 in a text', { title: 'a\u0000b' }],
  ['half a character', { title: 'a \udfff' }],
])('the log refuses by itself what no row can hold: %s', async (_, { title }) => {
  const { log } = product.annals.services;
  const personId = product.cast.employee.id;
  const about = {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actorId: personId,
    actorRole: 'employee',
    occurredAt: new Date().toISOString(),
  };
  const data = { personId, careerPathStatus: 'content_in_role', careerGoals: title };
  const head = await log.head();
  const declared = [{ type: 'CareerPathDeclared', data }];
  await expect(log.append(`x-${randomUUID()}`, declared, about, 'no-stream')).rejects.toThrow(
    'cannot be stored',
  );
  const reason = { ...about, reason: title };
  const plain = [{ type: 'SignedOut', data: { personId } }];
  await expect(log.append(`x-${randomUUID()}`, plain, reason, 'no-stream')).rejects.toThrow(
    'cannot be stored',
  );
  expect(await log.head()).toBe(head);
});

test('a log of before that holds such texts folds, and every read model stays current', async () => {
  const store = openStore(product.databaseUrl);
  const keys = new PostgresPersonalKeys(product.databaseUrl, parseMasterKey(product.masterKey));
  const { employee, manager } = product.cast;
  const by = { actorId: employee.id, actorRole: 'employee' };
  const painPointId = randomUUID();
  await appendUnchecked(store, keys, {
    definition: CareerPathDeclared,
    stream: `person-${employee.id}`,
    data: { personId: employee.id, careerPathStatus: 'content_in_role', careerGoals: 'a\u0000b \ud800' },
    ...by,
  });
  await appendUnchecked(store, keys, {
    definition: PainPointReported,
    stream: `painPoint-${painPointId}`,
    data: {
      painPointId,
      employeeId: employee.id,
      managerId: manager.id,
      title: 'Slow\u0000 builds',
      description: 'half \udc00',
      category: 'process',
      priority: 'high',
      impactLevel: 5,
      frequency: 'daily',
    },
    ...by,
  });
  await expect.poll(notCurrent).toEqual([]);
  const client = await product.signedIn(employee.email, 'employee');
  const own = await client.get('/api/account/profile');
  expect(own.json).toMatchObject({ careerGoals: 'a\uFFFDb \uFFFD' });
  await keys.close();
  await store.close();
});

test('notifications of strangers on the channels end no process, and deceive nobody', async () => {
  const { pool, log, feed } = product.annals.services;
  const foreign = [
    '',
    'hello',
    '{',
    'null',
    '[]',
    '{"name":1}',
    '{"name":"people","position":"x"}',
    '-1',
    '1e9',
  ];
  for (const payload of foreign)
    for (const channel of [FEED_CHANNEL, 'annals_appended', 'annals_personal_keys'])
      await pool.query('SELECT pg_notify($1, $2)', [channel, payload]);
  // A position far ahead hides nothing that is appended after it.
  await pool.query(`SELECT pg_notify('annals_appended', '9223372036854775807')`);
  const manager = await product.signedIn(product.cast.manager.email, 'manager');
  expect((await manager.patch('/api/account/profile', { careerGoals: 'Go on' })).status).toBe(200);
  expect(await feed.waitFor(['people'], await log.head(), 10_000)).toBe(true);
  await expect.poll(notCurrent).toEqual([]);
});

test('a paused read model costs its readers no time: they are told at once that they may see what is old', async () => {
  const admin = clients.get('admin');
  await admin?.post('/api/operations/projections/people/pause', { reason: 'a test' });
  const manager = await product.signedIn(product.cast.manager.email, 'manager');
  await manager.patch('/api/account/profile', { careerGoals: 'Nobody sees this yet' });
  // Somebody who waits, waits each time; a busy machine does not take as long three times in a row.
  const waits: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const started = performance.now();
    const answer = await manager.getOnce('/api/account/profile');
    waits.push(performance.now() - started);
    expect([answer.status, answer.headers.get('annals-stale')]).toEqual([200, 'true']);
  }
  expect(Math.min(...waits)).toBeLessThan(LONGEST_WAIT_MS);
  await admin?.post('/api/operations/projections/people/resume', {});
  await expect.poll(notCurrent).toEqual([]);
});
