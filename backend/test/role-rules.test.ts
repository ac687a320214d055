import { randomUUID } from 'node:crypto';
import { accessReviewRoutes } from '@annals/contracts/features/access-reviews/routes';
import { roleRulesRoutes } from '@annals/contracts/features/role-rules/routes';
import { problem } from '@annals/contracts/kernel/problem';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeDirectory } from './fake-directory';
import { CLIENT, startRealProvider } from './openid-provider';
import { Administration } from './people-administration';
import { startProduct, type Answer, type Client, type Product } from './product';
import { FakeSamlProvider, requestIn } from './saml-provider';
import { ScimClient, valueAt } from './scim-client';

const PUBLIC = 'http://annals.example';
const lines: string[] = [];
let product: Product;
let office: Administration;
let admin: Client;
let directory: FakeDirectory;

beforeAll(async () => {
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  product = await startProduct({ publicUrl: PUBLIC, logger });
  office = await Administration.of(product);
  admin = office.admin;
  directory = await FakeDirectory.of(product, admin);
});
afterAll(async () => {
  await directory.close();
  await product.stop();
});

const rule = (values: string | string[], role: string, name = 'groups') => ({
  name,
  values: [values].flat(),
  role,
});
async function setRules(sourceId: string, rules: object[], otherwise = 'keep') {
  const answer = await admin.patch(`/api/role-rules/${sourceId}`, { rules, otherwise, reason: 'As agreed' });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
}
const eventsOf = async (id: string) =>
  (await product.annals.services.log.readStream(`person-${id}`)).map(({ type, data, metadata }) => ({
    type,
    data: data as Record<string, unknown>,
    metadata,
  }));
const roleOf = async (client: Client) => ((await client.get('/api/auth/user')).json as { role: string }).role;
const problemOf = ({ json }: Answer) => problem.parse(json);

