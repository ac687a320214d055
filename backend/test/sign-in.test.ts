import { SignedIn } from '@annals/contracts/features/accounts/events';
import { signedInDevice } from '@annals/contracts/features/accounts/self-service';
import { openableFields } from '@annals/contracts/features/audit/sensitivity';
import { SIGN_IN_ROLES } from '@annals/contracts/kernel/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ACCOUNTS_SCHEMA } from '../src/platform/sessions/schema';
import { DEMO_PASSWORD } from '../src/features/accounts/public-password';
import { startProduct, type Product } from './product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections'] });
});
afterAll(() => product.stop());

const accountEvents = async (personId: string) =>
  (await product.annals.services.log.readStream(`account-${personId}`)).map(({ type }) => type);

describe('signing in', () => {
  test('answers the role, starts a session and tells the log', async () => {
    const client = await product.as('manager');
    expect((await client.get('/api/auth/user')).json).toMatchObject({
      email: 'manager@annals.example',
      role: 'manager',
    });
    expect((await accountEvents(product.cast.manager.id)).at(-1)).toBe('SignedIn');
  });

  test('works for a role the account holds, and for no other', async () => {
    const held = {
      employee: ['employee'],
      manager: ['employee', 'manager'],
      leader: ['employee', 'manager'],
      admin: ['employee', 'admin'],
      auditor: ['employee', 'admin'],
    };
    for (const [who, roles] of Object.entries(held))
      for (const role of SIGN_IN_ROLES) {
        const answer = await product
          .visitor()
          .post('/api/auth/login', { email: `${who}@annals.example`, password: DEMO_PASSWORD, role });
        expect([who, role, answer.status]).toEqual([who, role, roles.includes(role) ? 200 : 401]);
      }
  });

  test('refuses a wrong password, an unknown address and both with a wrong role in the same words', async () => {
    const visitor = product.visitor();
    const attempts = [
      { email: 'leader@annals.example', password: 'not-the-password', role: 'manager' },
      { email: 'nobody@annals.example', password: DEMO_PASSWORD, role: 'manager' },
      { email: 'leader@annals.example', password: 'not-the-password', role: 'admin' },
    ];
    const answers = [];
    for (const attempt of attempts) answers.push(await visitor.post('/api/auth/login', attempt));
    for (const { status, json } of answers) {
      expect(status).toBe(401);
      expect(json).toMatchObject({ title: 'Login failed', detail: 'Invalid credentials. Please try again.' });
    }
  });

  test('a role that is not held is refused in words, to somebody who knows the password', async () => {
    const answer = await product
      .visitor()
      .post('/api/auth/login', { email: 'leader@annals.example', password: DEMO_PASSWORD, role: 'admin' });
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({
      type: 'urn:annals:problem:sign-in.role-not-held',
      detail:
        'Your account does not have the role Administrator. Choose another role, such as Employee, and sign in again.',
    });
  });

  test.each([
    [{ email: 'nonsense' }, 'Please enter a valid email address'],
    [{ password: 'short' }, 'Password must be at least 6 characters'],
    [{ role: 'king' }, 'Please select your role'],
  ])('says what is wrong with %o', async (wrong, message) => {
    const body = { email: 'a@annals.example', password: DEMO_PASSWORD, role: 'employee', ...wrong };
    expect((await product.visitor().post('/api/auth/login', body)).json).toMatchObject({
      status: 422,
      detail: message,
    });
  });

  test('leaves no password in the log', async () => {
    const { rows } = await product.annals.services.pool.query<{ found: boolean }>(
      `SELECT bool_or(data::text || metadata::text LIKE $1) AS found FROM annals_events.events`,
      [`%${DEMO_PASSWORD}%`],
    );
    expect(rows[0]?.found).toBe(false);
  });
});

