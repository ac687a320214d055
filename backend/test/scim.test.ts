import { randomUUID } from 'node:crypto';
import { scimRoutes } from '@annals/contracts/features/scim/routes';
import { peopleRoutes } from '@annals/contracts/features/people/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Administration, choose } from './people-administration';
import { startProduct, type Answer, type Client, type Product } from './product';
import { runSequence, ScimClient, valueAt } from './scim-client';

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

let product: Product;
let office: Administration;
let admin: Client;
let directory: ScimClient;

beforeAll(async () => {
  product = await startProduct();
  office = await Administration.of(product);
  admin = office.admin;
  directory = await ScimClient.of(product, admin);
});
afterAll(() => product.stop());

const somebody = (more: object = {}) => {
  const name = randomUUID().slice(0, 8);
  const userName = `${name}@contoso.example`;
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', ENTERPRISE],
    externalId: `ext-${name}`,
    userName,
    active: true,
    name: { givenName: 'Ada', familyName: `Lovelace ${name}` },
    emails: [{ value: userName, type: 'work', primary: true }],
    title: 'Engineer',
    ...more,
    [ENTERPRISE]: { department: 'Engineering', ...(more as Record<string, object>)[ENTERPRISE] },
  };
};
const idOf = (answer: Answer) => String(valueAt(answer.json, 'id'));
async function created(more: object = {}): Promise<string> {
  const answer = await directory.post('/Users', somebody(more));
  expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
  return idOf(answer);
}
const eventsOf = (id: string) => product.annals.services.log.readStream(`person-${id}`);
const typesOf = async (id: string) => (await eventsOf(id)).map(({ type }) => type);
const problemOf = (answer: Answer) => [answer.status, valueAt(answer.json, 'scimType')];

describe('the published sequences', () => {
  test('of Okta', async () => {
    const { created: id = '' } = await runSequence(directory, 'okta-spec');
    expect(await typesOf(id)).toEqual([
      'EmployeeHired',
      'NameCorrected',
      'EmployeeDeparted',
      'EmployeeRehired',
    ]);
  });
  test('of Entra ID', async () => {
    const { user: id = '' } = await runSequence(directory, 'entra-validator');
    expect(await typesOf(id)).toEqual([
      'EmployeeHired',
      'NameCorrected',
      'AddressCorrected',
      'DepartmentChanged',
      'PositionChanged',
      'ManagerAssigned',
      'ManagerAssigned',
      'EmployeeDeparted',
      'EmployeeRehired',
      'EmployeeDeparted',
    ]);
  });
});