describe('at a sign-in', () => {
  test('the role follows, names who decided, is taken back, and running sessions have it at once', async () => {
    await setRules(
      directory.id,
      [rule(['hr-managers', 'leads'], 'manager'), rule('heads', 'leader')],
      'employee',
    );
    const { id, email, client: before } = await office.welcomed();
    const first = await directory.signIn({ email, groups: ['everybody', 'leads'] });
    expect(first.at.pathname).toBe('/dashboard');
    expect(await roleOf(first.client)).toBe('manager');
    // A session that was open before is a manager's as well.
    expect(await roleOf(before)).toBe('manager');
    const [granted, keeper] = (await eventsOf(id)).slice(-2);
    expect(granted).toMatchObject({
      type: 'RoleGranted',
      data: { role: 'manager', approvedBy: null },
      metadata: { actorId: 'system:identity-provider', reason: 'By the rules of Directory.' },
    });
    expect(keeper).toMatchObject({
      type: 'RoleKeeperChanged',
      data: { keeperId: directory.id, keeper: 'Directory' },
    });
    // What else was claimed is nowhere.
    expect(JSON.stringify(await eventsOf(id))).not.toContain('everybody');

    const facts = await office.facts(id);
    expect([facts.role, facts.roleKeeper]).toEqual(['manager', { name: 'Directory' }]);
    const history = (await admin.get(`/api/people/${id}/history`)).text;
    expect(history).toContain('The identity provider gave them another role.');
    expect(history).toContain('took over their role: it follows from the rules of Directory.');

    const count = (await eventsOf(id)).length;
    await directory.signIn({ email, groups: ['leads'] });
    expect(await eventsOf(id)).toHaveLength(count);
    await directory.signIn({ email, groups: ['leads', 'heads'] });
    expect(await roleOf(before)).toBe('leader');
    await directory.signIn({ email });
    expect(await roleOf(before)).toBe('employee');
  });

  test('by hand it is refused with that sentence, until no rule says anything of it', async () => {
    await setRules(directory.id, [rule('leads', 'manager')]);
    const { id, email } = await office.welcomed();
    await directory.signIn({ email, groups: ['leads'] });
    await office.facts(id);
    const refused = await office.change(id, { role: 'leader' });
    expect(refused.status).toBe(409);
    expect(problemOf(refused)).toMatchObject({
      type: 'urn:annals:problem:role-rules.kept',
      detail:
        'The rules of Directory decide this role. Change there what they look at, or the rules in Administration, Sign-in.',
    });
    const day = { takesEffectOn: '2099-01-01', role: 'leader', reason: 'Later' };
    expect((await admin.post(`/api/people/${id}/planned-changes`, day)).status).toBe(409);
    // Everything else about them is changed here.
    expect((await office.change(id, { position: 'Lead' })).status).toBe(200);

    await directory.signIn({ email, groups: ['nothing'] });
    const facts = await office.facts(id);
    expect([facts.role, facts.roleKeeper]).toEqual(['manager', null]);
    expect((await office.change(id, { role: 'employee' })).status).toBe(200);
  });

  test('rules that were removed, and those of a provider that is off, keep nothing', async () => {
    await setRules(directory.id, [rule('leads', 'manager')]);
    const { id, email } = await office.welcomed();
    await directory.signIn({ email, groups: ['leads'] });
    await admin.post(`/api/identity-providers/${directory.id}/switch`, { isOn: false });
    expect((await office.facts(id)).roleKeeper).toBeNull();
    await admin.post(`/api/identity-providers/${directory.id}/switch`, { isOn: true });
    expect((await office.facts(id)).roleKeeper).toEqual({ name: 'Directory' });
    await setRules(directory.id, []);
    expect((await office.facts(id)).roleKeeper).toBeNull();
    await directory.signIn({ email, groups: [] });
    expect((await office.facts(id)).role).toBe('manager');
  });

  test('who has reports is a manager at least; groups that Entra ID holds back change nothing', async () => {
    await setRules(directory.id, [rule('leads', 'leader')], 'employee');
    const { id, email } = await office.welcomed('leader');
    await office.hire({ managerId: id });
    await directory.signIn({ email, _claim_names: { groups: 'src1' }, _claim_sources: { src1: {} } });
    expect((await office.facts(id)).role).toBe('leader');
    await directory.signIn({ email, groups: [] });
    expect((await office.facts(id)).role).toBe('manager');
  });

  test('nested claims, names that are addresses, and claims that mean harm', async () => {
    const address = 'https://annals.example/claims/roles';
    await setRules(directory.id, [
      rule('annals-lead', 'leader', 'realm_access.roles'),
      rule('manages', 'manager', address),
    ]);
    const { id, email } = await office.welcomed();
    const hostile: unknown = JSON.parse('{"__proto__": {"roles": ["annals-lead"]}}');
    for (const realm of [hostile, [{ roles: ['annals-lead'] }], 'annals-lead', 7, null])
      await directory.signIn({ email, realm_access: realm, padding: Array(200).fill('x'.repeat(50)) });
    expect((await office.facts(id)).role).toBe('employee');
    await directory.signIn({ email, [address]: 'manages' });
    expect((await office.facts(id)).role).toBe('manager');
    await directory.signIn({ email, realm_access: { roles: ['offline_access', 'annals-lead'] } });
    expect((await office.facts(id)).role).toBe('leader');
  });

  test('whoever links their identity gets no role by it: they did not sign in', async () => {
    await setRules(directory.id, [rule('leads', 'manager')]);
    const { id, client, email } = await office.welcomed();
    await directory.link(client, 'long-enough-2026', { email, groups: ['leads'] });
    expect((await office.facts(id)).role).toBe('employee');
  });

  test('rules of another source do not take over whom one keeps', async () => {
    const other = await FakeDirectory.of(product, admin, 'Other');
    await setRules(directory.id, [rule('leads', 'manager')]);
    await setRules(other.id, [rule('heads', 'leader')], 'employee');
    const { id, email } = await office.welcomed();
    await directory.signIn({ email, groups: ['leads'] });
    await other.signIn({ email, groups: ['heads'] });
    expect((await office.facts(id)).role).toBe('manager');
    await setRules(directory.id, []);
    await other.signIn({ email, groups: ['heads'] });
    expect(await office.facts(id)).toMatchObject({ role: 'leader', roleKeeper: { name: 'Other' } });
    await other.close();
  });
});