describe('a sign-in in the log', () => {
  const CHROME =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';
  const login = { email: 'manager@annals.example', password: DEMO_PASSWORD, role: 'manager' };
  const newest = async (type: string) =>
    (await product.annals.services.log.readStream(`account-${product.cast.manager.id}`)).findLast(
      (event) => event.type === type,
    );

  test.each([
    ['203.0.113.57', '203.0.113.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['::ffff:198.51.100.7', '198.51.100.x'],
  ])('from %s carries session, device in words and %s', async (address, network) => {
    const client = product.visitor();
    const answer = await client.post('/api/auth/login', login, {
      'user-agent': CHROME,
      'x-forwarded-for': address,
    });
    expect(answer.status).toBe(200);
    const listed = z.array(signedInDevice).parse((await client.get('/api/account/devices')).json);
    const here = listed.find(({ isThis }) => isThis);
    expect(here).toMatchObject({ device: 'Chrome on Windows', network });
    const { rows } = await product.annals.services.pool.query<{ publicId: string }>(
      `SELECT sess ->> 'publicId' AS "publicId" FROM ${ACCOUNTS_SCHEMA}.sessions WHERE sid = $1`,
      [here?.id],
    );
    const event = await newest('SignedIn');
    expect(event?.data).toMatchObject({
      sessionId: rows[0]?.publicId,
      device: 'Chrome on Windows',
      network,
    });
    // Neither the secret of the cookie nor the full address.
    const stored = JSON.stringify(event?.data);
    expect(stored).not.toContain(client.cookie('annals.session'));
    expect(stored).not.toContain(address);
  });

  test('device and network are personal: the log has them encrypted, and auditors open them with a reason', async () => {
    await product.visitor().post('/api/auth/login', login, { 'user-agent': CHROME });
    const event = await newest('SignedIn');
    const { rows } = await product.annals.services.pool.query<{ data: string }>(
      'SELECT data::text FROM annals_events.events WHERE position = $1',
      [event?.position],
    );
    expect(rows[0]?.data).not.toMatch(/Chrome|10\.\d+\.\d+\.x/);
    await product.caughtUp();
    const auditor = await product.as('auditor');
    const { text, status } = await auditor.get(`/api/audit/events/${event?.id ?? ''}`);
    expect(status).toBe(200);
    const old = { personId: product.cast.manager.id, asRole: 'employee', sessionId: null };
    expect(openableFields(SignedIn, { ...old, device: null, network: null })).toEqual([]);
    expect(text).toMatch(/"field":"device","kind":"hidden"/);
    expect(text).not.toContain('Chrome on Windows');
    expect((await auditor.get(`/api/audit/records/${event?.stream ?? ''}/history`)).text).not.toContain(
      'Chrome',
    );
  });
});

describe('a session', () => {
  const COOKIE = 'annals.session';

  test('gets a new id at sign-in: one planted before is worth nothing', async () => {
    const victim = product.visitor();
    const login = { email: 'employee@annals.example', password: DEMO_PASSWORD, role: 'employee' };
    await victim.post('/api/auth/login', login);
    const first = victim.cookie(COOKIE);
    await victim.post('/api/auth/login', login);
    expect(victim.cookie(COOKIE)).not.toBe(first);
    const attacker = product.visitor();
    attacker.setCookie(COOKIE, first ?? '');
    attacker.setCookie(`${COOKIE}.sig`, 'forged');
    expect((await attacker.get('/api/auth/user')).status).toBe(401);
  });

  test('cannot be read out of the database', async () => {
    const client = await product.as('employee');
    const { rows } = await product.annals.services.pool.query(
      `SELECT 1 FROM ${ACCOUNTS_SCHEMA}.sessions WHERE sid = $1`,
      [client.cookie(COOKIE)],
    );
    expect(rows).toEqual([]);
  });

  test('ends with sign-out, which the log knows of', async () => {
    const client = await product.as('employee');
    const cookie = client.cookie(COOKIE) ?? '';
    const signature = client.cookie(`${COOKIE}.sig`) ?? '';
    const answer = await client.get('/api/logout');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    const stale = product.visitor();
    stale.setCookie(COOKIE, cookie);
    stale.setCookie(`${COOKIE}.sig`, signature);
    expect((await stale.get('/api/auth/user')).status).toBe(401);
    expect((await accountEvents(product.cast.employee.id)).at(-1)).toBe('SignedOut');
  });

  test('cannot be ended by another site', async () => {
    const client = await product.as('employee');
    for (const path of ['/api/logout', '/api/logout/', '/api/Logout'])
      expect((await client.get(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  test('ends when its account is closed', async () => {
    const client = await product.as('leader');
    const set = (active: boolean) =>
      product.annals.services.pool.query(
        `UPDATE ${ACCOUNTS_SCHEMA}.user_auth SET "isActive" = $1 WHERE email = 'leader@annals.example'`,
        [active],
      );
    await set(false);
    expect((await client.get('/api/meetings')).status).toBe(401);
    await set(true);
    expect((await client.get('/api/meetings')).status).toBe(401);
  });

  test('begins at an address that browsers go to', async () => {
    const answer = await product.visitor().get('/api/login');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login']);
  });
});

test('the demo accounts are offered while they exist', async () => {
  const { json } = await product.visitor().get('/api/auth/demo-accounts');
  expect((json as { email: string }[]).map(({ email }) => email)).toContain('manager@annals.example');
});