describe('a person', () => {
  test('is hired by the directory, which the log and the history name', async () => {
    const id = await created();
    const [hired] = await eventsOf(id);
    expect(hired?.metadata).toMatchObject({
      actorId: 'system:scim',
      actorKind: 'scim',
      tokenName: 'Entra ID',
      onBehalfOf: product.cast.admin.id,
    });
    await product.caughtUp();
    const history = peopleRoutes.history.answer.parse((await admin.get(`/api/people/${id}/history`)).json);
    expect(history.at(-1)?.sentence).toMatch(/^The SCIM client “Entra ID” /);
    expect((await office.facts(id)).account).toMatchObject({ state: 'open', hasPassword: false });
    // An administrator can invite who has no provider to sign in by.
    const invited = await admin.post(`/api/people/${id}/invitation`, {});
    const { link } = peopleRoutes.invite.answer.parse(invited.json);
    expect((await choose(product.visitor(), link ?? '')).status).toBe(200);
  });

  test('is changed once, however often it is said', async () => {
    const body = somebody();
    const id = idOf(await directory.post('/Users', body));
    const head = await product.head();
    const again = await directory.send('PUT', `/Users/${id}`, body);
    expect(again.status).toBe(200);
    expect(
      (await directory.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' })).status,
    ).toBe(200);
    expect(await product.head()).toBe(head);
    expect(await typesOf(id)).toEqual(['EmployeeHired']);
  });

  test('is the same person again whichever name their manager is called by', async () => {
    const manager = somebody();
    const managerId = idOf(await directory.post('/Users', manager));
    const under = (name: string) => ({ ...report, [ENTERPRISE]: { manager: { value: name } } });
    const report = somebody();
    const id = idOf(await directory.post('/Users', under(managerId)));
    const before = (await directory.get(`/Users/${id}`)).json;
    const head = await product.head();
    for (const name of [managerId, manager.externalId, manager.userName.toUpperCase()]) {
      const again = await directory.send('PUT', `/Users/${id}`, under(name));
      expect(again.status).toBe(200);
      expect(again.json).toEqual(before);
    }
    expect(await product.head()).toBe(head);
  });

  test('may arrive before their manager', async () => {
    const manager = somebody();
    const before = await created({ [ENTERPRISE]: { manager: { value: manager.externalId } } });
    const early = await directory.get(`/Users/${before}`);
    expect(valueAt(early.json, `${ENTERPRISE}|manager.value`)).toBe(manager.externalId);
    const managerId = idOf(await directory.post('/Users', manager));
    const late = await created({ [ENTERPRISE]: { manager: { value: managerId } } });
    for (const id of [before, late]) {
      const found = await directory.get(`/Users/${id}`);
      expect(valueAt(found.json, `${ENTERPRISE}|manager.value`)).toBe(managerId);
    }
    // Who has reports is a manager.
    expect((await office.facts(managerId)).role).toBe('manager');
  });

  test('never reports to themself, over however many others', async () => {
    const top = await created();
    const middle = await created({ [ENTERPRISE]: { manager: { value: top } } });
    const answer = await directory.patch(`/Users/${top}`, {
      op: 'Add',
      path: `${ENTERPRISE}:manager`,
      value: middle,
    });
    expect(problemOf(answer)).toEqual([400, 'invalidValue']);
  });

  test('is let go at once: sessions end, reports go up, nothing is erased', async () => {
    const boss = await created();
    const managerId = await created({ [ENTERPRISE]: { manager: { value: boss } } });
    const reportId = await created({ [ENTERPRISE]: { manager: { value: managerId } } });
    const invited = await admin.post(`/api/people/${managerId}/invitation`, {});
    const client = product.visitor();
    await choose(client, peopleRoutes.invite.answer.parse(invited.json).link ?? '');
    expect((await client.get('/api/me')).status).not.toBe(401);
    expect((await directory.send('DELETE', `/Users/${managerId}`)).status).toBe(204);
    expect((await client.getOnce('/api/meetings')).status).toBe(401);
    expect((await directory.get(`/Users/${managerId}`)).status).toBe(404);
    expect((await office.facts(reportId)).managerId).toBe(boss);
    expect((await office.facts(managerId)).firstName).toBe('Ada');
  });

  test('who was deleted there comes back as the same person', async () => {
    const body = somebody();
    const id = idOf(await directory.post('/Users', body));
    await directory.send('DELETE', `/Users/${id}`);
    await product.caughtUp();
    const again = await directory.post('/Users', body);
    expect([again.status, idOf(again)]).toEqual([201, id]);
    expect(await typesOf(id)).toEqual(['EmployeeHired', 'EmployeeDeparted', 'EmployeeRehired']);
  });

  test('whom somebody hired here is found by their address, and kept from then on', async () => {
    const { id } = await office.hire({});
    const { email } = await office.facts(id);
    const found = await directory.get(`/Users?filter=${encodeURIComponent(`userName eq "${email}"`)}`);
    expect(valueAt(found.json, 'Resources.0.id')).toBe(id);
    expect(
      (await directory.patch(`/Users/${id}`, { op: 'Replace', path: 'title', value: 'Lead' })).status,
    ).toBe(200);
    const edited = await office.change(id, { position: 'Other' });
    expect([edited.status, edited.text]).toEqual([409, expect.stringContaining('Entra ID')]);
    // What the directory does not keep stays with administrators.
    expect((await office.change(id, { role: 'manager' })).status).toBe(200);
    expect((await office.facts(id)).directory).toEqual({ name: 'Entra ID' });
  });
});

describe('versions', () => {
  test('keep a change from replacing what was not seen', async () => {
    const id = await created();
    const read = await directory.get(`/Users/${id}`);
    const version = read.headers.get('etag') ?? '';
    expect(version).toMatch(/^W\//);
    expect((await directory.get(`/Users/${id}`, { 'If-None-Match': version })).status).toBe(304);
    const body = { Operations: [{ op: 'replace', path: 'title', value: 'Architect' }] };
    expect((await directory.send('PATCH', `/Users/${id}`, body, { 'If-Match': version })).status).toBe(200);
    expect((await directory.send('PATCH', `/Users/${id}`, body, { 'If-Match': version })).status).toBe(412);
  });
});

test('lists come in pages, and can be filtered by what no index has', async () => {
  const title = `T${randomUUID().slice(0, 8)}`;
  for (let count = 0; count < 3; count += 1) await created({ title });
  const filter = encodeURIComponent(`title eq "${title}"`);
  const page = await directory.get(`/Users?filter=${filter}&startIndex=2&count=1`);
  expect(page.json).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
});

test('what this server can do is said', async () => {
  const config = await directory.get('/ServiceProviderConfig');
  expect(config.json).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    etag: { supported: true },
  });
  expect((await directory.get('/ResourceTypes')).json).toMatchObject({ totalResults: 2 });
  expect((await directory.get(`/Schemas/${ENTERPRISE}`)).json).toMatchObject({ id: ENTERPRISE });
  const clients = scimRoutes.clients.answer.parse((await admin.get('/api/scim-clients')).json);
  expect(clients[0]).toMatchObject({
    name: 'Entra ID',
    lastRequest: { status: expect.any(Number) as number },
  });
  expect(clients[0]?.address).toMatch(/\/api\/scim\/v2$/);
});