test('a provider that is the real thing is asked for the scope of groups, and where it tells them', async () => {
  const { email, id: who } = await office.welcomed();
  const provider = await startRealProvider({ sub: 'real-1', email, email_verified: true, groups: ['leads'] });
  const made = await admin.post('/api/identity-providers', {
    name: 'Real',
    issuer: provider.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    linksByAddress: true,
    domains: [],
  });
  const { id } = made.json as { id: string };
  const path = `/api/auth/identity-providers/${id}`;
  provider.register({
    redirect: `${PUBLIC}${path}/callback`,
    signedOut: `${PUBLIC}/login`,
    backChannel: `${product.url}${path}/back-channel-logout`,
  });
  await admin.post(`/api/identity-providers/${id}/switch`, { isOn: true });
  const client = product.visitor();
  const locationOf = ({ headers }: Answer) => new URL(headers.get('location') ?? '', PUBLIC);
  const asked = async () => locationOf(await client.send('GET', `${path}/start`, undefined, {}));
  expect((await asked()).searchParams.get('scope')).toBe('openid email profile');
  await setRules(id, [rule('leads', 'manager')]);
  let next = await asked();
  expect(next.searchParams.get('scope')).toBe('openid email profile groups');
  const jar = new Map<string, string>();
  while (next.origin !== PUBLIC) {
    const cookie = [...jar].map((one) => one.join('=')).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    next = new URL(response.headers.get('location') ?? '', next);
  }
  await client.send('GET', next.pathname + next.search, undefined, {});
  expect(await roleOf(client)).toBe('manager');
  expect((await office.facts(who)).roleKeeper).toEqual({ name: 'Real' });
  await provider.close();
});

test('attributes of SAML, in one or in several of one name', async () => {
  const issuer = `https://${randomUUID()}.example`;
  const saml = await FakeSamlProvider.start(issuer);
  const made = await admin.post('/api/identity-providers/saml', {
    name: 'SAML',
    issuer,
    signInAddress: 'https://login.example.com/sign-in',
    certificates: [saml.certificate],
    metadataAddress: null,
    acceptsUnsolicited: false,
    linksByAddress: true,
    domains: ['annals.example'],
  });
  const { id } = made.json as { id: string };
  await admin.post(`/api/identity-providers/${id}/switch`, { isOn: true });
  await setRules(id, [rule('leads', 'leader', 'Role'), rule('managers', 'manager', 'Role')], 'employee');
  const { id: who, email } = await office.welcomed();
  const signIn = async (...groups: string[][]) => {
    const client = product.visitor();
    const begun = await client.send('GET', `/api/auth/identity-providers/${id}/start`, undefined, {});
    const to = requestIn(new URL(begun.headers.get('location') ?? ''));
    const attributes = groups
      .map((values) => {
        const each = values.map((one) => `<saml:AttributeValue>${one}</saml:AttributeValue>`).join('');
        return `<saml:Attribute Name="Role">${each}</saml:Attribute>`;
      })
      .join('');
    const form = new URLSearchParams({
      SAMLResponse: Buffer.from(saml.answer(to, { nameId: email, email, attributes })).toString('base64'),
      RelayState: to.relayState,
    });
    const posted = await product
      .visitor()
      .send('POST', `/api/auth/identity-providers/${id}/assertion`, form.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      });
    const next = new URL(posted.headers.get('location') ?? '', PUBLIC);
    await client.send('GET', next.pathname + next.search, undefined, {});
    return roleOf(client);
  };
  expect(await signIn(['others', 'managers'])).toBe('manager');
  // As Keycloak sends them.
  expect(await signIn(['managers'], ['leads'])).toBe('leader');
  expect(await signIn()).toBe('employee');
  expect((await office.facts(who)).roleKeeper).toEqual({ name: 'SAML' });
});

