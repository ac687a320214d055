import { signInPolicyRoutes } from '@annals/contracts/features/sign-in-policy/routes';
import { methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { admits } from '@annals/contracts/permissions';
import { routeTables } from '@annals/contracts/routes';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepSessions } from '../src/features/accounts/past-limits';
import { startProduct, type Answer, type Client, type Product } from './product';

const NOBODY = '018f0000-0000-7000-8000-000000000001';
const DAY = 24 * 60;
let product: Product;
let now = 0;
beforeAll(async () => {
  product = await startProduct({ sessionDays: 90 });
  now = Date.now();
  pass(0);
});
afterAll(() => product.stop());

function pass(minutes: number): void {
  now += minutes * 60_000;
  product.setClock(new Date(now));
}

const policyOf = async (client: Client) => (await client.get('/api/sign-in-policy')).json;
const requireOf = (client: Client, roles: readonly string[], graceDays: number) =>
  client.post('/api/sign-in-policy/second-factors', { roles, graceDays, reason: 'As the board decided' });
const limit = (client: Client, idleMinutes: number, longestDays: number) =>
  client.post('/api/sign-in-policy/sessions', { idleMinutes, longestDays, reason: '' });
const dueAtOf = async (client: Client) =>
  ((await client.get('/api/auth/user')).json as { secondFactorDueAt: string | null }).secondFactorDueAt;
const isAsked = ({ status, text }: Answer) => status === 403 && text.includes('request.second-factor-needed');

/** Sets up an authenticator app. @returns its secret */
async function enrol(client: Client): Promise<string> {
  const begun = await client.post('/api/account/second-factor/enrolment', {});
  const { secret } = begun.json as { secret: string };
  const code = new TOTP({ secret }).generate({ timestamp: now });
  expect((await client.post('/api/account/second-factor', { code })).status).toBe(200);
  return secret;
}

test('nobody needs a second factor until an administrator says so, who gives the reason and sees who has one', async () => {
  const admin = await product.as('admin');
  expect(await policyOf(admin)).toMatchObject({ roles: [], idleMinutes: 720, longestDays: 90, mostDays: 90 });
  expect(await dueAtOf(admin)).toBeNull();
  for (const wrong of [
    { roles: ['admin'], graceDays: -1 },
    { roles: ['admin'], graceDays: 91 },
    { roles: ['somebody'], graceDays: 1 },
  ])
    expect((await admin.post('/api/sign-in-policy/second-factors', { ...wrong, reason: '' })).status).toBe(
      422,
    );
  expect((await limit(admin, 4, 7)).status).toBe(422);
  expect((await limit(admin, 30, 91)).status).toBe(422);
  expect((await requireOf(admin, ['manager', 'manager'], 2)).status).toBe(200);
  expect(await policyOf(admin)).toMatchObject({
    roles: ['manager'],
    graceDays: 2,
    people: expect.arrayContaining([expect.objectContaining({ role: 'manager', withFactor: 0 })]) as unknown,
  });
  const head = await product.head();
  expect((await requireOf(admin, ['manager'], 2)).status).toBe(200);
  expect(await product.head()).toBe(head);
  const [event] = await product.annals.services.log.readStream('signInPolicy-organisation');
  expect(event).toMatchObject({
    type: 'SecondFactorsRequired',
    data: { roles: ['manager'], graceDays: 2 },
    metadata: { reason: 'As the board decided' },
  });
});

test('who has none goes on for the days of grace, and then can do nothing but set one up', async () => {
  const manager = await product.as('manager');
  const dueAt = await dueAtOf(manager);
  expect(Math.round((Date.parse(dueAt ?? '') - now) / 60_000)).toBe(2 * DAY);
  expect((await manager.get('/api/team/members')).status).toBe(200);
  pass(DAY);
  // A new session gains no time.
  const again = await product.as('manager');
  expect(await dueAtOf(again)).toBe(dueAt);
  pass(DAY);
  for (const client of [manager, again, await product.as('manager')]) {
    expect(await dueAtOf(client)).toBe(dueAt);
    expect(isAsked(await client.get('/api/team/members'))).toBe(true);
  }
  // Of the routes, every one that is not for it; of the pages, those that are nobody's own.
  const routes = Object.values(routeTables).flatMap((table) => Object.values<Route>(table));
  const closed = routes.filter(
    ({ may, isForFactor, path }) => may !== 'public' && !isForFactor && !path.includes(' /api/auth/'),
  );
  expect(closed.length).toBeGreaterThan(200);
  for (const route of closed) {
    const { method, path } = methodAndPath(route);
    const headers = { 'content-type': 'application/json' };
    const body = method === 'GET' ? undefined : '{}';
    const answer = await manager.send(method, path.replaceAll(/:\w+/g, NOBODY), body, headers);
    expect([route.path, isAsked(answer)]).toEqual([route.path, true]);
  }
  for (const page of [
    '/api/live',
    '/api/operations/jobs/board',
    `/api/audit/evidence/${NOBODY}/archive`,
    '/api/auth/../team/members',
    '/api//team/members',
    '/API/team/members',
  ]) {
    const answer = await manager.getOnce(page);
    expect([page, answer.status === 200 && answer.headers.get('content-type')?.includes('json')]).toEqual([
      page,
      false,
    ]);
  }
  expect(routes.filter(({ isForFactor }) => isForFactor).every(({ may }) => admits(may, 'manager'))).toBe(
    true,
  );

  const secret = await enrol(manager);
  expect(await dueAtOf(manager)).toBeNull();
  expect((await manager.get('/api/team/members')).status).toBe(200);
  expect((await again.get('/api/team/members')).status).toBe(200);
  // Removing it again is no way out.
  pass(10);
  const code = new TOTP({ secret }).generate({ timestamp: now });
  expect((await manager.post('/api/account/second-factor/removal', { code })).status).toBe(200);
  expect(isAsked(await manager.get('/api/team/members'))).toBe(true);
  const admin = await product.as('admin');
  await requireOf(admin, [], 2);
  expect((await manager.get('/api/team/members')).status).toBe(200);
});