describe('who means harm', () => {
  test('with another token, or none, gets nothing', async () => {
    const own = await admin.post('/api/account/tokens', {
      name: 'Mine',
      asRole: 'employee',
      permissions: ['people:see'],
      days: 1,
    });
    const secret = String(valueAt(own.json, 'secret'));
    for (const authorization of [`Bearer ${secret}`, 'Bearer annals_scim_x', 'Basic eDp5', ''])
      expect((await directory.get('/Users', { authorization })).status).toBe(401);
    expect((await admin.get('/api/scim/v2/Users')).status).toBe(401);
    // And a SCIM client has nothing but SCIM.
    expect((await directory.send('GET', '/../../people')).status).toBe(403);
  });

  test('makes no administrator and no auditor', async () => {
    for (const value of ['admin', 'Administrator', 'AUDITOR']) {
      const answer = await directory.post('/Users', somebody({ roles: [{ value, primary: true }] }));
      expect(problemOf(answer)).toEqual([403, 'mutability']);
      const id = await created();
      const granted = await directory.patch(`/Users/${id}`, { op: 'add', path: 'roles', value: [{ value }] });
      expect(problemOf(granted)).toEqual([403, 'mutability']);
    }
  });

  test('takes over no address, and no name, of an administrator', async () => {
    const { id, email } = await office.facts(product.cast.admin.id);
    const moved = await directory.patch(`/Users/${id}`, {
      op: 'replace',
      path: 'emails[type eq "work"].value',
      value: 'mine@evil.example',
    });
    expect(problemOf(moved)).toEqual([403, 'mutability']);
    expect(problemOf(await directory.post('/Users', somebody({ userName: email })))).toEqual([
      409,
      'uniqueness',
    ]);
    const addressed = somebody({ emails: [{ value: email.toUpperCase(), type: 'work', primary: true }] });
    expect(problemOf(await directory.post('/Users', addressed))).toEqual([409, 'uniqueness']);
    const other = await created();
    const taken = await directory.patch(`/Users/${other}`, { op: 'replace', path: 'userName', value: email });
    expect(problemOf(taken)).toEqual([409, 'uniqueness']);
    expect((await office.facts(id)).email).toBe(email);
    const stolen = await directory.patch(`/Users/${other}`, {
      op: 'replace',
      path: 'emails',
      value: [{ value: email }],
    });
    expect(problemOf(stolen)).toEqual([409, 'uniqueness']);
  });

  test('is refused what is too large, too deep or no JSON', async () => {
    const huge = JSON.stringify({ ...somebody(), title: 'x'.repeat(10_000_000) });
    const large = await directory.send('POST', '/Users', huge);
    expect([large.status, valueAt(large.json, 'status')]).toEqual([413, '413']);
    expect((await directory.send('POST', '/Users', '{"userName": ')).status).toBe(400);
    expect((await directory.send('POST', '/Users', '[]')).status).toBe(400);
    expect(
      (await directory.send('POST', '/Users', 'a=b', { type: 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
    for (const filter of ['('.repeat(400), `userName eq "${'x'.repeat(900)}"`, 'userName eq'])
      expect(problemOf(await directory.get(`/Users?filter=${encodeURIComponent(filter)}`))).toEqual([
        400,
        'invalidFilter',
      ]);
    const bulk = { Operations: [{ method: 'POST', path: '/Users', data: somebody() }] };
    expect((await directory.post('/Bulk', bulk)).status).toBe(501);
    expect(
      (await directory.post('/Users', somebody({ name: { givenName: 'A\u0000', familyName: 'B' } }))).status,
    ).toBe(400);
    expect((await directory.get('/Users?startIndex=-5&count=99999999')).status).toBe(200);
  });

  test('ends with the token', async () => {
    const other = await ScimClient.of(product, admin, 'Old directory');
    expect((await other.get('/Users?count=1')).status).toBe(200);
    expect((await admin.post(`/api/service-tokens/${other.id}/revocation`, {})).status).toBe(200);
    const answer = await other.get('/Users?count=1');
    expect([answer.status, valueAt(answer.json, 'status')]).toEqual([401, '401']);
  });
});

test('many at once are hired, each once', async () => {
  const bodies = Array.from({ length: 60 }, () => somebody());
  const answers = await Promise.all([...bodies, ...bodies].map((body) => directory.post('/Users', body)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(60);
});

test('the last administrator stays, whatever the directory says', async () => {
  const listed = await admin.get('/api/administration/people?role=admin');
  const admins = peopleRoutes.administer.answer.parse(listed.json).map(({ id }) => id);
  const deactivate = { op: 'replace', path: 'active', value: false };
  for (const id of admins.filter((one) => one !== product.cast.admin.id))
    expect((await directory.patch(`/Users/${id}`, deactivate)).status).toBe(200);
  const last = await directory.patch(`/Users/${product.cast.admin.id}`, deactivate);
  expect(problemOf(last)).toEqual([403, 'mutability']);
  expect((await admin.get('/api/scim-clients')).status).toBe(200);
});
