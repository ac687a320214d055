import { randomUUID } from 'node:crypto';
import { notificationRoutes } from '@annals/contracts/features/notifications/routes';
import { privilegedActRoutes } from '@annals/contracts/features/privileged-acts/routes';
import { problem } from '@annals/contracts/kernel/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/features/accounts/public-password';
import { FakeDirectory } from '../fake-directory';
import { grantAtServer } from '../operator';
import { Administration } from '../people-administration';
import { startProduct, type Client, type Product } from '../product';
import { ScimClient, valueAt } from '../scim-client';

/** Whoever may write rules, set up providers or hold the token of a directory makes nobody an administrator or auditor with that alone. */
let product: Product;
let office: Administration;
/** Three administrators whom nobody here brought in. */
let first: Client;
let second: Client;
let third: Client;

beforeAll(async () => {
  product = await startProduct({ publicUrl: 'http://annals.example' });
  office = await Administration.of(product);
  first = office.admin;
  await grantAtServer(product, product.cast.leader.id, 'admin');
  second = await product.signedIn('leader@annals.example', 'admin');
  await grantAtServer(product, product.cast.manager.id, 'admin');
  third = await product.signedIn('manager@annals.example', 'admin');
});
afterAll(() => product.stop());

const at = (client: Client) => {
  client.position = undefined;
  return client;
};
const adminRule = { name: 'groups', values: ['admins'], role: 'admin' };
async function setRules(author: Client, sourceId: string, rules: object[], otherwise = 'employee') {
  const answer = await at(author).patch(`/api/role-rules/${sourceId}`, { rules, otherwise, reason: '' });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
}
async function waiting(client: Client, subjectId: string) {
  await product.caughtUp();
  const { json } = await at(client).get(`/api/administration/privileged-acts?subjectId=${subjectId}`);
  return privilegedActRoutes.list.answer.parse(json);
}
async function decide(client: Client, subjectId: string, how: 'approval' | 'refusal') {
  const [act] = await waiting(client, subjectId);
  const path = `/api/administration/privileged-acts/${act?.id ?? ''}/${how}`;
  const answer = await client.post(path, { reason: 'As asked' });
  return [
    answer.status,
    answer.status === 200 ? null : problem.parse(answer.json).type.replace('urn:annals:problem:', ''),
  ];
}
const roleOf = async (id: string) => (await office.facts(id)).role;