test('sessions end as administrators decide, never later than the operator allows', async () => {
  const admin = await product.as('admin');
  expect((await limit(admin, 5, 1)).status).toBe(200);
  const employee = await product.as('employee');
  for (let minutes = 0; minutes < 12; minutes += 4) {
    pass(4);
    expect((await employee.get('/api/auth/user')).status).toBe(200);
  }
  pass(5);
  expect((await employee.get('/api/auth/user')).status).toBe(401);
  // It is over for good, not until somebody looks away; the log says why, once.
  const ended = async () =>
    (await product.annals.services.log.readStream(`account-${product.cast.employee.id}`))
      .filter(({ type }) => type === 'SessionsEnded')
      .map(({ data }) => (data as { because: string }).because);
  await expect.poll(ended).toEqual(['idle limit']);
  pass(-5);
  expect((await employee.get('/api/auth/user')).status).toBe(401);

  const another = await product.as('admin');
  expect((await limit(another, 720, 1)).status).toBe(200);
  for (let hours = 0; hours < 24; hours += 8) {
    expect((await another.get('/api/auth/user')).status).toBe(200);
    pass(8 * 60);
  }
  // Two requests at once, and the sweep beside them: one of them says so.
  const all = await Promise.all([
    another.get('/api/auth/user'),
    another.get('/api/auth/user'),
    another.get('/api/auth/user'),
  ]);
  expect(all.map(({ status }) => status)).toEqual([401, 401, 401]);
  const { log, pool } = product.annals.services;
  const ofAdmin = async () =>
    (await log.readStream(`account-${product.cast.admin.id}`)).filter(
      ({ type, data }) => type === 'SessionsEnded' && (data as { because: string }).because === 'age limit',
    );
  await expect.poll(async () => (await ofAdmin()).length).toBe(1);

  // Nobody comes again with this one.
  await product.as('auditor');
  await pool.query(
    `UPDATE annals_accounts.sessions SET expire = now() - interval '1 minute' WHERE sess ->> 'userId' = $1`,
    [product.cast.auditor.id],
  );
  await sweepSessions(product.annals.services);
  await sweepSessions(product.annals.services);
  expect(
    (await log.readStream(`account-${product.cast.auditor.id}`)).filter(
      ({ type }) => type === 'SessionsEnded',
    ),
  ).toMatchObject([{ data: { because: 'idle limit', count: 1 } }]);
});

test('what a process that died left undone is made up for, and an older policy comes too late', async () => {
  const { pool, log } = product.annals.services;
  const { SignInPolicies } = await import('../src/platform/sessions/sign-in-policies');
  const { applyPolicy } = await import('../src/features/sign-in-policy/apply');
  await pool.query('DELETE FROM annals_sign_in.policy');
  await applyPolicy({ log, pool });
  const kept = async () => (await pool.query('SELECT * FROM annals_sign_in.policy')).rows as object[];
  const [policy] = await kept();
  expect(policy).toMatchObject({ longestDays: 1, idleMinutes: 720 });
  await new SignInPolicies(pool).keep({
    roles: ['employee'],
    graceDays: 0,
    since: null,
    idleMinutes: 5,
    longestDays: 1,
    passwordsOff: false,
    position: 1n,
  });
  expect(await kept()).toEqual([policy]);
});

test('an administrator sees how often somebody failed again and again, and nobody in particular', async () => {
  now = Date.now();
  pass(0);
  const admin = await product.as('admin');
  const seen = async () => {
    admin.position = String(await product.head());
    return signInPolicyRoutes.failures.answer.parse((await admin.get('/api/sign-in-policy/failures')).json);
  };
  const before = (await seen()).at(-1);
  const stranger = product.visitor();
  const wrong = { email: 'manager@annals.example', password: 'not the password', role: 'manager' };
  for (let tries = 0; tries < 5; tries += 1)
    expect((await stranger.post('/api/auth/login', wrong)).status).toBe(401);
  const after = await seen();
  expect(after).toHaveLength(12);
  expect(after.map(({ week }) => new Date(week).getUTCDay())).toEqual(Array.from({ length: 12 }, () => 1));
  expect(after.at(-1)).toEqual({ ...before, passwords: (before?.passwords ?? 0) + 1 });
  expect((await (await product.as('auditor')).get('/api/sign-in-policy/failures')).status).toBe(403);
});
