import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakGlassRoutes } from '@annals/contracts/features/break-glass/routes';
import { problem } from '@annals/contracts/kernel/problem';
import { SECOND_ADMINISTRATOR } from '@annals/demo/company/accounts';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/features/accounts/public-password';
import { mailIn, mailsIn } from '../src/platform/mail/mailbox';
import { CLIENT, startFakeProvider, type FakeProvider } from './openid-provider';
import { grantAtServer } from './operator';
import { Administration, tokenOf, withLink } from './people-administration';
import { commandBeside } from './command-here';
import { startProduct, type Answer, type Client, type Product } from './product';

const PUBLIC = 'http://annals.example';
const directory = mkdtempSync(join(tmpdir(), 'annals-mailbox-'));
let product: Product;
let office: Administration;
let admin: Client;
let second: Client;
let fake: FakeProvider;
let providerId: string;
let enrolled: TOTP;

beforeAll(async () => {
  fake = await startFakeProvider();
  product = await startProduct({ publicUrl: PUBLIC, mail: { directory, from: 'annals@annals.example' } });
  office = await Administration.of(product);
  admin = office.admin;
  second = await product.signedIn(SECOND_ADMINISTRATOR.email, 'admin');
  await grantAtServer(product, product.cast.leader.id, 'admin');
});
afterAll(async () => {
  await product.stop();
  await fake.close();
  rmSync(directory, { recursive: true, force: true });
});

const codeOf = (answer: Answer) => problem.parse(answer.json).type.replace('urn:annals:problem:', '');
const locationOf = ({ headers }: Answer) => new URL(headers.get('location') ?? '', PUBLIC);
const goTo = (client: Client, { pathname, search }: URL) =>
  client.send('GET', pathname + search, undefined, {});
const isIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200;
const ways = async () => (await product.visitor().get('/api/auth/ways')).json;
const login = (email: string, password = DEMO_PASSWORD, client = product.visitor()) =>
  client.post('/api/auth/login', { email, password, role: 'employee' });
const turn = (isOn: boolean, client = admin) =>
  client.post('/api/sign-in-policy/passwords', { isOn, reason: 'As the board decided' });

/** Goes to the provider and comes back as whom it vouches for. */
async function throughProvider(client: Client, address: URL): Promise<Answer> {
  fake.nonce = address.searchParams.get('nonce') ?? '';
  const answer = new URL(address.searchParams.get('redirect_uri') ?? '');
  answer.search = new URLSearchParams({
    code: 'a-code',
    state: address.searchParams.get('state') ?? '',
  }).toString();
  return goTo(client, answer);
}

async function signInByProvider(claims: FakeProvider['claims'], client = product.visitor()) {
  fake.claims = claims;
  const start = `/api/auth/identity-providers/${providerId}/start`;
  return {
    client,
    answer: await throughProvider(client, locationOf(await client.send('GET', start, undefined, {}))),
  };
}

/** Links the identity of an administrator, who knows their password. */
async function linkOwn(client: Client, sub: string): Promise<void> {
  fake.claims = { sub };
  const path = `/api/account/identities/${providerId}/link`;
  const begun = await client.post(path, { currentPassword: DEMO_PASSWORD });
  await throughProvider(client, new URL((begun.json as { address: string }).address));
}

/** Signs in by the provider, which says that it asked just now. */
const freshBy = async (sub: string) =>
  (await signInByProvider({ sub, auth_time: Math.floor(Date.now() / 1000) })).client;

/** An account for emergencies that is sealed. @returns its id, and a sign-in with it */
async function sealed() {
  const { id } = await office.hire({ firstName: 'Emergency', managerId: null });
  const at = (what: string) => `/api/break-glass/accounts/${id}/${what}`;
  await admin.post('/api/break-glass/requests', { personId: id, reason: 'For emergencies' });
  await second.post(at('approval'), {});
  const half = async (client: Client) =>
    breakGlassRoutes.takeHalf.answer.parse((await client.post(at('halves'), {})).json).secret;
  const halves = { first: await half(admin), second: await half(second) };
  const client = product.visitor();
  const opening = {
    ...halves,
    email: 'admin@annals.example',
    reason: 'The provider is down',
    isDrill: false,
  };
  return {
    id,
    at,
    open: async () => ({ client, answer: await client.post('/api/auth/break-glass', opening) }),
  };
}