describe('somebody whose provider claims that they are an administrator', () => {
  test('is none, nor after signing in again, until an administrator approves it who neither wrote the rule nor set up the provider', async () => {
    const directory = await FakeDirectory.of(product, third);
    await setRules(first, directory.id, [adminRule]);
    const { id, email, client } = await office.welcomed();
    const { at: arrived } = await directory.signIn({
      email,
      groups: ['admins'],
      role: 'admin',
      roles: ['admin'],
    });
    expect(arrived.pathname).toBe('/dashboard');
    await directory.signIn({ email, groups: ['admins'] });
    expect(await roleOf(id)).toBe('employee');
    expect((await client.get('/api/role-rules')).status).toBe(403);

    const [act, another] = await waiting(second, id);
    expect(another).toBeUndefined();
    expect(act).toMatchObject({
      act: 'grant-role',
      role: 'admin',
      rulesOf: 'Directory',
      allowed: { approve: true },
    });
    // Neither who wrote the rule, nor who set up the provider, nor whom it is about.
    expect(await decide(first, id, 'approval')).toEqual([409, 'privileged-acts.same-administrator']);
    expect(await decide(third, id, 'approval')).toEqual([409, 'privileged-acts.answers-for-it']);
    expect(await roleOf(id)).toBe('employee');
    expect(await decide(second, id, 'approval')).toEqual([200, null]);
    expect(await office.facts(id)).toMatchObject({ role: 'admin', roleKeeper: { name: 'Directory' } });
    // One who was linked by their address does not come in as an administrator by it.
    const again = await directory.signIn({ email, groups: ['admins'] });
    expect(again.at.searchParams.get('fault')).toBe('privileged');
    await directory.close();
  });

  test('is asked for once: what was rejected is not asked for again at every sign-in', async () => {
    const directory = await FakeDirectory.of(product, third);
    await setRules(first, directory.id, [adminRule]);
    const { id, email } = await office.welcomed();
    await directory.signIn({ email, groups: ['admins'] });
    expect(await decide(second, id, 'refusal')).toEqual([200, null]);
    await directory.signIn({ email, groups: ['admins'] });
    expect(await waiting(second, id)).toEqual([]);
    expect(await roleOf(id)).toBe('employee');
    // Another rule is another question.
    await setRules(first, directory.id, [{ ...adminRule, values: ['admins', 'owners'] }]);
    await directory.signIn({ email, groups: ['admins'] });
    expect(await waiting(second, id)).toHaveLength(1);
    await directory.close();
  });

  test('a rule that somebody else saves again stays its author’s, who cannot approve what it asks for', async () => {
    const directory = await FakeDirectory.of(product, third);
    await setRules(first, directory.id, [adminRule]);
    await setRules(second, directory.id, [adminRule, { ...adminRule, values: ['leads'], role: 'leader' }]);
    const { id, email } = await office.welcomed();
    await directory.signIn({ email, groups: ['admins'] });
    expect(await decide(first, id, 'approval')).toEqual([409, 'privileged-acts.same-administrator']);
    await directory.close();
  });

  test('who points the provider elsewhere answers for it from then on', async () => {
    const directory = await FakeDirectory.of(product, third);
    await setRules(first, directory.id, [adminRule]);
    const { email, id } = await office.welcomed();
    const changed = await at(second).patch(`/api/identity-providers/${directory.id}`, {
      name: 'Directory',
      issuer: directory.provider.issuer,
      clientId: 'annals',
      clientSecret: 'another secret that nobody checks here',
      linksByAddress: true,
      domains: [],
    });
    expect(changed.status).toBe(200);
    await directory.signIn({ email, groups: ['admins'] });
    expect(await decide(second, id, 'approval')).toEqual([409, 'privileged-acts.answers-for-it']);
    expect(await decide(third, id, 'approval')).toEqual([200, null]);
    await directory.close();
  });

  test('what a puppet of the author approves counts for nothing', async () => {
    const directory = await FakeDirectory.of(product, third);
    await setRules(first, directory.id, [adminRule]);
    const puppet = await office.welcomed();
    await grantAtServer(product, puppet.id, 'admin');
    const { id, email } = await office.welcomed();
    await directory.signIn({ email, groups: ['admins'] });
    expect(await decide(puppet.client, id, 'approval')).toEqual([
      409,
      'privileged-acts.related-administrator',
    ]);
    expect(await roleOf(id)).toBe('employee');
    await grantAtServer(product, puppet.id, 'employee');
    await directory.close();
  });

  test('Auditor takes the same', async () => {
    const directory = await FakeDirectory.of(product, third);
    await setRules(first, directory.id, [{ ...adminRule, role: 'auditor' }]);
    const { id, email } = await office.welcomed();
    await directory.signIn({ email, groups: ['admins'] });
    expect(await roleOf(id)).toBe('employee');
    expect(await decide(second, id, 'approval')).toEqual([200, null]);
    expect(await roleOf(id)).toBe('auditor');
    await directory.close();
  });
});

/** The employee, whom the rules of a new provider asked to make an administrator, and another administrator agreed. */
async function administratorByRules() {
  const directory = await FakeDirectory.of(product, third);
  await setRules(first, directory.id, [adminRule]);
  const { id, email } = product.cast.employee;
  // Who is to be one links themself, with a password that nobody else has seen.
  const own = await product.as('employee');
  await directory.link(own, DEMO_PASSWORD, { email });
  await directory.signIn({ email, groups: ['admins'] });
  expect(await decide(second, id, 'approval')).toEqual([200, null]);
  return { directory, own, id, email };
}

