import { randomUUID } from 'node:crypto';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SignInRole } from '@annals/contracts/kernel/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS_SCHEMA } from '../../src/platform/sessions/schema';
import { SignInDelays } from '../../src/platform/sessions/sign-in-delays';
import { DEMO_PASSWORD } from '../../src/features/accounts/public-password';
import { startProduct, type Client, type Product } from '../product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ roles: ['api'] });
});
afterAll(() => product.stop());

const signIn = (client: Client, email: string, role: SignInRole, password = DEMO_PASSWORD) =>
  client.post('/api/auth/login', { email, password, role });

/** Statuses of wrong passwords in a row, all from one address. */
async function failures(client: Client, email: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let attempt = 0; attempt < times; attempt += 1)
    statuses.push((await signIn(client, email, 'admin', 'wrong-password')).status);
  return statuses;
}

const eventsOf = async (personId: PersonId) =>
  (await product.annals.services.log.readStream(`account-${personId}`)).map(({ type, data }) => ({
    type,
    data,
  }));

/** Lets the waits that are under way run out. */
const waitOver = () =>
  product.annals.services.pool.query(`UPDATE ${ACCOUNTS_SCHEMA}.sign_in_delays SET "nextTryAt" = now()`);

describe('who guesses', () => {
  test('waits longer after each failure, for known and unknown addresses alike', async () => {
    for (const email of ['auditor@annals.example', `${randomUUID()}@annals.example`]) {
      const stranger = product.visitor();
      expect(await failures(stranger, email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
      const waits = [];
      for (let round = 0; round < 3; round += 1) {
        const early = await signIn(stranger, email, 'admin');
        expect(early.status).toBe(429);
        waits.push(Number(early.headers.get('Retry-After')));
        await waitOver();
        expect(await failures(stranger, email, 1)).toEqual([401]);
      }
      expect(waits.map((seconds) => Math.round(seconds / 15))).toEqual([1, 2, 4]);
    }
  });

  test('makes others wait nowhere: the owner signs in from another address, again and again', async () => {
    const email = 'leader@annals.example';
    expect(await failures(product.visitor(), email, 6)).toContain(429);
    for (let time = 0; time < 21; time += 1)
      expect((await signIn(product.visitor(), email, 'manager')).status).toBe(200);
  });

  test('gets no new guesses when the owner signs in', async () => {
    const email = 'leader@annals.example';
    const stranger = product.visitor();
    expect(await failures(stranger, email, 6)).toContain(429);
    expect((await signIn(product.visitor(), email, 'manager')).status).toBe(200);
    expect(await failures(stranger, email, 1)).toEqual([429]);
  });

  test('makes all strangers wait a little when it is done from many addresses, and no known device', async () => {
    const email = 'manager@annals.example';
    const owner = await product.signedIn(email, 'manager');
    const strangers = Array.from({ length: 12 }, () => failures(product.visitor(), email, 2));
    expect((await Promise.all(strangers)).flat()).toContain(429);
    expect((await signIn(product.visitor(), email, 'manager')).status).toBe(429);
    expect((await signIn(owner, email, 'manager')).status).toBe(200);
    // The longest that they wait is a minute.
    await product.annals.services.pool.query(
      `UPDATE ${ACCOUNTS_SCHEMA}.sign_in_delays SET failures = 1000, "nextTryAt" = now() WHERE source = 'strangers'`,
    );
    expect(await failures(product.visitor(), email, 1)).toEqual([401]);
    const late = await signIn(product.visitor(), email, 'manager');
    expect(Number(late.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  });
});

test('who tries at the same moment as somebody else does not wait for them', async () => {
  const { pool } = product.annals.services;
  const schedule = { free: 5, firstMs: 1_000, longestMs: 1_000, forgottenAfterMs: 60_000 };
  const attempted = { account: randomUUID(), source: 'strangers' };
  const delays = new SignInDelays(pool);
  const slow = await pool.connect();
  try {
    // The time of a transaction is that of its beginning: this try came first, and gets to the row last.
    await slow.query('BEGIN');
    await slow.query('SELECT now()');
    expect(await delays.take(attempted, schedule)).toBe(0);
    await delays.takeBack(attempted);
    expect(await new SignInDelays(slow).take(attempted, schedule)).toBe(0);
    await slow.query('COMMIT');
  } finally {
    slow.release();
  }
});

describe('a known device', () => {
  test('is known for its own account alone, and only with the right signature', async () => {
    const device = await product.as('employee');
    const secret = device.cookie('annals.device') ?? '';
    const forger = product.visitor();
    forger.setCookie('annals.device', secret);
    forger.setCookie('annals.device.sig', 'forged');
    const { knownDevices } = product.annals.services;
    expect(await knownDevices.knownFor('employee@annals.example', secret)).toBeDefined();
    expect(await knownDevices.knownFor('admin@annals.example', secret)).toBeUndefined();
    const answer = await forger.post('/api/auth/login', {
      email: 'employee@annals.example',
      password: DEMO_PASSWORD,
      role: 'employee',
    });
    expect(answer.status).toBe(200);
    expect(forger.cookie('annals.device')).not.toBe(secret);
  });

  test('is no way to guess on: it waits as strangers do', async () => {
    const device = await product.as('admin');
    expect(await failures(device, 'admin@annals.example', 6)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(product.visitor(), 'admin@annals.example', 'admin')).status).toBe(200);
  });
});

test('fifty thousand failures are five events, which is all that a sign-in reads more; each says how many there were', async () => {
  const { id } = product.cast.employee;
  const before = (await eventsOf(id)).length;
  for (const alreadyFailed of [0, 3, 4, 5, 48, 49, 50, 499, 4_998, 4_999, 49_999, 50_000]) {
    await product.annals.services.pool.query(
      `UPDATE ${ACCOUNTS_SCHEMA}.user_auth SET "loginAttempts" = $2 WHERE "userId" = $1`,
      [id, alreadyFailed],
    );
    await signIn(product.visitor(), 'employee@annals.example', 'employee', 'wrong-password');
  }
  expect((await eventsOf(id)).slice(before)).toEqual([
    { type: 'SignInFailed', data: { personId: id, failuresInARow: 5 } },
    { type: 'SignInFailed', data: { personId: id, failuresInARow: 50 } },
    { type: 'SignInFailed', data: { personId: id, failuresInARow: 500 } },
    { type: 'SignInFailed', data: { personId: id, failuresInARow: 5_000 } },
    { type: 'SignInFailed', data: { personId: id, failuresInARow: 50_000 } },
  ]);
});
