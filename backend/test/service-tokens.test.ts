import { TOKEN_REQUESTS_PER_MINUTE } from '@annals/contracts/features/service-tokens/constants';
import { serviceTokenRoutes } from '@annals/contracts/features/service-tokens/routes';
import { peopleRoutes } from '@annals/contracts/features/people/routes';
import { problem } from '@annals/contracts/kernel/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newTokenText } from '../src/platform/sessions/token-text';
import { grantAtServer } from './operator';
import { Administration } from './people-administration';
import { startProduct, type Answer, type Client, type Product } from './product';

let product: Product;
let office: Administration;
let admin: Client;
let second: Client;

beforeAll(async () => {
  product = await startProduct();
  office = await Administration.of(product);
  admin = office.admin;
  await grantAtServer(product, product.cast.leader.id, 'admin');
  second = await product.signedIn('leader@annals.example', 'admin');
});
afterAll(() => product.stop());

const madeIn = (answer: Answer) => serviceTokenRoutes.make.answer.parse(answer.json);
const codeOf = (answer: Answer) => problem.parse(answer.json).type;
const refused = (code: string) => `urn:annals:problem:${code}`;
const withToken = (secret: string) => ({ authorization: `Bearer ${secret}` });

/** A program: no cookies, and a token. */
const program = (secret: string) => {
  const client = product.visitor();
  return {
    get: (path: string) => client.get(path, withToken(secret)),
    patch: (path: string, body: unknown) => client.patch(path, body, withToken(secret)),
    post: (path: string, body: unknown) => client.post(path, body, withToken(secret)),
  };
};

async function tokenOf(client: Client, more: object = {}) {
  const wanted = { name: 'Payroll export', asRole: 'employee', permissions: ['people:see'], days: 30 };
  const answer = await client.post('/api/account/tokens', { ...wanted, ...more });
  expect(answer.status).toBe(201);
  return madeIn(answer);
}

/** A token that reaches everyone, approved by a second administrator. */
async function approvedToken(permissions: readonly string[], name = 'Payroll export') {
  const made = await tokenOf(admin, { name, asRole: 'admin', permissions });
  expect(made.needsApproval).toBe(true);
  expect((await second.post(`/api/service-tokens/${made.id}/approval`, {})).status).toBe(200);
  return made;
}

