import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/features/accounts/public-password';
import { ACCOUNTS_SCHEMA, SECOND_FACTOR_TABLES } from '../../src/platform/sessions/schema';
import { startProduct, type Answer, type Client, type Product } from '../product';
import { SoftAuthenticator, type Twist } from '../soft-authenticator';

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
  readonly allowCredentials?: readonly { readonly id: string }[];
}

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const authenticator = () => new SoftAuthenticator(new URL(product.url).origin);
const optionsIn = (answer: Answer) => (answer.json as { options: Options }).options;
const askToMake = (client: Client) => client.post('/api/account/passkeys/options', {});
const keep = (client: Client, response: object, name = 'Office laptop') =>
  client.post('/api/account/passkeys', { name, response });
const ask = (client: Client, isSecondFactor = false) =>
  client.post('/api/auth/passkey/options', { isSecondFactor });
const show = (client: Client, response: object, isSecondFactor = false) =>
  client.post('/api/auth/passkey', { role: 'employee', response, isSecondFactor });
const isSignedIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200;
const password = (client: Client, email: string) =>
  client.post('/api/auth/login', { email, password: DEMO_PASSWORD, role: 'employee' });
const ownOf = async (client: Client) =>
  (await client.get('/api/account/second-factor')).json as {
    recoveryCodesLeft: number;
    passkeys: { id: string; name: string; lastUsedAt: string | null; onlyAt: string | null }[];
  };
const refused = { type: 'urn:annals:problem:second-factors.passkey-refused' };

async function eventsOf(email: string) {
  const { userAuth, log } = product.annals.services;
  const owner = (await userAuth.ownerOf(email)) ?? '';
  const streams = await Promise.all([
    log.readStream(`secondFactor-${owner}`),
    log.readStream(`account-${owner}`),
  ]);
  return streams.flat().map(({ type, data }) => ({ type, data }));
}

const made = new Map<string, ReturnType<typeof enrol>>();

/** Somebody with a passkey, the same in every test. */
function withPasskey(email: string) {
  const known = made.get(email) ?? enrol(email);
  made.set(email, known);
  return known;
}

async function enrol(email: string) {
  const client = await product.signedIn(email, 'employee');
  const key = authenticator();
  const kept = await keep(client, key.make(optionsIn(await askToMake(client))));
  expect(kept.status).toBe(201);
  return { client, key, codes: (kept.json as { recoveryCodes: string[] }).recoveryCodes };
}

/** Signs in by a passkey, in a browser of its own. */
async function signInBy(key: SoftAuthenticator, twist: Twist = {}) {
  const visitor = product.visitor();
  const answer = await show(visitor, key.use(optionsIn(await ask(visitor)), twist));
  return { visitor, answer };
}

test('a passkey signs in in the place of a password, is a second factor after it, and is removed', async () => {
  const email = 'employee@annals.example';
  const { client, key, codes } = await withPasskey(email);
  expect(codes).toHaveLength(10);
  const { visitor, answer } = await signInBy(key);
  expect(answer.json).toEqual({ role: 'employee' });
  expect(await isSignedIn(visitor)).toBe(true);

  // After the password it is asked for, and it has to be one of that person.
  const another = product.visitor();
  expect((await password(another, email)).json).toEqual({
    role: 'employee',
    needs: 'second-factor',
    factors: ['passkey', 'code'],
  });
  expect(await isSignedIn(another)).toBe(false);
  const options = optionsIn(await ask(another, true));
  expect(options.allowCredentials?.map(({ id }) => id)).toEqual([key.id.toString('base64url')]);
  expect((await show(another, key.use(options), true)).status).toBe(200);
  expect(await isSignedIn(another)).toBe(true);

  // A second one comes without new codes.
  const second = authenticator();
  const more = await keep(client, second.make(optionsIn(await askToMake(client))), 'Telephone');
  expect(more.json).toEqual({ recoveryCodes: [] });
  const { passkeys } = await ownOf(client);
  expect(passkeys).toMatchObject([
    { name: 'Office laptop', onlyAt: null },
    { name: 'Telephone', lastUsedAt: null },
  ]);
  expect(passkeys[0]?.lastUsedAt).not.toBeNull();
  for (const { id } of passkeys)
    expect((await client.post(`/api/account/passkeys/${id}/removal`, {})).status).toBe(200);
  expect(await ownOf(client)).toEqual({
    enrolledAt: null,
    recoveryCodesLeft: 0,
    passkeys: [],
    hasPassword: true,
  });
  expect((await signInBy(key)).answer.json).toMatchObject(refused);
  expect((await password(product.visitor(), email)).json).toEqual({ role: 'employee' });

  const told = await eventsOf(email);
  expect(told).toMatchObject([
    { type: 'PasskeyAdded', data: { name: 'Office laptop' } },
    { type: 'RecoveryCodesMade' },
    { type: 'SecondFactorUsed', data: { factor: 'passkey' } },
    { type: 'PasskeyAdded', data: { name: 'Telephone' } },
    { type: 'PasskeyRemoved' },
    { type: 'PasskeyRemoved' },
    ...told.slice(6),
  ]);
  expect(
    told.flatMap(({ type, data }) => (type === 'SignedIn' ? [(data as { method: string }).method] : [])),
  ).toEqual(['password', 'passkey', 'password', 'password']);
});