test('passwords are switched off when a provider works, an account for emergencies is ready, and the administrator has another way in', async () => {
  expect(await ways()).toEqual({ passwords: true, emergency: false });
  expect(codeOf(await turn(false))).toBe('sign-in-policy.no-provider-works');
  const settings = {
    name: 'Directory',
    issuer: fake.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
  };
  const made = await admin.post('/api/identity-providers', {
    ...settings,
    linksByAddress: true,
    domains: [],
  });
  providerId = (made.json as { id: string }).id;
  // It is there, and off.
  expect(codeOf(await turn(false))).toBe('sign-in-policy.no-provider-works');
  await admin.post(`/api/identity-providers/${providerId}/switch`, { isOn: true });
  fake.giveNoKeys();
  expect(codeOf(await turn(false))).toBe('sign-in-policy.no-provider-works');
  await fake.rotateKeys();
  expect(codeOf(await turn(false))).toBe('sign-in-policy.no-emergency-account');
  const account = await sealed();
  expect(codeOf(await turn(false))).toBe('sign-in-policy.no-own-way-in');
  await linkOwn(admin, 'the-admin');
  await linkOwn(second, 'the-second');
  // Opened accounts are not ready.
  expect((await account.open()).answer.status).toBe(200);
  expect(codeOf(await turn(false))).toBe('sign-in-policy.no-emergency-account');
  const third = await product.signedIn('leader@annals.example', 'admin');
  expect((await third.post(account.at('reviews'), { words: 'Only a try.' })).status).toBe(200);

  const employee = await product.as('employee');
  expect((await employee.post('/api/sign-in-policy/passwords', { isOn: false, reason: 'x' })).status).toBe(
    403,
  );
});

test('from then on nobody signs in with a password, and nothing tells addresses apart', async () => {
  const employee = await product.as('employee');
  const manager = await product.as('manager');
  const { secret } = (await manager.post('/api/account/second-factor/enrolment', {})).json as {
    secret: string;
  };
  enrolled = new TOTP({ secret });
  await manager.post('/api/account/second-factor', { code: enrolled.generate() });
  // A password that was right a moment before waits for a code.
  const waiting = product.visitor();
  expect((await login('manager@annals.example', DEMO_PASSWORD, waiting)).json).toMatchObject({
    needs: 'second-factor',
  });
  const { link: chosenBefore } = await office.hire();
  const account = await sealed();
  expect((await turn(false)).status).toBe(200);
  expect(await ways()).toEqual({ passwords: false, emergency: true });
  const [event] = (await product.annals.services.log.readStream('signInPolicy-organisation')).slice(-1);
  expect(event).toMatchObject({
    type: 'PasswordSignInSet',
    data: { isOn: false },
    metadata: { actorId: product.cast.admin.id, reason: 'As the board decided' },
  });

  const { pool } = product.annals.services;
  const counted = async () =>
    (await pool.query('SELECT * FROM annals_accounts.sign_in_delays')).rows as object[];
  const before = await counted();
  const answers = [];
  for (const [email, password] of [
    ['employee@annals.example', DEMO_PASSWORD],
    ['employee@annals.example', 'not the password'],
    ['nobody@annals.example', 'not the password'],
    ['admin@annals.example', DEMO_PASSWORD],
  ] as const) {
    const { status, json } = await login(email, password);
    const { requestId: _, instance: __, ...said } = json as Record<string, unknown>;
    answers.push({ status, said });
  }
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]?.status).toBe(403);
  expect(await counted()).toEqual(before);
  const finished = await waiting.post('/api/auth/second-factor', { code: enrolled.generate() });
  expect(codeOf(finished)).toBe('sign-in.passwords-off');
  expect(await isIn(waiting)).toBe(false);

  const off = 'sign-in.passwords-off';
  const visitor = product.visitor();
  for (const email of ['employee@annals.example', 'nobody@annals.example'])
    expect(codeOf(await visitor.post('/api/auth/forgot-password', { email }))).toBe(off);
  const token = 'A'.repeat(43);
  expect(
    codeOf(await visitor.post('/api/auth/reset-password', { token, newPassword: 'long-enough-2026' })),
  ).toBe(off);
  const welcome = { token: tokenOf(chosenBefore), password: 'long-enough-2026' };
  expect(codeOf(await visitor.post('/api/auth/welcome', welcome))).toBe(off);
  const change = { currentPassword: DEMO_PASSWORD, newPassword: 'long-enough-2026' };
  expect(codeOf(await employee.patch('/api/account/password', change))).toBe(off);
  expect(codeOf(await employee.post('/api/account/step-up/password', { password: DEMO_PASSWORD }))).toBe(off);
  expect((await employee.get('/api/account/step-up')).json).toMatchObject({ ways: ['identity provider'] });
  // Sessions that began with one go on.
  expect(await isIn(employee)).toBe(true);

  // By the provider they come.
  const email = 'employee@annals.example';
  const { client } = await signInByProvider({ sub: 'the-employee', email, email_verified: true });
  expect(await isIn(client)).toBe(true);

  // The last account stays.
  const again = await freshBy('the-admin');
  expect(codeOf(await again.post(account.at('retirement'), { reason: 'x' }))).toBe(
    'break-glass.last-while-passwords-off',
  );
});

