import { randomUUID } from 'node:crypto';
import { SIGN_IN_ROLES } from '@annals/contracts/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS_SCHEMA } from '../src/accounts/schema';
import { DEMO_PASSWORD } from '../src/demo/accounts';
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
    const client = await product.signedIn('manager@annals.example', 'manager');
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

  test('refuses a wrong password, an unknown address and a wrong role in the same words', async () => {
    const visitor = product.visitor();
    const attempts = [
      { email: 'leader@annals.example', password: 'not-the-password', role: 'manager' },
      { email: 'nobody@annals.example', password: DEMO_PASSWORD, role: 'manager' },
      { email: 'leader@annals.example', password: DEMO_PASSWORD, role: 'admin' },
    ];
    const answers = [];
    for (const attempt of attempts) answers.push(await visitor.post('/api/auth/login', attempt));
    for (const { status, json } of answers) {
      expect(status).toBe(401);
      expect(json).toMatchObject({ title: 'Login failed', detail: 'Invalid credentials. Please try again.' });
    }
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

  test('is closed for a while after repeated failures, for known and unknown addresses alike', async () => {
    for (const email of ['auditor@annals.example', `${randomUUID()}@annals.example`]) {
      await product.annals.services.limits.forgive(email);
      const statuses = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        statuses.push(
          (
            await product
              .visitor()
              .post('/api/auth/login', { email, password: 'wrong-password', role: 'admin' })
          ).status,
        );
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const right = await product
        .visitor()
        .post('/api/auth/login', { email, password: DEMO_PASSWORD, role: 'admin' });
      expect(right.status).toBe(429);
      expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    const types = await accountEvents(product.cast.auditor.id);
    expect(types.filter((type) => type === 'AccountLocked')).toHaveLength(1);
    // Even where another process has not counted the tries, the account itself is locked.
    await product.annals.services.limits.forgive('auditor@annals.example');
    const locked = await product
      .visitor()
      .post('/api/auth/login', { email: 'auditor@annals.example', password: DEMO_PASSWORD, role: 'admin' });
    expect(locked.status).toBe(401);
  });

  test('leaves no password in the log', async () => {
    const { rows } = await product.annals.services.pool.query<{ found: boolean }>(
      `SELECT bool_or(data::text || metadata::text LIKE $1) AS found FROM annals_events.events`,
      [`%${DEMO_PASSWORD}%`],
    );
    expect(rows[0]?.found).toBe(false);
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
    const client = await product.signedIn('employee@annals.example', 'employee');
    const { rows } = await product.annals.services.pool.query(
      `SELECT 1 FROM ${ACCOUNTS_SCHEMA}.sessions WHERE sid = $1`,
      [client.cookie(COOKIE)],
    );
    expect(rows).toEqual([]);
  });

  test('ends with sign-out, which the log knows of', async () => {
    const client = await product.signedIn('employee@annals.example', 'employee');
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
    const client = await product.signedIn('employee@annals.example', 'employee');
    expect((await client.get('/api/logout', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  test('ends when its account is closed', async () => {
    const client = await product.signedIn('leader@annals.example', 'manager');
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
