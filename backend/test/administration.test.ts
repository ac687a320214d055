import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccountLocked } from '@annals/contracts/features/accounts/events';
import { historyEntry } from '@annals/contracts/kernel/history';
import { personId } from '@annals/contracts/kernel/ids';
import { administeredPerson } from '@annals/contracts/features/people/administration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SECOND_ADMINISTRATOR } from '@annals/demo/company/accounts';
import { hashOfToken } from '../src/features/accounts/links';
import { ACCOUNTS_SCHEMA } from '../src/platform/sessions/schema';
import { Administration, choose, PASSWORD, someAddress, tokenOf, withLink } from './people-administration';
import { grantAtServer } from './operator';
import { startProduct, type Client, type Product } from './product';

const directory = mkdtempSync(join(tmpdir(), 'annals-mailbox-'));
let product: Product;
let office: Administration;
let admin: Client;
beforeAll(async () => {
  product = await startProduct({ mail: { directory, from: 'annals@annals.example' } });
  office = await Administration.of(product);
  ({ admin } = office);
});
afterAll(async () => {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

const typesOf = async (stream: string) =>
  (await product.annals.services.log.readStream(stream)).map(({ type }) => type);
const sessionsEndedOf = async (id: string) =>
  (await product.annals.services.log.readStream(`account-${id}`))
    .filter(({ type }) => type === 'SessionsEnded')
    .map(({ data }) => data);
const isIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200;
const signInAs = (email: string, role = 'employee') =>
  product.visitor().post('/api/auth/login', { email, password: PASSWORD, role });

describe('hiring', () => {
  test('makes a person, an account and a link that works once, which neither the log nor the table has', async () => {
    const { id, link } = await office.hire();
    expect(link).toMatch(`${product.url}/welcome?token=`);
    expect(await office.facts(id)).toMatchObject({
      firstName: 'Mary',
      reportCount: 0,
      managerName: `${product.cast.manager.firstName} ${product.cast.manager.lastName}`,
      account: { state: 'invited', hasPassword: false },
    });
    const token = tokenOf(link);
    const visitor = product.visitor();
    expect((await visitor.post('/api/auth/invitation', { token })).status).toBe(200);
    expect((await choose(visitor, link, 'too-short')).status).toBe(422);
    expect((await choose(visitor, link)).status).toBe(200);
    expect(await isIn(visitor)).toBe(true);
    // The session that begins with it is a sign-in like any other.
    expect((await typesOf(`account-${id}`)).slice(-2)).toEqual(['InvitationAccepted', 'SignedIn']);
    for (const client of [visitor, product.visitor()]) {
      expect((await choose(client, link)).status).toBe(404);
      expect((await client.post('/api/auth/invitation', { token })).status).toBe(404);
    }
    expect((await office.facts(id)).account).toMatchObject({ state: 'open', hasPassword: true });
    const { pool } = product.annals.services;
    const { rows } = await pool.query<{ line: string }>(
      `SELECT e::text AS line FROM annals_events.events e UNION ALL SELECT j::text FROM annals_queue.job j
       UNION ALL SELECT a::text FROM ${ACCOUNTS_SCHEMA}.user_auth a`,
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ line }) => line.includes(token))).toEqual([]);
  });

  test('of two with one address at the same moment, one is hired', async () => {
    const email = someAddress();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        // However it is spelt.
        admin.post('/api/people', office.newcomer({ email: index % 2 === 0 ? email : email.toUpperCase() })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      errors: [{ path: 'email' }],
    });
    const found = (await admin.get(`/api/administration/people?search=${email}`)).json;
    expect(z.array(administeredPerson).parse(found)).toHaveLength(1);
  });

  test('the same request twice hires once; its last link works', async () => {
    const [body, key] = [office.newcomer(), randomUUID()];
    const first = withLink.parse((await admin.post('/api/people', body, { 'Idempotency-Key': key })).json);
    const again = withLink.parse((await admin.post('/api/people', body, { 'Idempotency-Key': key })).json);
    expect(again.id).toBe(first.id);
    expect(await typesOf(`person-${first.id}`)).toEqual(['EmployeeHired']);
    expect((await choose(product.visitor(), first.link)).status).toBe(404);
    expect((await choose(product.visitor(), again.link)).status).toBe(200);
  });

  test.each([
    ['a manager who does not exist', () => randomUUID()],
    ['an employee as the manager', () => product.cast.employee.id],
    ['an auditor as the manager', () => product.cast.auditor.id],
  ])('refuses %s', async (_, managerId) => {
    const head = await product.written();
    const answer = await admin.post('/api/people', office.newcomer({ managerId: managerId() }));
    expect([answer.status, await product.written()]).toEqual([422, head]);
    expect(answer.json).toMatchObject({ errors: [{ path: 'managerId' }] });
  });
});

