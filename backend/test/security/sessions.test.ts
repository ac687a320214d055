import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/features/accounts/public-password';
import { startProduct, type Product } from '../product';

const LOGIN = { email: 'employee@annals.example', password: DEMO_PASSWORD, role: 'employee' };
const NAME = '__Host-annals.session';

describe('where people come by https', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ roles: ['api'], publicUrl: 'https://annals.example.org' });
  });
  afterAll(() => product.stop());

  test('every cookie is for this host alone, over https, and out of reach of scripts', async () => {
    const { headers } = await product.visitor().post('/api/auth/login', LOGIN);
    const cookies = headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining([NAME, `${NAME}.sig`, '__Host-annals.device', '__Host-annals.device.sig']),
    );
    for (const cookie of cookies) {
      const attributes = cookie.split('; ').slice(1);
      expect(attributes).toEqual(expect.arrayContaining(['path=/', 'secure', 'httponly', 'samesite=lax']));
      expect(attributes.some((attribute) => attribute.startsWith('domain'))).toBe(false);
      expect(cookie).toMatch(/^__Host-/);
    }
  });

  test('a session under the name without the prefix is none', async () => {
    const client = product.visitor();
    await client.post('/api/auth/login', LOGIN);
    expect((await client.get('/api/account/devices')).status).toBe(200);
    const other = product.visitor();
    for (const suffix of ['', '.sig'])
      other.setCookie(`annals.session${suffix}`, client.cookie(NAME + suffix) ?? '');
    expect((await other.get('/api/account/devices')).status).toBe(401);
  });
});

describe('a session', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ roles: ['api'], sessionDays: 7 });
  });
  afterAll(() => product.stop());

  test('has an id of 256 random bits, which the table does not have', async () => {
    const client = await product.signedIn(LOGIN.email, 'employee');
    const id = client.cookie('annals.session') ?? '';
    expect(id).toMatch(/^[\w-]{43}$/);
    const { rows } = await product.annals.services.pool.query('SELECT * FROM annals_accounts.sessions');
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test('ends when it was not used for twelve hours', async () => {
    const client = await product.signedIn(LOGIN.email, 'employee');
    const { pool } = product.annals.services;
    const { rows } = await pool.query<{ hours: number }>(
      'SELECT extract(epoch FROM max(expire) - now())::float8 / 3600 AS hours FROM annals_accounts.sessions',
    );
    expect(rows[0]?.hours).toBeCloseTo(12, 1);
    await pool.query("UPDATE annals_accounts.sessions SET expire = expire - interval '12 hours 1 minute'");
    expect((await client.get('/api/account/devices')).status).toBe(401);
  });

  test('ends seven days after it began, however much it was used', async () => {
    const client = await product.signedIn(LOGIN.email, 'employee');
    const after = async (days: number) => {
      product.setClock(new Date(Date.now() + days * 86_400_000));
      return (await client.get('/api/account/devices')).status;
    };
    expect([await after(1), await after(6.9), await after(7.01), await after(0)]).toEqual([
      200, 200, 401, 401,
    ]);
    // Another one begins by the same clock.
    product.setClock(new Date(Date.now() + 30 * 86_400_000));
    const later = await product.signedIn(LOGIN.email, 'employee');
    expect((await later.get('/api/account/devices')).status).toBe(200);
  });
});
