import { methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { STEP_UP_MINUTES } from '@annals/contracts/kernel/step-up';
import { admits } from '@annals/contracts/permissions';
import { ROLES, type Role } from '@annals/contracts/kernel/roles';
import { routeTables } from '@annals/contracts/routes';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/features/accounts/public-password';
import { startProduct, type Answer, type Client, type Product } from '../product';

const NOBODY = '018f0000-0000-7000-8000-000000000001';
const asking: readonly [string, Route][] = Object.values(routeTables)
  .flatMap((table) => Object.values<Route>(table))
  .filter(({ stepUp }) => stepUp !== false)
  .map((route) => [route.path, route]);

let product: Product;
let now = 0;
beforeAll(async () => {
  product = await startProduct();
  now = Date.now();
  pass(0);
});
afterAll(() => product.stop());

function pass(minutes: number): void {
  now += minutes * 60_000;
  product.setClock(new Date(now));
}

/** A session that was left open: nobody at it knows the password. */
async function leftOpen(role: Role): Promise<Client> {
  const client = await product.as(role);
  client.password = undefined;
  pass(STEP_UP_MINUTES);
  return client;
}

const isAsked = ({ status, text }: Answer) => status === 403 && text.includes('request.step-up-needed');
const byPassword = (client: Client, password = DEMO_PASSWORD) =>
  client.post('/api/account/step-up/password', { password });
const byCode = (client: Client, code: string) => client.post('/api/account/step-up/code', { code });
const dangerous = (client: Client) =>
  client.post(`/api/privacy/people/${NOBODY}/holds`, { reason: 'A court asked for it.' });

function call(client: Client, { stepUp, ...route }: Route): Promise<Answer> {
  const { method, path } = methodAndPath({ stepUp, ...route });
  const address = path.replaceAll(/:\w+/g, NOBODY);
  const given = typeof stepUp === 'boolean' ? [] : Object.entries(stepUp);
  const body = Object.fromEntries(
    given.map(([field, values]) => [field, values === 'given' ? 'employee' : values[0]]),
  );
  if (method === 'GET') return client.get(address);
  return client.send(method, address, JSON.stringify({ ...VALID[path], ...body }), {
    'content-type': 'application/json',
  });
}

/** What a body needs besides the field that asks: the others are looked at first. */
const VALID: Readonly<Record<string, object>> = {
  '/api/people': {
    firstName: 'Nora',
    lastName: 'Nowhere',
    email: 'nora.nowhere@annals.example',
    department: 'Legal',
    position: 'Counsel',
    hireDate: '2026-11-02',
    managerId: null,
  },
  '/api/people/:personId': { reason: 'A new task' },
  '/api/people/:personId/planned-changes': { reason: 'A new task', takesEffectOn: '2099-01-01' },
};

test('dangerous acts are declared, those of the list among them', () => {
  const paths = asking.map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'POST /api/audit/sensitive-views',
      'POST /api/audit/evidence',
      'POST /api/privacy/people/:personId/erasure',
      'POST /api/privacy/people/:personId/erasure/approval',
      'POST /api/privacy/people/:personId/holds',
      'POST /api/privacy/people/:personId/holds/:holdId/lift',
      'POST /api/administration/privileged-acts/:actId/approval',
      'POST /api/identity-providers',
      'PATCH /api/identity-providers/:providerId',
      'POST /api/people',
      'PATCH /api/people/:personId',
    ]),
  );
});

test.each(asking)(
  '%s: a session that was left open is asked, and goes on once it has answered',
  async (_, route) => {
    const role = ROLES.find((candidate) => admits(route.may, candidate)) ?? 'admin';
    const client = await leftOpen(role);
    const head = await product.written();
    expect(isAsked(await call(client, route))).toBe(true);
    expect(await product.written()).toBe(head);
    expect((await byPassword(client)).status).toBe(200);
    expect(isAsked(await call(client, route))).toBe(false);
  },
);

test('it counts for five minutes, in its own session, and only with the right password', async () => {
  const client = await leftOpen('admin');
  const another = await leftOpen('admin');
  expect((await byPassword(client, 'not the password')).json).toMatchObject({
    errors: [{ path: 'password' }],
  });
  expect(isAsked(await dangerous(client))).toBe(true);
  expect((await byPassword(client)).status).toBe(200);
  expect(isAsked(await dangerous(client))).toBe(false);
  expect(isAsked(await dangerous(another))).toBe(true);
  expect((await client.get('/api/account/step-up')).json).toEqual({
    freshUntil: new Date(now + STEP_UP_MINUTES * 60_000).toISOString(),
    ways: ['password'],
    providers: [],
  });
  pass(STEP_UP_MINUTES);
  expect(isAsked(await dangerous(client))).toBe(true);
  expect((await product.visitor().get('/api/account/step-up')).status).toBe(401);
});

test('who guesses the password of a session left open has to wait, as at the door', async () => {
  const client = await leftOpen('leader');
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await byPassword(client, 'wrong')).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test('who has a factor shows that: neither the password nor a code that was used is a way around it', async () => {
  const client = await leftOpen('auditor');
  const open = () => client.post('/api/audit/evidence', {});
  // Setting one up is a dangerous act itself: whoever finds the session open takes it over with none of theirs.
  expect(isAsked(await client.post('/api/account/second-factor/enrolment', {}))).toBe(true);
  expect((await byPassword(client)).status).toBe(200);
  const begun = await client.post('/api/account/second-factor/enrolment', {});
  const { secret } = begun.json as { secret: string };
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: now });
  const first = codeNow();
  const { recoveryCodes } = (await client.post('/api/account/second-factor', { code: first })).json as {
    recoveryCodes: string[];
  };
  pass(STEP_UP_MINUTES);
  expect(isAsked(await open())).toBe(true);
  expect((await byPassword(client)).status).toBe(409);
  expect((await byCode(client, first)).status).toBe(422);
  expect(isAsked(await open())).toBe(true);
  const code = codeNow();
  const statuses = (await Promise.all([byCode(client, code), byCode(client, code)])).map(
    ({ status }) => status,
  );
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 422]);
  expect(isAsked(await open())).toBe(false);
  pass(STEP_UP_MINUTES);
  expect((await byCode(client, recoveryCodes[0] ?? '')).status).toBe(200);
  expect(isAsked(await open())).toBe(false);
  const { log, userAuth } = product.annals.services;
  const owner = await userAuth.ownerOf('auditor@annals.example');
  const told = await log.readStream(`secondFactor-${owner ?? ''}`);
  expect(told.flatMap(({ type, data }) => (type === 'SteppedUp' ? [data] : [])).slice(-3)).toMatchObject([
    { by: 'password' },
    { by: 'app' },
    { by: 'recovery code' },
  ]);
});