describe('a token of one’s own', () => {
  test('reaches what its role reaches, and nothing beside its permissions', async () => {
    const manager = await product.as('manager');
    const { secret } = await tokenOf(manager, { asRole: 'manager' });
    const narrow = await tokenOf(manager);
    const seen = async (token: string) =>
      peopleRoutes.listPeople.answer.parse((await program(token).get('/api/people')).json).length;
    expect(await seen(secret)).toBeGreaterThan(1);
    expect(await seen(narrow.secret)).toBe(1);
    const closed = await program(secret).get('/api/meetings');
    expect([closed.status, codeOf(closed)]).toEqual([403, refused('request.forbidden')]);
    // What is open to everybody who is signed in is not open to a program.
    for (const path of ['/api/me', '/api/account/tokens', '/api/account/second-factor'])
      expect([403, 404]).toContain((await program(secret).get(path)).status);
    const makes = await program(secret).post('/api/account/tokens', {});
    expect(codeOf(makes)).toBe(refused('service-tokens.route-closed'));
  });

  test('is refused what its owner does not have', async () => {
    const employee = await product.as('employee');
    const wanted = { name: 'Too much', asRole: 'employee', permissions: ['people:administer'], days: 30 };
    const answer = await employee.post('/api/account/tokens', wanted);
    expect(codeOf(answer)).toBe(refused('service-tokens.permission-not-held'));
    const role = { ...wanted, permissions: ['people:see'], asRole: 'admin' };
    expect(codeOf(await employee.post('/api/account/tokens', role))).toBe(
      refused('service-tokens.role-not-held'),
    );
    expect((await employee.get('/api/service-tokens')).status).toBe(403);
  });

  test('opens no page beside the routes, and counts before a session', async () => {
    const { secret } = await tokenOf(admin);
    for (const path of ['/api/live', '/api/operations/jobs/board'])
      expect((await admin.get(path, withToken(secret))).status).toBe(401);
    // The administrator's cookie is there as well; the token is what is looked at.
    expect((await admin.get('/api/service-tokens', withToken(secret))).status).toBe(403);
  });

  test('is rotated with an overlap, and listed without its secret', async () => {
    const employee = await product.as('employee');
    const { id, secret } = await tokenOf(employee, { name: 'Rotated' });
    const rotate = (overlapDays: number) =>
      employee.post(`/api/service-tokens/${id}/rotation`, { days: 60, overlapDays });
    const next = madeIn(await rotate(7)).secret;
    for (const works of [secret, next]) expect((await program(works).get('/api/people')).status).toBe(200);
    const last = madeIn(await rotate(0)).secret;
    const ran = await program(next).get('/api/people');
    expect([ran.status, problem.parse(ran.json).detail]).toEqual([401, expect.stringContaining('run out')]);
    expect((await program(last).get('/api/people')).status).toBe(200);
    const listed = await employee.get('/api/account/tokens');
    const own = serviceTokenRoutes.own.answer.parse(listed.json).find((one) => one.id === id);
    expect(own).toMatchObject({ name: 'Rotated', state: 'active', lastUsedAt: expect.any(String) as string });
    expect(listed.text).not.toContain(last.slice(12));
    // Nobody else gives it a secret.
    const other = await admin.post(`/api/service-tokens/${id}/rotation`, { days: 60, overlapDays: 0 });
    expect(codeOf(other)).toBe(refused('service-tokens.not-yours'));
  });

  test('opens nothing once it was ended, and a wrong one says nothing', async () => {
    const employee = await product.as('employee');
    const { id, secret } = await tokenOf(employee);
    expect((await employee.post(`/api/service-tokens/${id}/revocation`, {})).status).toBe(200);
    for (const wrong of [secret, newTokenText('personal'), 'annals_pat_x', 'anything']) {
      const answer = await program(wrong).get('/api/people');
      expect([answer.status, problem.parse(answer.json).detail]).toEqual([401, 'This token is not valid.']);
      expect(answer.headers.get('WWW-Authenticate')).toContain('invalid_token');
    }
  });
});

describe('a token that reaches everyone', () => {
  test('waits for a second, independent administrator', async () => {
    const { id, secret } = await tokenOf(admin, { name: 'Waits', asRole: 'admin' });
    const waits = await program(secret).get('/api/people');
    expect([waits.status, problem.parse(waits.json).detail]).toEqual([
      401,
      expect.stringContaining('second administrator'),
    ]);
    const own = await admin.post(`/api/service-tokens/${id}/approval`, {});
    expect(codeOf(own)).toBe(refused('privileged-acts.same-administrator'));
    const listed = serviceTokenRoutes.list.answer.parse((await second.get('/api/service-tokens')).json);
    expect(listed.find((one) => one.id === id)).toMatchObject({ state: 'waiting', mayApprove: true });
    expect((await second.post(`/api/service-tokens/${id}/approval`, {})).status).toBe(200);
    expect((await program(secret).get('/api/people')).status).toBe(200);
  });

  test('acts as a token of its owner, in the history and in the log', async () => {
    const { secret } = await approvedToken(['people:administer']);
    const { id } = await office.hire({});
    const moved = await program(secret).patch(`/api/people/${id}`, {
      department: 'Payroll',
      reason: 'As the payroll system has it',
    });
    expect(moved.status).toBe(200);
    await product.caughtUp();
    const history = peopleRoutes.history.answer.parse((await admin.get(`/api/people/${id}/history`)).json);
    expect(history[0]?.sentence).toMatch(/^The token “Payroll export” of \S+ \S+ /);
    const auditor = await product.as('auditor');
    const found = await auditor.get(`/api/audit/events?role=token&stream=person-${id}`);
    expect(found.json).toMatchObject({ events: [{ tokenName: 'Payroll export', actorRole: 'token' }] });
  });

  test('asks for nothing that takes two administrators, and sees no link', async () => {
    const { secret } = await approvedToken(['people:administer'], 'Hires');
    const someone = {
      firstName: 'Mary',
      lastName: 'Somerville',
      email: 'mary.somerville@annals.example',
      role: 'employee',
      position: 'Writer',
      department: 'Science',
      hireDate: '2026-01-05',
      managerId: null,
    };
    const hired = await program(secret).post('/api/people', someone);
    const { id, link } = peopleRoutes.hire.answer.parse(hired.json);
    expect([hired.status, link]).toEqual([201, null]);
    const granted = await program(secret).patch(`/api/people/${id}`, { role: 'admin', reason: 'Mine' });
    // It asks a person to show once more that it is them, and would take two of them.
    expect(codeOf(granted)).toBe(refused('service-tokens.route-closed'));
    const invited = await program(secret).post(`/api/people/${id}/invitation`, {});
    expect(codeOf(invited)).toBe(refused('service-tokens.route-closed'));
  });

  test('of a service account belongs to nobody, and who made it answers for it', async () => {
    const body = { name: 'Directory export', permissions: ['people:administer'], days: 90 };
    const made = madeIn(await admin.post('/api/service-tokens', body));
    expect((await second.post(`/api/service-tokens/${made.id}/approval`, {})).status).toBe(200);
    const { id } = await office.hire({});
    const change = { department: 'Archive', reason: 'As the directory has it' };
    expect((await program(made.secret).patch(`/api/people/${id}`, change)).status).toBe(200);
    const last = (await product.annals.services.log.readStream(`person-${id}`)).at(-1);
    expect(last?.metadata).toMatchObject({
      actorId: 'system:service-account',
      actorKind: 'token',
      tokenName: 'Directory export',
      onBehalfOf: product.cast.admin.id,
    });
  });
});