describe('groups of a directory', () => {
  let scim: ScimClient;
  beforeAll(async () => {
    scim = await ScimClient.of(product, admin);
  });
  const idOf = (answer: Answer) => String(valueAt(answer.json, 'id'));
  const user = async () => {
    const userName = `${randomUUID()}@contoso.example`;
    const answer = await scim.post('/Users', {
      userName,
      name: { givenName: 'Ada', familyName: 'Lovelace' },
      emails: [{ value: userName, type: 'work', primary: true }],
    });
    expect(answer.status).toBe(201);
    return idOf(answer);
  };
  const group = async (displayName: string, ...people: string[]) => {
    const members = people.map((value) => ({ value }));
    const answer = await scim.post('/Groups', { displayName, members });
    expect([answer.status, answer.text]).toEqual([201, answer.text]);
    return idOf(answer);
  };
  const facts = async (id: string) => {
    const { role, roleKeeper } = await office.facts(id);
    return [role, roleKeeper?.name ?? null];
  };
  const OURS = 'the groups of the directory';

  test('give roles when somebody is put in, taken out, the group is renamed or goes; the client is the actor', async () => {
    const [leads, heads] = [`Leads ${randomUUID()}`, `Heads, all ${randomUUID()}`];
    await setRules('scim', [rule(leads.toUpperCase(), 'manager'), rule(heads, 'leader')], 'employee');
    const [one, two] = [await user(), await user()];
    const id = await group(leads, one);
    expect(await facts(one)).toEqual(['manager', OURS]);
    expect((await eventsOf(one)).find(({ type }) => type === 'RoleGranted')?.metadata).toMatchObject({
      actorId: 'system:scim',
      actorKind: 'scim',
      tokenName: 'Entra ID',
    });
    await scim.patch(`/Groups/${id}`, { op: 'add', path: 'members', value: [{ value: two }] });
    expect(await facts(two)).toEqual(['manager', OURS]);
    await scim.patch(`/Groups/${id}`, { op: 'remove', path: `members[value eq "${one}"]` });
    expect(await facts(one)).toEqual(['employee', OURS]);
    await scim.patch(`/Groups/${id}`, { op: 'replace', path: 'displayName', value: heads });
    expect(await facts(two)).toEqual(['leader', OURS]);
    // The other way to a role is closed, with that sentence.
    const byRoles = await scim.patch(`/Users/${two}`, {
      op: 'replace',
      path: 'roles',
      value: [{ value: 'manager' }],
    });
    expect([byRoles.status, valueAt(byRoles.json, 'detail')]).toEqual([
      403,
      expect.stringContaining('decide this role'),
    ]);
    expect((await scim.send('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect(await facts(two)).toEqual(['employee', OURS]);
    const { rows } = await product.annals.services.pool.query('SELECT FROM annals_scim.role_checks');
    expect(rows).toHaveLength(0);
  });

  test('who comes back is in the groups that they were in', async () => {
    const leads = `Leads ${randomUUID()}`;
    await setRules('scim', [rule(leads, 'manager')], 'employee');
    const id = await user();
    await group(leads, id);
    await scim.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false });
    await scim.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true });
    expect(await facts(id)).toEqual(['manager', OURS]);
  });

  test('rules that are set later find everybody who is in a group', async () => {
    await setRules('scim', []);
    const leads = `Leads ${randomUUID()}`;
    const id = await user();
    await group(leads, id);
    expect(await facts(id)).toEqual(['employee', null]);
    await setRules('scim', [rule(leads, 'manager')]);
    await expect.poll(() => facts(id), { timeout: 20_000 }).toEqual(['manager', OURS]);
  });
});

describe('the rules', () => {
  test('are listed with who wrote them and told in the audit with what they were', async () => {
    await setRules(directory.id, [rule('leads', 'manager')]);
    await setRules(directory.id, [rule(['leads', 'heads'], 'leader')], 'employee');
    const listed = roleRulesRoutes.list.answer.parse((await admin.get('/api/role-rules')).json);
    const ours = listed.find(({ id }) => id === directory.id);
    expect(ours).toMatchObject({
      kind: 'oidc',
      name: 'Directory',
      isOn: true,
      otherwise: 'employee',
      rules: [{ values: ['leads', 'heads'], role: 'leader', isAuthorAdministrator: true }],
    });
    expect(ours?.rules[0]?.authorName).not.toBe('');
    expect(listed.at(-1)).toMatchObject({ id: 'scim', kind: 'scim' });
    const stream = await product.annals.services.log.readStream(`roleRules-${directory.id}`);
    expect(stream.at(-1)?.metadata.reason).toBe('As agreed');
  });

  test.each([
    [{ rules: [{ name: '', values: ['a'], role: 'manager' }], otherwise: 'keep', reason: '' }],
    [{ rules: [{ name: 'groups', values: [], role: 'manager' }], otherwise: 'keep', reason: '' }],
    [{ rules: [{ name: 'groups', values: ['a'], role: 'owner' }], otherwise: 'keep', reason: '' }],
    [{ rules: [], otherwise: 'admin', reason: '' }],
    [{ rules: [], otherwise: 'auditor', reason: '' }],
    [{ rules: Array(51).fill(rule('a', 'manager')), otherwise: 'keep', reason: '' }],
  ])('%# is refused', async (body) => {
    expect((await admin.patch(`/api/role-rules/${directory.id}`, body)).status).toBe(422);
  });

  test('of a provider that there is not are refused, and so is whoever is no administrator', async () => {
    const body = { rules: [], otherwise: 'keep', reason: '' };
    expect((await admin.patch(`/api/role-rules/${randomUUID()}`, body)).status).toBe(404);
    expect((await admin.patch('/api/role-rules/nonsense', body)).status).toBe(422);
    for (const role of ['employee', 'manager', 'leader', 'auditor'] as const) {
      const client = await product.as(role);
      expect((await client.patch(`/api/role-rules/${directory.id}`, body)).status).toBe(403);
      expect((await client.get('/api/role-rules')).status).toBe(403);
    }
  });

  test('nothing is changed that somebody else has changed meanwhile', async () => {
    await setRules(directory.id, [rule('a', 'manager')]);
    const body = JSON.stringify({ rules: [], otherwise: 'keep', reason: '' });
    const answer = await admin.send('PATCH', `/api/role-rules/${directory.id}`, body, {
      'content-type': 'application/json',
      'annals-seen-position': '1',
    });
    expect(answer.status).toBe(409);
  });
});

