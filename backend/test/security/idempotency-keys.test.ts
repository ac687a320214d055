import { randomUUID } from 'node:crypto';
import { serviceTokenRoutes } from '@annals/contracts/features/service-tokens/routes';
import { problem } from '@annals/contracts/kernel/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { derivedId } from '../../src/platform/commands/derived-id';
import { Administration, choose, PASSWORD, withLink } from '../people-administration';
import { grantAtServer } from '../operator';
import { startProduct, type Answer, type Client, type Product } from '../product';

let product: Product;
let office: Administration;
let admin: Client;
beforeAll(async () => {
  product = await startProduct();
  office = await Administration.of(product);
  ({ admin } = office);
  // Tokens of service accounts take a second one.
  await grantAtServer(product, product.cast.leader.id, 'admin');
});
afterAll(() => product.stop());

const codeOf = (answer: Answer) => problem.parse(answer.json).type;
const refused = (code: string) => `urn:annals:problem:${code}`;
const newKey = () => ({ 'Idempotency-Key': randomUUID() });
const made = (answer: { json: unknown }) => serviceTokenRoutes.make.answer.parse(answer.json);
const opens = async (secret: string, path = '/api/people') =>
  (await product.visitor().get(path, { authorization: `Bearer ${secret}` })).status === 200;
const taken = refused('request.key-of-somebody-else');

test('nobody keeps an account beyond their departure by using the id of its closing first', async () => {
  const { id, email, client } = await office.welcomed();
  await product.visitor().post('/api/auth/login', { email, password: PASSWORD, role: 'employee' });
  const squatted = { 'Idempotency-Key': derivedId('deactivate-account', id) };
  expect((await client.post('/api/account/devices/sign-out-others', {}, squatted)).status).toBe(200);
  const lastDay = new Date().toISOString().slice(0, 10);
  expect((await admin.post(`/api/people/${id}/departure`, { lastDay })).status).toBe(200);
  expect((await client.get('/api/auth/user')).status).toBe(401);
  expect(await office.facts(id)).toMatchObject({ account: { state: 'deactivated' } });
});

test('a key is the same however it is written, and nothing in the log is called what a caller chose', async () => {
  const manager = await product.as('manager');
  const body = {
    employeeId: product.cast.employee.id,
    title: 'One of two',
    scheduledAt: new Date(Date.now() + 86_400_000).toISOString(),
    duration: 30,
  };
  const key = randomUUID();
  const send = (text: string) => manager.post('/api/meetings', body, { 'Idempotency-Key': text });
  const first = await send(key);
  expect(first.status).toBe(201);
  expect((await send(key)).json).toEqual(first.json);
  expect((await send(key.toUpperCase())).json).toEqual(first.json);
  const { id } = first.json as { id: string };
  const [event] = await product.annals.services.log.readStream(`meeting-${id}`);
  expect(event?.metadata.commandId).not.toBe(key);
});

describe('a token', () => {
  const wanted = { name: 'Export', permissions: ['people:administer'], days: 30 };
  const own = { ...wanted, permissions: ['people:see'], asRole: 'employee' };

  test('is not approved by who made it, under the key it was made with', async () => {
    const key = newKey();
    const { id, secret } = made(await admin.post('/api/service-tokens', wanted, key));
    const approval = await admin.post(`/api/service-tokens/${id}/approval`, {}, key);
    expect(codeOf(approval)).toBe(refused('privileged-acts.same-administrator'));
    expect(await opens(secret, '/api/administration/people')).toBe(false);
  });

  test('is answered once more when its answer was lost, and not after it was ended', async () => {
    const manager = await product.as('manager');
    const key = newKey();
    const { id } = made(await manager.post('/api/account/tokens', own, key));
    const { secret } = made(await manager.post('/api/account/tokens', own, key));
    expect(await opens(secret)).toBe(true);
    expect((await manager.post(`/api/service-tokens/${id}/revocation`, {})).status).toBe(200);
    expect(codeOf(await manager.post('/api/account/tokens', own, key))).toBe(taken);
  });

  test('gets no secret from somebody who may not give it one any more', async () => {
    const manager = await product.as('manager');
    const key = newKey();
    const { id } = made(await manager.post('/api/account/tokens', own));
    const rotate = () =>
      manager.post(`/api/service-tokens/${id}/rotation`, { days: 30, overlapDays: 0 }, key);
    expect([(await rotate()).status, (await rotate()).status]).toEqual([200, 200]);
    expect((await manager.post(`/api/service-tokens/${id}/revocation`, {})).status).toBe(200);
    expect(codeOf(await rotate())).toBe(taken);
  });
});

test('a link is answered once more when its answer was lost, and not after a password was chosen', async () => {
  const key = newKey();
  const newcomer = office.newcomer();
  const hire = () => admin.post('/api/people', newcomer, key);
  await hire();
  const { id, link } = withLink.parse((await hire()).json);
  expect((await choose(product.visitor(), link)).status).toBe(200);
  expect(codeOf(await hire())).toBe(taken);
  expect(codeOf(await admin.post(`/api/people/${id}/invitation`, {}))).toBe(refused('accounts.has-password'));
});

test('another client secret under the same key is told of as well, and none is kept for a provider that is there', async () => {
  const given = {
    name: 'Directory',
    issuer: 'https://login.annals.example',
    clientId: 'annals',
    linksByAddress: false,
    domains: [],
  };
  const [making, changing] = [newKey(), newKey()];
  const configure = (clientSecret: string) =>
    admin.post('/api/identity-providers', { ...given, clientSecret }, making);
  const first = await configure('the first');
  expect(first.status).toBe(201);
  const { id } = first.json as { id: string };
  expect((await configure('the first')).json).toEqual(first.json);
  expect(codeOf(await configure('somebody else’s'))).toBe(taken);

  const change = (clientSecret: string) =>
    admin.patch(`/api/identity-providers/${id}`, { ...given, clientSecret }, changing);
  for (const secret of ['the second', 'the second', 'the third'])
    expect((await change(secret)).status).toBe(200);
  const events = await product.annals.services.log.readStream(`identityProvider-${id}`);
  expect(events.map(({ type }) => type)).toEqual([
    'IdentityProviderConfigured',
    'IdentityProviderChanged',
    'IdentityProviderChanged',
  ]);
});