test('tokens end with the account of their owner, at once and for good', async () => {
  const { id, client } = await office.welcomed();
  const { secret } = await tokenOf(client);
  expect((await program(secret).get('/api/people')).status).toBe(200);
  expect((await admin.post(`/api/people/${id}/lock`, { reason: 'Lost laptop' })).status).toBe(200);
  expect((await program(secret).get('/api/people')).status).toBe(401);
  await expect
    .poll(
      async () => (await product.annals.services.log.readStreams(await streamsOf(id))).flat().at(-1)?.type,
      {
        timeout: 30_000,
      },
    )
    .toBe('ServiceTokenRevoked');
  expect((await admin.post(`/api/people/${id}/unlock`, { reason: 'Found' })).status).toBe(200);
  expect((await program(secret).get('/api/people')).status).toBe(401);
});

async function streamsOf(ownerId: string): Promise<string[]> {
  const { rows } = await product.annals.services.pool.query<{ id: string }>(
    'SELECT id FROM annals_read.service_tokens WHERE "ownerId" = $1',
    [ownerId],
  );
  return rows.map(({ id }) => `serviceToken-${id}`);
}

test('a token has a limit of its own', async () => {
  const { secret } = await tokenOf(admin);
  const client = product.visitor();
  const answers: Answer[] = [];
  for (let sent = 0; sent <= TOKEN_REQUESTS_PER_MINUTE; sent += 50)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, () => client.getOnce('/api/service-tokens', withToken(secret))),
      )),
    );
  const late = answers.find(({ status }) => status === 429);
  expect(Number(late?.headers.get('Retry-After'))).toBeGreaterThan(0);
  // Another one of the same owner is not affected, nor are they themselves.
  expect((await program((await tokenOf(admin)).secret).get('/api/people')).status).toBe(200);
});

test('the description of the API says which requests take tokens', async () => {
  const document = (await product.visitor().get('/api/docs/openapi.json')).json as {
    paths: Record<string, Record<string, { security: object[] }>>;
    components: { securitySchemes: Record<string, object> };
  };
  expect(document.components.securitySchemes['token']).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(document.paths['/api/people']?.['get']?.security).toContainEqual({ token: [] });
  expect(document.paths['/api/service-tokens']?.['get']?.security).toEqual([{ session: [] }]);
});