test('an answer of another site, to another challenge, of another kind or of nobody who was asked is refused', async () => {
  const { key } = await withPasskey('manager@annals.example');
  const twists: Twist[] = [
    { origin: 'https://annals.example.evil.example' },
    { origin: product.url.replace('http:', 'https:') },
    { rpId: 'evil.example' },
    { challenge: Buffer.from('what an attacker would like').toString('base64url') },
    { isVerified: false },
    { type: 'webauthn.create' },
    { userHandle: undefined },
    { userHandle: Buffer.alloc(16).toString('base64url') },
  ];
  for (const twist of twists) {
    const { visitor, answer } = await signInBy(key, twist);
    expect([twist, answer.status, answer.json]).toMatchObject([twist, 422, refused]);
    expect(await isSignedIn(visitor)).toBe(false);
  }
  // Of nobody, in the same words.
  expect((await signInBy(authenticator(), { userHandle: 'AAAA' })).answer.json).toMatchObject(refused);
  expect((await signInBy(key)).answer.status).toBe(200);
});

test('a challenge is answered once, by the browser that asked, for what it was made for', async () => {
  const email = 'leader@annals.example';
  const { client, key } = await withPasskey(email);
  // Replayed, in the same browser and in another one.
  const visitor = product.visitor();
  const used = key.use(optionsIn(await ask(visitor)));
  const cookies = [visitor.cookie('annals.passkey') ?? '', visitor.cookie('annals.passkey.sig') ?? ''];
  expect((await show(visitor, used)).status).toBe(200);
  const thief = product.visitor();
  thief.setCookie('annals.passkey', cookies[0] ?? '');
  thief.setCookie('annals.passkey.sig', cookies[1] ?? '');
  expect((await show(thief, used)).json).toMatchObject(refused);
  const stranger = product.visitor();
  await ask(stranger);
  expect((await show(stranger, used)).json).toMatchObject(refused);
  expect((await show(product.visitor(), used)).json).toMatchObject(refused);
  // At the same moment.
  const hasty = product.visitor();
  const both = key.use(optionsIn(await ask(hasty)));
  const statuses = (await Promise.all([show(hasty, both), show(hasty, both)])).map(({ status }) => status);
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 422]);
  // What was asked for to step up signs nobody in, and the other way round.
  const asked = await client.post('/api/account/step-up/passkey/options', {});
  expect((await show(client, key.use(optionsIn(asked)))).json).toMatchObject(refused);
  const response = key.use(optionsIn(await ask(client)));
  expect((await client.post('/api/account/step-up/passkey', { response })).json).toMatchObject(refused);
  // Too late.
  const late = product.visitor();
  const lateOptions = optionsIn(await ask(late));
  await product.annals.services.pool.query(
    `UPDATE ${SECOND_FACTOR_TABLES[4]} SET expires = now() - interval '1 second'`,
  );
  expect((await show(late, key.use(lateOptions))).json).toMatchObject(refused);
});