describe('a role of administrators', () => {
  test('that followed from rules is taken back when the claim disappears; the others are told', async () => {
    const { directory, own, id, email } = await administratorByRules();
    expect((await directory.signIn({ email, groups: ['admins'] })).at.pathname).toBe('/admin');
    expect((await at(own).get('/api/role-rules')).status).toBe(200);
    await directory.signIn({ email, groups: [] });
    expect(await office.facts(id)).toMatchObject({ role: 'employee', roleKeeper: { name: 'Directory' } });
    expect((await at(own).get('/api/role-rules')).status).toBe(403);
    await expect
      .poll(
        async () => {
          await product.caughtUp();
          const { json } = await at(second).get('/api/notifications?limit=50');
          return notificationRoutes.list.answer
            .parse(json)
            .find(({ kind }) => kind === 'privileged_role_taken_back');
        },
        { timeout: 20_000 },
      )
      .toMatchObject({ facts: { role: 'admin', keeper: 'Directory' }, path: `/admin/people/${id}` });
    await third.post(`/api/identity-providers/${directory.id}/removal`, {});
    await directory.close();
  });

  test('that was given by hand is not touched by any rule', async () => {
    const directory = await FakeDirectory.of(product, third);
    await setRules(third, directory.id, [adminRule, { ...adminRule, role: 'auditor', values: ['auditors'] }]);
    await directory.link(second, DEMO_PASSWORD, { email: 'leader@annals.example' });
    for (const groups of [['admins'], ['auditors'], []]) {
      await directory.signIn({ email: 'leader@annals.example', groups });
      expect(await office.facts(product.cast.leader.id)).toMatchObject({ role: 'admin', roleKeeper: null });
    }
    expect(await waiting(first, product.cast.leader.id)).toEqual([]);
    await directory.close();
  });
});

describe('the token of a directory', () => {
  test('puts nobody into a role that takes two; who made it cannot approve it', async () => {
    const scim = await ScimClient.of(product, third);
    await setRules(first, 'scim', [{ ...adminRule, values: ['Administrators'] }], 'keep');
    const userName = `${randomUUID()}@contoso.example`;
    const created = await scim.post('/Users', {
      userName,
      name: { givenName: 'Eve', familyName: 'Adams' },
      emails: [{ value: userName, type: 'work', primary: true }],
    });
    const id = String(valueAt(created.json, 'id'));
    const group = await scim.post('/Groups', { displayName: 'administrators', members: [{ value: id }] });
    expect(group.status).toBe(201);
    expect(await roleOf(id)).toBe('employee');
    expect(await decide(first, id, 'approval')).toEqual([409, 'privileged-acts.same-administrator']);
    expect(await decide(third, id, 'approval')).toEqual([409, 'privileged-acts.answers-for-it']);
    expect(await decide(second, id, 'approval')).toEqual([200, null]);
    expect(await roleOf(id)).toBe('admin');
    expect((await scim.send('DELETE', `/Groups/${String(valueAt(group.json, 'id'))}`)).status).toBe(204);
    // Nothing is said of it any more: it stays, and is taken away by hand.
    expect(await office.facts(id)).toMatchObject({ role: 'admin', roleKeeper: null });
  });

  test('opens neither the rules nor their trial', async () => {
    const scim = await ScimClient.of(product, third, 'Another');
    for (const [method, path] of [
      ['GET', '/../../role-rules'],
      ['POST', '/../../role-rules/trial'],
    ] as const)
      expect([401, 403, 404]).toContain((await scim.send(method, path)).status);
  });
});

test('the last administrator stays when their claim disappears; rules that nobody could approve are refused when they are written', async () => {
  const { directory, own, id, email } = await administratorByRules();
  await product.caughtUp();
  const { json } = await at(own).get('/api/administration/people?role=admin&limit=200');
  const others = (json as { id: string }[]).filter((one) => one.id !== id);
  for (const other of others) {
    const change = { role: 'manager', reason: 'Fewer of us' };
    expect((await at(own).patch(`/api/people/${other.id}`, change)).status).toBe(200);
  }
  await product.caughtUp();
  expect((await directory.signIn({ email, groups: [] })).at.pathname).toBe('/admin');
  expect((await at(own).get('/api/role-rules')).status).toBe(200);
  const body = { rules: [{ ...adminRule, values: ['owners'] }], otherwise: 'keep', reason: '' };
  const refused = await at(own).patch('/api/role-rules/scim', body);
  expect([refused.status, problem.parse(refused.json).type]).toEqual([
    409,
    'urn:annals:problem:privileged-acts.nobody-independent',
  ]);
  const leads = { ...body, rules: [{ ...adminRule, role: 'leader' }] };
  expect((await at(own).patch('/api/role-rules/scim', leads)).status).toBe(200);
  await directory.close();
});
