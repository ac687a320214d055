import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/features/accounts/public-password';
import { SECOND_FACTOR_TABLES } from '../src/platform/sessions/schema';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let now = Date.now();

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
/** A code counts a step before and after its own, and never twice: each test has steps of its own. */
beforeEach(() => pass(600));

function pass(seconds: number): void {
  now += seconds * 1000;
  product.setClock(new Date(now));
}
const codeOf = (secret: string, stepsLater = 0) =>
  new TOTP({ secret }).generate({ timestamp: now + stepsLater * 30_000 });
const signIn = (client: Client, email: string) =>
  client.post('/api/auth/login', { email, password: DEMO_PASSWORD, role: 'employee' });
const show = (client: Client, code: string) => client.post('/api/auth/second-factor', { code });
const isSignedIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200;

/** Somebody of their own with an authenticator app, and a browser of theirs that is signed in. */
async function enrolled(email: string) {
  const client = await product.signedIn(email, 'employee');
  const begun = await client.post('/api/account/second-factor/enrolment', {});
  expect(begun.status).toBe(200);
  const { secret, address } = begun.json as { secret: string; address: string };
  expect(address).toContain(`secret=${secret}`);
  const confirmed = await client.post('/api/account/second-factor', { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = confirmed.json as { recoveryCodes: string[] };
  pass(60);
  return { client, secret, recoveryCodes };
}

async function typesOf(email: string): Promise<string[]> {
  const { userAuth, log } = product.annals.services;
  const owner = await userAuth.ownerOf(email);
  return (await log.readStream(`secondFactor-${owner ?? ''}`)).map(({ type }) => type);
}

test('after the password the code is asked for, and only then a session begins', async () => {
  const email = 'employee@annals.example';
  const { client, secret, recoveryCodes } = await enrolled(email);
  expect(recoveryCodes).toHaveLength(10);
  const visitor = product.visitor();
  const first = await signIn(visitor, email);
  expect(first.json).toEqual({ role: 'employee', needs: 'second-factor', factors: ['code'] });
  expect(await isSignedIn(visitor)).toBe(false);
  const before = visitor.cookie('annals.session');
  const second = await show(visitor, codeOf(secret));
  expect(second.json).toEqual({ role: 'employee' });
  expect(visitor.cookie('annals.session')).not.toBe(before);
  expect(await isSignedIn(visitor)).toBe(true);
  // What waited is over.
  expect((await show(visitor, codeOf(secret, 1))).status).toBe(401);
  expect((await client.get('/api/account/second-factor')).json).toMatchObject({ recoveryCodesLeft: 10 });

  pass(60);
  expect((await client.post('/api/account/second-factor/removal', { code: '000000' })).status).toBe(422);
  expect((await client.post('/api/account/second-factor/removal', { code: codeOf(secret) })).status).toBe(
    200,
  );
  expect((await signIn(product.visitor(), email)).json).toEqual({ role: 'employee' });
  expect(await typesOf(email)).toEqual([
    'SecondFactorEnrolled',
    'RecoveryCodesMade',
    'SecondFactorUsed',
    'SecondFactorRemoved',
  ]);
});

test('a code is accepted once, in whichever browser it is shown again', async () => {
  const email = 'manager@annals.example';
  const { secret } = await enrolled(email);
  const [one, another] = [product.visitor(), product.visitor()];
  await signIn(one, email);
  await signIn(another, email);
  const code = codeOf(secret);
  const statuses = (await Promise.all([show(one, code), show(another, code)])).map(({ status }) => status);
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 422]);
  // Nor an older one that was not shown.
  const third = product.visitor();
  await signIn(third, email);
  expect((await show(third, codeOf(secret, -1))).status).toBe(422);
  // Nor one that is not of now.
  expect((await show(third, codeOf(secret, 5))).status).toBe(422);
});

test('a recovery code works once, however it is typed; new ones end the earlier ones', async () => {
  const email = 'leader@annals.example';
  const { client, recoveryCodes } = await enrolled(email);
  const [code = '', unused = ''] = recoveryCodes;
  const visitor = product.visitor();
  await signIn(visitor, email);
  expect((await show(visitor, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
  const again = product.visitor();
  await signIn(again, email);
  expect((await show(again, code)).status).toBe(422);
  expect((await client.get('/api/account/second-factor')).json).toMatchObject({ recoveryCodesLeft: 9 });
  const renewed = await client.post('/api/account/second-factor/recovery-codes', {});
  expect(renewed.status).toBe(200);
  expect((await show(again, unused)).status).toBe(422);
  expect(await typesOf(email)).toContain('RecoveryCodeUsed');
});

test('what waits for a code is worth nothing else: not to another browser, not after five tries, not after a new password', async () => {
  const email = 'auditor@annals.example';
  const { client, secret } = await enrolled(email);
  // A code without the password before it.
  expect((await show(product.visitor(), codeOf(secret))).status).toBe(401);
  const visitor = product.visitor();
  await signIn(visitor, email);
  // With the cookie but without its signature.
  const thief = product.visitor();
  thief.setCookie('annals.second-factor', visitor.cookie('annals.second-factor') ?? '');
  expect((await show(thief, codeOf(secret))).status).toBe(401);
  for (let tries = 0; tries < 5; tries += 1) expect((await show(visitor, 'wrong')).status).toBe(422);
  expect((await show(visitor, codeOf(secret))).status).toBe(401);
  // From there even the next sign-in has to wait: a new one gives nobody new guesses.
  await signIn(visitor, email);
  expect((await show(visitor, codeOf(secret))).status).toBe(429);
  expect(await typesOf(email)).toContain('SecondFactorFailed');

  const late = product.visitor();
  await signIn(late, email);
  const changed = await client.patch('/api/account/password', {
    currentPassword: DEMO_PASSWORD,
    newPassword: 'four words that differ',
  });
  expect(changed.status).toBe(200);
  expect((await show(late, codeOf(secret))).status).toBe(401);
});

test('nobody sets up an app with a session left open, nor in the place of another one', async () => {
  const email = 'admin@annals.example';
  const thief = await product.signedIn(email, 'employee');
  const begin = () => thief.post('/api/account/second-factor/enrolment', {});
  thief.password = undefined;
  pass(300);
  expect((await begin()).status).toBe(403);
  expect((await thief.post('/api/account/second-factor', { code: '123456' })).status).toBe(409);
  const { client, secret } = await enrolled(email);
  expect((await client.post('/api/account/second-factor', { code: codeOf(secret) })).status).toBe(409);
  expect((await client.post('/api/account/second-factor/enrolment', {})).status).toBe(409);
});

test('neither secrets nor codes are in the log or, as they are shown, in the database; an erasure leaves nothing', async () => {
  const email = 'employee@annals.example';
  const { secret, recoveryCodes } = await enrolled(email);
  const { pool, userAuth } = product.annals.services;
  const tables = ['annals_events.events', ...SECOND_FACTOR_TABLES];
  const kept = await Promise.all(
    tables.map(async (table) => JSON.stringify((await pool.query(`SELECT t::text FROM ${table} t`)).rows)),
  );
  for (const shown of [secret, ...recoveryCodes]) expect(kept.join('')).not.toContain(shown);
  const owner = await userAuth.ownerOf(email);
  if (!owner) throw new Error('Nobody has this address');
  await userAuth.erase(owner);
  for (const table of SECOND_FACTOR_TABLES) {
    const { rowCount } = await pool.query(`SELECT FROM ${table} WHERE "personId" = $1`, [owner]);
    expect(rowCount).toBe(0);
  }
});