test('a passkey of one account is worth nothing at another: not after its password, nor to step up', async () => {
  const { key, client } = await withPasskey('auditor@annals.example');
  const { client: victim, key: theirs } = await withPasskey('admin@annals.example');
  const attacker = product.visitor();
  await password(attacker, 'admin@annals.example');
  const ofTheVictim = optionsIn(await ask(attacker, true));
  expect((await show(attacker, key.use(ofTheVictim), true)).json).toMatchObject(refused);
  const once = optionsIn(await ask(attacker, true));
  expect((await show(attacker, key.use(once))).json).toMatchObject(refused);
  // Nor does it help to ask as anybody, and to answer as the one who waits.
  const anybody = optionsIn(await ask(attacker));
  expect((await show(attacker, key.use(anybody), true)).json).toMatchObject(refused);
  expect(await isSignedIn(attacker)).toBe(false);
  const stepUp = async (with_: SoftAuthenticator, twist: Twist = {}) =>
    victim.post('/api/account/step-up/passkey', {
      response: with_.use(optionsIn(await victim.post('/api/account/step-up/passkey/options', {})), twist),
    });
  expect((await stepUp(key)).json).toMatchObject(refused);
  expect((await stepUp(key, { userHandle: undefined })).json).toMatchObject(refused);
  expect((await stepUp(theirs)).status).toBe(200);
  // Who has one does not show the password in its place.
  expect(
    (await victim.post('/api/account/step-up/password', { password: DEMO_PASSWORD })).json,
  ).toMatchObject({ type: 'urn:annals:problem:second-factors.needs-factor' });
  // Nor is it kept again for somebody else, or removed by them.
  const again = await keep(victim, key.make(optionsIn(await askToMake(victim))));
  expect(again.status).toBe(409);
  const { passkeys } = await ownOf(client);
  const [{ id } = { id: '' }] = passkeys;
  expect((await victim.post(`/api/account/passkeys/${id}/removal`, {})).status).toBe(404);
  // An answer to the challenge of one person does not enrol at another.
  const mine = optionsIn(await askToMake(client));
  victim.setCookie('annals.passkey', client.cookie('annals.passkey') ?? '');
  victim.setCookie('annals.passkey.sig', client.cookie('annals.passkey.sig') ?? '');
  expect((await keep(victim, authenticator().make(mine))).json).toMatchObject(refused);
});

test('a passkey that cannot tell who holds it is not kept', async () => {
  const client = await product.signedIn('employee@annals.example', 'employee');
  for (const twist of [
    { isVerified: false },
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { type: 'webauthn.get' },
    { challenge: 'AAAA' },
  ] satisfies Twist[])
    expect(
      (await keep(client, authenticator().make(optionsIn(await askToMake(client)), twist))).json,
    ).toMatchObject(refused);
  expect((await ownOf(client)).passkeys).toEqual([]);
});

test('somebody else signs in by their passkey where a sign-in of another person was given up', async () => {
  const { key } = await withPasskey('admin@annals.example');
  await withPasskey('manager@annals.example');
  const shared = product.visitor();
  expect((await password(shared, 'manager@annals.example')).json).toMatchObject({ needs: 'second-factor' });
  const options = optionsIn(await ask(shared));
  expect(options.allowCredentials).toBeUndefined();
  expect((await show(shared, key.use(options))).json).toEqual({ role: 'admin' });
  // What waited is over with it, and nothing waits in a browser in which no password was right.
  expect((await ask(shared, true)).status).toBe(401);
  expect((await ask(product.visitor(), true)).status).toBe(401);
});

test('a counter that goes back is a copy: refused, and told', async () => {
  const email = 'employee@annals.example';
  const { key } = await enrol(email);
  expect((await signInBy(key, { counter: 7 })).answer.status).toBe(200);
  for (const counter of [7, 6, 0])
    expect((await signInBy(key, { counter })).answer.json).toMatchObject(refused);
  expect((await eventsOf(email)).filter(({ type }) => type === 'PasskeyCopied')).toHaveLength(3);
  expect((await signInBy(key, { counter: 8 })).answer.status).toBe(200);
});

test('a locked account stays closed, and a new password is no way around a passkey', async () => {
  const email = 'manager@annals.example';
  const { client, key } = await withPasskey(email);
  const { pool } = product.annals.services;
  const lock = (until: string | null) =>
    pool.query(`UPDATE ${ACCOUNTS_SCHEMA}.user_auth SET "lockedUntil" = $2 WHERE email = $1`, [email, until]);
  await lock('infinity');
  expect((await signInBy(key)).answer.json).toMatchObject(refused);
  await lock(null);
  const newPassword = 'four words that differ';
  await client.patch('/api/account/password', { currentPassword: DEMO_PASSWORD, newPassword });
  const answer = await product
    .visitor()
    .post('/api/auth/login', { email, password: newPassword, role: 'employee' });
  expect(answer.json).toMatchObject({ needs: 'second-factor' });
  // An app is added with what they have, and asked for beside it.
  const begun = await client.post('/api/account/second-factor/enrolment', {});
  const { secret } = begun.json as { secret: string };
  const confirmed = await client.post('/api/account/second-factor', {
    code: new TOTP({ secret }).generate(),
  });
  expect(confirmed.status).toBe(200);
});

test('neither keys nor challenges are in the log; an erasure leaves nothing', async () => {
  const email = 'leader@annals.example';
  const { key } = await withPasskey(email);
  const { pool, userAuth } = product.annals.services;
  const { rows } = await pool.query('SELECT t::text FROM annals_events.events t');
  expect(JSON.stringify(rows)).not.toContain(key.id.toString('base64url'));
  const owner = await userAuth.ownerOf(email);
  if (!owner) throw new Error('Nobody has this address');
  await userAuth.erase(owner);
  expect((await signInBy(key)).answer.json).toMatchObject(refused);
});
