import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboardRoutes } from '@annals/contracts/features/dashboard/routes';
import { organizationRoutes } from '@annals/contracts/features/organization/routes';
import { peopleRoutes } from '@annals/contracts/features/people/routes';
import { breakGlassRoutes } from '@annals/contracts/features/break-glass/routes';
import type { BreakGlassView } from '@annals/contracts/features/break-glass/views';
import { currentUser } from '@annals/contracts/features/people/views';
import { problem } from '@annals/contracts/kernel/problem';
import { SECOND_ADMINISTRATOR } from '@annals/demo/company/accounts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endedRoles } from '../src/features/break-glass/end-role';
import { DEMO_PASSWORD } from '../src/features/accounts/public-password';
import { mailIn, mailsIn } from '../src/platform/mail/mailbox';
import { grantAtServer } from './operator';
import { Administration, choose } from './people-administration';
import { startProduct, type Answer, type Client, type Product } from './product';

const lines: string[] = [];
const directory = mkdtempSync(join(tmpdir(), 'annals-mailbox-'));
const REASON = 'The provider is down';
let product: Product;
let office: Administration;
let admin: Client;
let second: Client;
let third: Client;
let now = Date.now();

beforeAll(async () => {
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  product = await startProduct({ logger, mail: { directory, from: 'annals@annals.example' } });
  office = await Administration.of(product);
  admin = office.admin;
  second = await product.signedIn(SECOND_ADMINISTRATOR.email, 'admin');
  await grantAtServer(product, product.cast.leader.id, 'admin');
  third = await product.signedIn('leader@annals.example', 'admin');
});
afterAll(async () => {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

function pass(minutes: number): void {
  now += minutes * 60_000;
  product.setClock(new Date(now));
}

const codeOf = (answer: Answer) => problem.parse(answer.json).type.replace('urn:annals:problem:', '');
const at = (id: string, what: string) => `/api/break-glass/accounts/${id}/${what}`;
const mails = async () => {
  const { rows } = await mailsIn(directory, { limit: 200 });
  return Promise.all(rows.map(async ({ id }) => ({ ...(await mailIn(directory, id)) })));
};
const eventsOf = async (stream: string) => product.annals.services.log.readStream(stream);

/** Somebody who was hired for emergencies alone. */
const hired = (more: object = {}) =>
  office.hire({
    firstName: 'Emergency',
    lastName: 'Access',
    managerId: null,
    department: 'Security',
    ...more,
  });

async function viewOf(client: Client, id: string): Promise<BreakGlassView> {
  client.position = String(await product.head());
  const list = breakGlassRoutes.list.answer.parse((await client.get('/api/break-glass/accounts')).json);
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error('It is not listed');
  return found;
}

const request = (id: string, client = admin) =>
  client.post('/api/break-glass/requests', { personId: id, reason: 'For the day the provider is down' });

async function halfOf(client: Client, id: string): Promise<string> {
  const answer = await client.post(at(id, 'halves'), {});
  expect(answer.status).toBe(200);
  return breakGlassRoutes.takeHalf.answer.parse(answer.json).secret;
}

interface Sealed {
  readonly id: string;
  readonly first: string;
  readonly second: string;
}

async function sealAgain(id: string): Promise<Sealed> {
  expect((await request(id)).status).toBe(200);
  expect((await second.post(at(id, 'approval'), {})).status).toBe(200);
  return { id, first: await halfOf(admin, id), second: await halfOf(second, id) };
}

const sealed = async () => sealAgain((await hired()).id);

const open = (halves: Pick<Sealed, 'first' | 'second'>, more: object = {}, client = product.visitor()) =>
  client.post('/api/auth/break-glass', {
    first: halves.first,
    second: halves.second,
    email: 'admin@annals.example',
    reason: REASON,
    isDrill: false,
    ...more,
  });

/** Opens an account. @returns its session */
async function opened(account: Sealed, more: object = {}): Promise<Client> {
  const client = product.visitor();
  expect((await open(account, more, client)).json).toEqual({ role: 'admin' });
  return client;
}

const isIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200;

describe('sealing', () => {
  test('takes two administrators, each of whom sees half of the password, once', async () => {
    const { id, link } = await hired();
    expect((await request(id)).status).toBe(200);
    expect((await request(id, third)).status).toBe(409);
    expect(codeOf(await admin.post(at(id, 'approval'), {}))).toBe('privileged-acts.same-administrator');
    expect((await viewOf(second, id)).allowed).toMatchObject({ approve: true, takeHalf: false });
    expect((await second.get('/api/notifications')).text).toContain('sealing of an account for emergencies');
    expect((await second.post(at(id, 'approval'), {})).status).toBe(200);
    expect(await viewOf(admin, id)).toMatchObject({ state: 'halves', allowed: { takeHalf: true } });
    // From now on the link of the invitation opens nothing.
    expect((await choose(product.visitor(), link)).status).toBe(404);
    expect(codeOf(await third.post(at(id, 'halves'), {}))).toBe('break-glass.half-not-yours');

    const one = await halfOf(admin, id);
    expect(codeOf(await admin.post(at(id, 'halves'), {}))).toBe('break-glass.half-taken');
    expect((await open({ first: one, second: one })).status).toBe(401);
    const other = await halfOf(second, id);
    expect(await viewOf(third, id)).toMatchObject({
      state: 'sealed',
      name: 'Emergency Access',
      holderNames: [expect.any(String), expect.any(String)] as unknown,
    });
    expect((await eventsOf(`breakGlass-${id}`)).map(({ type }) => type)).toEqual([
      'BreakGlassSealingRequested',
      'BreakGlassSealingApproved',
      'BreakGlassHalfTaken',
      'BreakGlassHalfTaken',
      'BreakGlassSealed',
    ]);
    // Neither half is anywhere but with its holder.
    const { pool } = product.annals.services;
    const { rows } = await pool.query<{ line: string }>(
      `SELECT e::text AS line FROM annals_events.events e UNION ALL SELECT h::text FROM annals_break_glass.halves h`,
    );
    for (const half of [one, other, one.replaceAll('-', ''), other.replaceAll('-', '')])
      expect(rows.filter(({ line }) => line.includes(half))).toEqual([]);
  });

  test('is for administrators alone', async () => {
    const employee = await product.as('employee');
    expect((await employee.get('/api/break-glass/accounts')).status).toBe(403);
    expect((await employee.get('/api/break-glass/alarms')).status).toBe(403);
  });

  test('is refused of an account that somebody uses, has reports, or is one’s own', async () => {
    const { id } = await office.welcomed();
    expect(codeOf(await request(id))).toBe('break-glass.in-use');
    expect((await request(product.cast.manager.id)).status).toBe(409);
    expect((await request(product.cast.admin.id)).status).toBe(409);
  });

  test('is declined, and needs an administrator who is independent', async () => {
    const { id } = await hired();
    await request(id);
    expect((await second.post(at(id, 'refusal'), { reason: 'Not this one' })).status).toBe(200);
    expect((await second.post(at(id, 'approval'), {})).status).toBe(409);
    // Somebody who came from the hand of the one who asks.
    const puppet = await office.welcomed('admin');
    await request(id);
    expect(codeOf(await puppet.client.post(at(id, 'approval'), {}))).toBe(
      'privileged-acts.related-administrator',
    );
    expect((await admin.post(at(id, 'refusal'), { reason: 'Withdrawn' })).status).toBe(200);
  });
});

describe('an account that is sealed', () => {
  test('opens by nothing else, and stays as it is', async () => {
    const { id } = await sealed();
    const { email } = await office.facts(id);
    expect((await office.facts(id)).role).toBe('admin');
    const visitor = product.visitor();
    const login = { email, password: DEMO_PASSWORD, role: 'admin' };
    expect((await visitor.post('/api/auth/login', login)).status).toBe(401);
    const before = (await mails()).length;
    expect((await visitor.post('/api/account/forgotten-password', { email })).status).toBeLessThan(500);
    const kept = 'break-glass.kept-for-emergencies';
    expect(codeOf(await admin.post(`/api/people/${id}/lock`, { reason: 'x' }))).toBe(kept);
    expect(codeOf(await office.change(id, { role: 'employee' }))).toBe(kept);
    const today = new Date().toISOString().slice(0, 10);
    expect(codeOf(await admin.post(`/api/people/${id}/departure`, { lastDay: today, reason: 'x' }))).toBe(
      kept,
    );
    expect(await mails()).toHaveLength(before);
    // It stands in for no administrator whom a rule counts.
    expect((await eventsOf(`account-${id}`)).some(({ type }) => type === 'PasswordResetRequested')).toBe(
      false,
    );
  });

  test('is closed to no owner by what strangers try', async () => {
    const account = await sealed();
    const stranger = product.visitor();
    const wrong = { first: '0'.repeat(25), second: '1'.repeat(25) };
    const answers = [];
    for (let tries = 0; tries < 35; tries += 1) answers.push((await open(wrong, {}, stranger)).status);
    expect(new Set(answers)).toEqual(new Set([401, 429]));
    // From the same address.
    expect((await open(account, {}, stranger)).status).toBe(200);
    await third.post(at(account.id, 'reviews'), { words: 'A test of the limits.' });
  });
});

describe('opening', () => {
  test('alarms everybody, and ends with a review and a new seal', async () => {
    const account = await sealed();
    const { id } = account;
    const OUTAGE = 'The provider is down since nine';
    lines.length = 0;
    expect(codeOf(await open(account, { email: 'nobody@annals.example' }))).toBe(
      'break-glass.opener-unknown',
    );
    expect((await open(account, { reason: ' ' })).status).toBe(422);
    // However it is typed, and whichever envelope comes first.
    const session = await opened(
      { id, first: account.second.toLowerCase(), second: account.first },
      { reason: OUTAGE },
    );
    expect(currentUser.parse((await session.get('/api/auth/user')).json)).toMatchObject({ role: 'admin' });
    const alarm = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find((line) => line['alarm']);
    expect(alarm).toMatchObject({ level: 40, alarm: 'break-glass', account: id, isDrill: false });
    expect(JSON.stringify(lines)).not.toContain(OUTAGE);
    expect((await eventsOf(`account-${id}`)).at(-1)).toMatchObject({
      type: 'SignedIn',
      data: { method: 'break-glass', asRole: 'admin' },
    });
    const [event] = (await eventsOf(`breakGlass-${id}`)).filter(({ type }) => type === 'BreakGlassOpened');
    expect(event).toMatchObject({
      data: { openedById: product.cast.admin.id, reason: OUTAGE, isDrill: false },
    });
    const { rows } = await product.annals.services.pool.query(
      `SELECT 1 FROM annals_events.events e WHERE e::text LIKE '%${OUTAGE}%'`,
    );
    expect(rows).toEqual([]);

    const { administratorIds } = (event ?? { data: {} }).data as { administratorIds: string[] };
    // Every administrator, by e-mail and in the product, whatever they chose.
    const told = async () =>
      (await mails()).filter(({ subject, text }) => subject?.startsWith('Alarm:') && text?.includes(OUTAGE));
    await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(administratorIds.length);
    expect((await told()).map(({ to }) => to)).toEqual(
      expect.arrayContaining(['admin@annals.example', SECOND_ADMINISTRATOR.email, 'leader@annals.example']),
    );
    for (const client of [admin, second, third]) {
      client.position = String(await product.head());
      const alarms = breakGlassRoutes.alarms.answer.parse((await client.get('/api/break-glass/alarms')).json);
      expect(alarms).toMatchObject([{ id, name: 'Emergency Access', isOpen: true, isDrill: false }]);
      expect((await client.get('/api/notifications')).text).toContain(OUTAGE);
    }

    // It works as an administrator does, and decides nothing that takes two of them.
    expect((await session.get('/api/administration/people')).status).toBe(200);
    const { id: another } = await hired();
    expect(codeOf(await request(another, session))).toBe('break-glass.by-itself');
    expect(codeOf(await session.post(at(id, 'closing'), {}))).toBe('break-glass.by-itself');
    expect(codeOf(await session.post(at(id, 'reviews'), { words: 'Nothing happened' }))).toBe(
      'break-glass.by-itself',
    );
    expect((await session.post(at(id, 'retirement'), { reason: 'x' })).status).toBe(403);
    await request(another);
    expect(codeOf(await session.post(at(another, 'approval'), {}))).toBe('break-glass.by-itself');
    await admin.post(at(another, 'refusal'), { reason: 'Only a try' });
    expect((await session.post('/api/account/second-factor/enrolment', {})).status).toBe(409);
    const passkey = await session.post('/api/account/passkeys/options', {});
    expect(codeOf(passkey)).toBe('break-glass.kept-for-emergencies');
    const token = { name: 'Stays', asRole: 'employee', permissions: ['people:see'], days: 30 };
    expect(codeOf(await session.post('/api/account/tokens', token))).toBe('break-glass.by-itself');

    // Neither who opened it nor a holder reviews it.
    for (const client of [admin, second])
      expect(codeOf(await client.post(at(id, 'reviews'), { words: 'All well' }))).toBe(
        'break-glass.reviewed-by-opener',
      );
    expect(codeOf(await request(id, third))).toBe('break-glass.review-first');
    third.position = String(await product.head());
    const deeds = breakGlassRoutes.deeds.answer.parse((await third.get(at(id, 'deeds'))).json);
    expect(deeds.map(({ type }) => type)).toEqual(expect.arrayContaining(['SignedIn', 'BreakGlassOpened']));
    expect(await viewOf(third, id)).toMatchObject({ state: 'open', allowed: { review: true, close: true } });
    expect(
      (await third.post(at(id, 'reviews'), { words: 'The provider was down for an hour.' })).status,
    ).toBe(200);
    expect(await isIn(session)).toBe(false);
    expect((await open(account)).status).toBe(401);
    third.position = String(await product.head());
    expect((await third.get('/api/break-glass/alarms')).json).toEqual([]);
    expect(await viewOf(third, id)).toMatchObject({
      state: 'to-seal',
      review: { words: expect.any(String) as unknown },
    });

    const again = await sealAgain(id);
    expect((await open(account)).status).toBe(401);
    const drill = await opened(again, { isDrill: true });
    const drills = async () => (await mails()).filter(({ subject }) => subject?.startsWith('Drill:'));
    await expect.poll(async () => (await drills()).length, { timeout: 20_000 }).toBe(administratorIds.length);
    expect((await second.post(at(id, 'closing'), {})).status).toBe(200);
    expect(await isIn(drill)).toBe(false);
    expect((await eventsOf(`account-${id}`)).at(-1)).toMatchObject({ data: { because: 'emergency over' } });
    expect((await open(again)).status).toBe(401);
    expect((await third.post(at(id, 'reviews'), { words: 'A drill, as planned.' })).status).toBe(200);
  });

  test('is for an hour, a quarter of one without a request, and for a day with one password', async () => {
    now = Date.now();
    pass(0);
    const account = await sealed();
    const session = await opened(account);
    for (let minutes = 0; minutes < 50; minutes += 10) {
      pass(10);
      expect(await isIn(session)).toBe(true);
    }
    // What is dangerous asks for nothing more: the envelopes are not at hand.
    const { id } = await hired();
    const body = JSON.stringify({ personId: id, reason: 'x' });
    const headers = { 'content-type': 'application/json' };
    expect(codeOf(await session.send('POST', '/api/break-glass/requests', body, headers))).toBe(
      'break-glass.by-itself',
    );
    pass(10);
    expect(await isIn(session)).toBe(false);
    const idle = await opened(account);
    pass(15);
    expect(await isIn(idle)).toBe(false);
    pass(23 * 60);
    expect((await open(account)).status).toBe(401);
    const reviewer = await product.signedIn('leader@annals.example', 'admin');
    expect(await viewOf(reviewer, account.id)).toMatchObject({ state: 'to-review' });
    expect((await reviewer.post(at(account.id, 'reviews'), { words: 'Nobody closed it.' })).status).toBe(200);
  });
});

/** Everywhere where people are counted, as an administrator reads it. */
async function figures(): Promise<Record<string, number>> {
  const read = async (path: string): Promise<unknown> => {
    admin.position = String(await product.head());
    return (await admin.get(path)).json;
  };
  const months = organizationRoutes.months.answer.parse(await read('/api/organisation/months'));
  const departments = organizationRoutes.departments.answer.parse(
    await read('/api/organisation/departments'),
  );
  const stats = dashboardRoutes.stats.answer.parse(await read('/api/dashboard/stats'));
  const listed = peopleRoutes.listPeople.answer.parse(await read('/api/people?search=Emergency&limit=200'));
  const chart = peopleRoutes.chart.answer.parse(await read('/api/colleagues/chart?limit=200'));
  const found = peopleRoutes.lookUp.answer.parse(await read('/api/colleagues?search=Emergency'));
  const month = months.at(-1);
  return {
    headcount: month?.headcount ?? 0,
    hires: month?.hires ?? 0,
    security: departments.find(({ department }) => department === 'Security')?.headcount ?? 0,
    team: stats.teamMembers,
    listed: listed.length,
    atTheTop: chart.length,
    found: found.length,
  };
}

test('an account for emergencies counts nowhere where people are counted, also when it is retired, and loses its role then', async () => {
  product.setClock(new Date((now += 60_000)));
  admin = await product.as('admin');
  second = await product.signedIn(SECOND_ADMINISTRATOR.email, 'admin');
  office = await Administration.of(product);
  const before = await figures();
  const { id } = await hired();
  expect((await figures())['headcount']).toBe((before['headcount'] ?? 0) + 1);
  const account = await sealAgain(id);
  expect(await figures()).toEqual(before);
  expect(await office.facts(id)).toMatchObject({ role: 'admin' });

  expect((await second.post(at(id, 'retirement'), { reason: 'Another one' })).status).toBe(200);
  expect((await open(account)).status).toBe(401);
  expect(await office.facts(id)).toMatchObject({ role: 'employee', departedOn: null });
  expect(await figures()).toEqual(before);
  const [retired] = (await eventsOf(`breakGlass-${id}`)).slice(-1);
  expect(retired).toMatchObject({ type: 'BreakGlassRetired', data: { endsRole: true } });
  const ended = (await eventsOf(`person-${id}`)).filter(({ type }) => type === 'RoleGranted').at(-1);
  expect(ended).toMatchObject({
    data: { role: 'employee' },
    metadata: { causationId: retired?.id, reason: 'The account for emergencies was retired.' },
  });

  // The job does it where the request was interrupted, and never undoes what two administrators grant afterwards.
  const jobs = endedRoles.jobs(product.annals.services, neverQueued);
  await jobs['end-role-of-retired-account']?.({ personId: id });
  await grantAtServer(product, id, 'admin');
  await jobs['sweep-roles-of-retired-accounts']?.({});
  expect(await office.facts(id)).toMatchObject({ role: 'admin' });
});

const neverQueued = {
  add: () => Promise.resolve(),
  repeat: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  work: () => undefined,
  close: () => Promise.resolve(),
};