test('who is invited comes by their provider, and an administrator by a link that nobody else saw', async () => {
  const adminNow = await freshBy('the-admin');
  const body = office.newcomer({ firstName: 'Nora' });
  const { id, link } = withLink.parse((await adminNow.post('/api/people', body)).json);
  const visitor = product.visitor();
  const token = tokenOf(link);
  expect((await visitor.post('/api/auth/invitation', { token })).json).toMatchObject({ passwords: false });
  const begin = async (used: string, client = visitor) => {
    const begun = await client.post(`/api/auth/identity-providers/${providerId}/invitation`, { token: used });
    return begun.status === 200 ? new URL((begun.json as { address: string }).address) : begun.status;
  };
  expect(await begin('B'.repeat(43))).toBe(404);
  const address = await begin(token);
  if (typeof address === 'number') throw new Error(`Refused with ${String(address)}`);
  fake.claims = { sub: 'nora' };
  expect(locationOf(await throughProvider(visitor, address)).searchParams.get('fault')).toBeNull();
  expect(await isIn(visitor)).toBe(true);
  expect(await begin(token)).toBe(404);
  const events = await product.annals.services.log.readStream(`account-${id}`);
  expect(events.slice(-2)).toMatchObject([
    { type: 'IdentityLinked', data: { by: 'invitation' } },
    { type: 'SignedIn', data: { method: 'identity provider' } },
  ]);
  await product.caughtUp();
  adminNow.position = String(await product.head());
  expect((await adminNow.get(`/api/people/${id}`)).json).toMatchObject({ account: { state: 'open' } });

  // Two administrators make her one: what an administrator saw opens nothing any more, and a link goes to her alone.
  const wanted = { role: 'admin', reason: 'A third administrator' };
  expect((await adminNow.patch(`/api/people/${id}`, wanted)).json).toMatchObject({ waitsForApproval: true });
  second = await freshBy('the-second');
  second.position = String(await product.head());
  const acts = (await second.get('/api/administration/privileged-acts')).json as { id: string }[];
  const approval = `/api/administration/privileged-acts/${acts[0]?.id ?? ''}/approval`;
  expect((await second.post(approval, { reason: 'Agreed' })).status).toBe(200);
  expect(await isIn(visitor)).toBe(false);
  expect((await signInByProvider({ sub: 'nora' })).answer.headers.get('location')).toContain(
    'fault=privileged',
  );
  const { rows } = await mailsIn(directory, { limit: 200 });
  const mails = await Promise.all(rows.map(({ id: mail }) => mailIn(directory, mail)));
  const mail = mails.find((one) => one?.to === (body as { email: string }).email.toLowerCase());
  expect(mail?.text).toContain('by your identity provider');
  const own = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const nora = product.visitor();
  const there = await begin(own, nora);
  if (typeof there === 'number') throw new Error(`Refused with ${String(there)}`);
  fake.claims = { sub: 'nora' };
  await throughProvider(nora, there);
  expect((await nora.get('/api/auth/user')).json).toMatchObject({ role: 'admin' });
  expect((await signInByProvider({ sub: 'nora' })).answer.headers.get('location')).not.toContain('fault');
});

test('on the day the provider is down, an account for emergencies switches passwords on again; the operator can, too', async () => {
  const adminNow = await freshBy('the-admin');
  expect((await turn(true, adminNow)).status).toBe(200);
  admin = await product.as('admin');
  second = await product.signedIn(SECOND_ADMINISTRATOR.email, 'admin');
  office = await Administration.of(product);
  const account = await sealed();
  expect((await turn(false, admin)).status).toBe(200);
  fake.giveNoKeys();
  const { client: session, answer } = await account.open();
  expect(answer.status).toBe(200);
  expect((await turn(true, session)).status).toBe(200);
  expect((await login('employee@annals.example')).status).toBe(200);

  await fake.rotateKeys();
  await sealed();
  expect((await turn(false, admin)).status).toBe(200);
  expect((await login('employee@annals.example')).status).toBe(403);
  const words = ['identity', 'allow-passwords', '--reason', 'Nobody comes in'];
  const { code } = await commandBeside(product, words);
  expect(code).toBe(0);
  expect((await login('employee@annals.example')).status).toBe(200);
  const [event] = (await product.annals.services.log.readStream('signInPolicy-organisation')).slice(-1);
  expect(event).toMatchObject({
    data: { isOn: true },
    metadata: { actorId: 'system:operator', reason: 'Nobody comes in' },
  });
});