describe('an example', () => {
  const tried = async (
    kind: string,
    example: string,
    rules = [rule('leads', 'manager'), rule('admins', 'admin')],
  ) => admin.post('/api/role-rules/trial', { kind, example, rules, otherwise: 'employee' });

  test('is answered by the function of sign-ins, and nothing is written', async () => {
    const head = await product.written();
    const answer = await tried('oidc', JSON.stringify({ groups: ['leads', 'admins', 'others'] }));
    expect(answer.json).toEqual({
      rules: [
        { matches: true, isWithheld: false, found: ['leads', 'admins', 'others'], foundInAll: 3 },
        { matches: true, isWithheld: false, found: ['leads', 'admins', 'others'], foundInAll: 3 },
      ],
      isWithheld: false,
      role: 'manager',
      isOtherwise: false,
      asks: 'admin',
    });
    expect((await tried('scim', 'LEADS\nothers')).json).toMatchObject({ role: 'manager', asks: null });
    expect((await tried('oidc', '{}')).json).toMatchObject({ role: 'employee', isOtherwise: true });
    expect((await tried('oidc', '{"_claim_names": {"groups": "a"}}')).json).toMatchObject({
      isWithheld: true,
      role: null,
    });
    const many = JSON.stringify({ groups: Array.from({ length: 3_000 }, (_, index) => `g${String(index)}`) });
    const { rules } = roleRulesRoutes.test.answer.parse((await tried('oidc', many)).json);
    expect([rules[0]?.found.length, rules[0]?.foundInAll]).toEqual([20, 3_000]);
    expect(await product.written()).toBe(head);
  });

  test('that cannot be read is refused with a sentence, and is in no log', async () => {
    const answer = await tried('oidc', '{"groups": ["Secret Squirrels"');
    expect(answer.status).toBe(422);
    expect(problemOf(answer).detail).toContain('This is no JSON.');
    expect(answer.text).not.toContain('Squirrels');
    expect(lines.join()).not.toContain('Squirrels');
    expect((await tried('oidc', ' ')).status).toBe(422);
    expect((await tried('oidc', 'x'.repeat(100_001))).status).toBe(422);
  });
});

test('a review of access says whose rules gave a role, and what is withdrawn against them waits with that sentence', async () => {
  await setRules(directory.id, [rule('leads', 'manager')]);
  const { id, email } = await office.welcomed('employee', { managerId: null });
  await directory.signIn({ email, groups: ['leads'] });
  const dueOn = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const started = await admin.post('/api/access-reviews', { name: 'Roles', dueOn, kinds: ['role'] });
  expect([started.status, started.text]).toEqual([201, started.text]);
  const { id: reviewId } = started.json as { id: string };
  const itemOf = async () => {
    await product.caughtUp();
    const { json } = await admin.get(`/api/access-reviews/${reviewId}/items?limit=200`);
    const found = accessReviewRoutes.items.answer.safeParse(json);
    return found.data?.find(({ holderId }) => holderId === id);
  };
  await expect.poll(async () => (await itemOf())?.what, { timeout: 20_000 }).toBe('Directory');
  const item = await itemOf();
  await admin.post(`/api/access-reviews/${reviewId}/items/${item?.id ?? ''}/withdrawal`, {
    reason: 'Not needed',
  });
  await expect.poll(async () => (await itemOf())?.status, { timeout: 20_000 }).toBe('refused');
  expect((await itemOf())?.problem).toContain('The rules of Directory decide this role.');
  expect((await office.facts(id)).role).toBe('manager');
});