describe('a link to choose a password', () => {
  test('runs out after seven days, and says no more than one that never was', async () => {
    product.setClock(new Date(Date.now() - 7 * 86_400_000 - 1_000));
    const { id, link } = await office.hire();
    product.setClock(new Date());
    const late = await choose(product.visitor(), link);
    const foreign = await product
      .visitor()
      .post('/api/auth/welcome', { token: 'A'.repeat(43), password: PASSWORD });
    const words = ({ status, json }: typeof late) => [status, (json as { detail: string }).detail];
    expect(words(late)).toEqual(words(foreign));
    expect((await office.facts(id)).account.state).toBe('invited');
  });

  test('is replaced by the next one, and there is none for somebody with a password', async () => {
    const { id, link } = await office.hire();
    const next = withLink.parse((await admin.post(`/api/people/${id}/invitation`, {})).json).link;
    expect((await choose(product.visitor(), link)).status).toBe(404);
    expect((await choose(product.visitor(), next)).status).toBe(200);
    expect((await admin.post(`/api/people/${id}/invitation`, {})).status).toBe(409);
    expect(await typesOf(`account-${id}`)).toEqual([
      'AccountOpened',
      'InvitationSent',
      'InvitationSent',
      'InvitationAccepted',
      'SignedIn',
    ]);
  });

  test('goes out by e-mail as well', async () => {
    const email = someAddress();
    const { link, emailed } = await office.hire({ email });
    expect(emailed).toBe(true);
    const mails = (await admin.get('/api/mailbox?limit=200')).text;
    expect(mails).toContain(email);
    expect(link).toMatch(/^https?:[^?]*[/]welcome[?]token=/);
  });

  test('of two who use it at once, one comes too late', async () => {
    const { link } = await office.hire();
    const answers = await Promise.all([1, 2, 3, 4].map(() => choose(product.visitor(), link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  test('cannot be tried without end', async () => {
    const client = product.visitor();
    const tries = [];
    for (let index = 0; index < 31; index += 1)
      tries.push((await client.post('/api/auth/invitation', { token: hashOfToken(String(index)) })).status);
    expect(tries.at(-1)).toBe(429);
  });

  test('an account without a password refuses every password, in the usual words', async () => {
    const email = someAddress();
    await office.hire({ email });
    expect(await signInAs(email)).toMatchObject({
      status: 401,
      json: { detail: 'Invalid credentials. Please try again.' },
    });
  });
});

describe('a name that is taken for an administrator’s', () => {
  test('is marked in the directory and on the page of its person, until it is another one', async () => {
    const { id, client } = await office.welcomed();
    const named = async (firstName: string, lastName: string) => {
      expect((await client.patch('/api/account/profile', { firstName, lastName })).status).toBe(200);
      await product.caughtUp();
      const { json } = await admin.get('/api/administration/people?limit=200');
      const listed = z
        .array(administeredPerson)
        .parse(json)
        .filter((person) => person.looksLikeAdministrator);
      return {
        listed: listed.map((person) => person.id),
        page: (await office.facts(id)).looksLikeAdministrator,
      };
    };
    const { firstName, lastName } = product.cast.admin;
    const marked = { listed: [id], page: true };
    expect(await named(firstName, lastName)).toEqual(marked);
    expect(await named(lastName.toUpperCase(), firstName.replaceAll('a', 'а').replaceAll('e', 'е'))).toEqual(
      marked,
    );
    expect(await named('Somebody', 'Else')).toEqual({ listed: [], page: false });
  });
});

describe('locking', () => {
  test('ends sessions at once, refuses to let in, and is undone', async () => {
    const { id, email, client } = await office.welcomed();
    expect((await admin.post(`/api/people/${id}/lock`, { reason: '' })).status).toBe(422);
    expect((await admin.post(`/api/people/${id}/lock`, { reason: 'A lost laptop' })).status).toBe(200);
    expect(await isIn(client)).toBe(false);
    expect(await sessionsEndedOf(id)).toEqual([{ personId: id, count: 1, because: 'lock' }]);
    expect((await signInAs(email)).status).toBe(401);
    expect(await office.facts(id)).toMatchObject({
      account: { state: 'locked' },
      allowed: { unlock: true, lock: false },
    });
    // Failures count on, and do not turn the lock into one that runs out.
    for (let index = 0; index < 3; index += 1) await signInAs(email, 'manager');
    expect(await product.annals.services.userAuth.findByEmail(email)).toMatchObject({ isLocked: true });
    // Nor does a new password open it.
    const token = 'T'.repeat(43);
    await product.annals.services.userAuth.noteReset(
      personId.parse(id),
      hashOfToken(token),
      new Date(Date.now() + 60_000),
    );
    const reset = { token, newPassword: 'another-password' };
    expect((await product.visitor().post('/api/auth/reset-password', reset)).status).toBe(422);
    expect((await admin.post(`/api/people/${id}/unlock`, { reason: 'Found again' })).status).toBe(200);
    expect(await isIn(client)).toBe(false);
    expect((await signInAs(email)).status).toBe(200);
  });

  test('is nobody’s to do to themself', async () => {
    const answer = await admin.post(`/api/people/${product.cast.admin.id}/lock`, { reason: 'No' });
    expect(answer.status).toBe(409);
    expect(await isIn(admin)).toBe(true);
  });

  test('a lock after failures, which older logs have, is ended too', async () => {
    const { id, email } = await office.welcomed();
    const until = new Date(Date.now() + 900_000).toISOString();
    const { log, pool } = product.annals.services;
    await log.append(
      `account-${id}`,
      [AccountLocked.of({ personId: personId.parse(id), until })],
      {
        correlationId: randomUUID(),
        commandId: randomUUID(),
        actorId: 'system:sign-in',
        actorRole: 'system',
        occurredAt: new Date().toISOString(),
      },
      (await log.readStream(`account-${id}`)).at(-1)?.revision ?? 'no-stream',
    );
    await pool.query(`UPDATE ${ACCOUNTS_SCHEMA}.user_auth SET "lockedUntil" = $2 WHERE "userId" = $1`, [
      id,
      until,
    ]);
    await product.caughtUp();
    expect((await signInAs(email)).status).not.toBe(200);
    expect((await office.facts(id)).allowed.unlock).toBe(true);
    await admin.post(`/api/people/${id}/unlock`, { reason: 'Called us' });
    expect((await signInAs(email)).status).toBe(200);
  });
});

describe('changing somebody’s place', () => {
  test('is told with its reason, and counts for what they may do at once', async () => {
    const { id, client } = await office.welcomed();
    expect((await client.get('/api/team/members')).status).toBe(403);
    const answer = await office.change(id, { role: 'manager', position: 'Team Lead', promotion: true });
    expect(answer.status).toBe(200);
    expect((await client.get('/api/team/members')).status).toBe(200);
    await office.change(id, { department: 'Product', managerId: product.cast.leader.id });
    const told = z
      .array(historyEntry)
      .parse((await admin.get(`/api/people/${id}/history`)).json)
      .map(({ type, reason }) => [type, reason]);
    expect(told).toEqual([
      ['DepartmentChanged', 'Reorganization'],
      ['ManagerAssigned', 'Reorganization'],
      ['EmployeePromoted', 'Reorganization'],
      ['InvitationAccepted', null],
      ['InvitationSent', null],
      ['AccountOpened', null],
      ['EmployeeHired', null],
    ]);
  });

  test('never makes a circle, also when two who would make one together come at once', async () => {
    const one = await office.hire({ role: 'manager' });
    const two = await office.hire({ role: 'manager', managerId: one.id });
    expect((await office.change(one.id, { managerId: two.id })).status).toBe(422);
    expect((await office.change(one.id, { managerId: one.id })).status).toBe(422);
    const three = await office.hire({ role: 'manager' });
    const both = await Promise.all([
      office.change(one.id, { managerId: three.id }),
      office.change(three.id, { managerId: two.id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('leaves an administrator, whatever two of them do to each other at once', async () => {
    expect((await office.change(SECOND_ADMINISTRATOR.id, { role: 'manager' })).status).toBe(200);
    const { id, client } = await office.welcomed('admin');
    const [first, second] = await Promise.all([
      admin.patch(`/api/people/${id}`, { role: 'manager', reason: 'You go' }),
      client.patch(`/api/people/${product.cast.admin.id}`, { role: 'manager', reason: 'No, you' }),
    ]);
    expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1);
    if (second.status === 200) {
      await grantAtServer(product, product.cast.admin.id, 'admin');
      expect((await office.change(id, { role: 'manager' })).status).toBe(200);
    }
    // Now there is one, who stays.
    const own = await office.change(product.cast.admin.id, { role: 'manager' });
    expect([own.status, own.json]).toMatchObject([409, { errors: [{ path: 'role' }] }]);
  });

  test('the role of a manager stays while people report to them', async () => {
    const boss = await office.hire({ role: 'manager' });
    await office.hire({ managerId: boss.id });
    expect((await office.change(boss.id, { role: 'employee' })).status).toBe(409);
  });
});

describe('leaving', () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const leave = (id: string, body: object = {}) =>
    admin.post(`/api/people/${id}/departure`, { lastDay: today(), ...body });

  test('ends sessions at once and closes the account for good', async () => {
    const { id, email, client } = await office.welcomed();
    expect((await leave(id)).status).toBe(200);
    expect(await isIn(client)).toBe(false);
    expect(await sessionsEndedOf(id)).toEqual([{ personId: id, count: 1, because: 'departure' }]);
    expect((await signInAs(email)).status).toBe(401);
    expect((await admin.post(`/api/people/${id}/invitation`, {})).status).toBe(409);
    expect((await admin.post(`/api/people/${id}/unlock`, { reason: 'Please' })).status).toBe(409);
    expect(await office.facts(id)).toMatchObject({ departedOn: today(), account: { state: 'deactivated' } });
    // Their address stays theirs.
    expect((await admin.post('/api/people', office.newcomer({ email }))).status).toBe(409);
  });

  test('hands the reports over, one of them taking over included', async () => {
    const boss = await office.hire({ role: 'manager', managerId: product.cast.leader.id });
    const heir = await office.hire({ role: 'manager', managerId: boss.id });
    const report = await office.hire({ managerId: boss.id });
    expect((await leave(boss.id)).status).toBe(409);
    expect((await leave(boss.id, { successorId: report.id })).status).toBe(422);
    expect((await leave(boss.id, { successorId: boss.id })).status).toBe(422);
    expect((await leave(boss.id, { successorId: randomUUID() })).status).toBe(422);
    expect((await leave(boss.id, { successorId: heir.id, lastDay: '2020-01-01' })).status).toBe(422);
    // Nothing of these moved anybody.
    expect((await office.facts(report.id)).managerId).toBe(boss.id);
    expect((await leave(boss.id, { successorId: heir.id })).status).toBe(200);
    expect((await office.facts(report.id)).managerId).toBe(heir.id);
    expect((await office.facts(heir.id)).managerId).toBe(product.cast.leader.id);
  });

  test('is not one’s own to record', async () => {
    expect((await leave(product.cast.admin.id)).status).toBe(409);
  });
});
