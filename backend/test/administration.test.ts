import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyEntry } from '@annals/contracts/kernel/history';
import { personId } from '@annals/contracts/kernel/ids';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { meetingDetail } from '@annals/contracts/meetings/views';
import { administeredPerson, personFacts, underWayLine } from '@annals/contracts/people/administration';
import { teamMember } from '@annals/contracts/people/views';
import type { Role } from '@annals/contracts/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hashOfToken } from '../src/accounts/links';
import { ACCOUNTS_SCHEMA } from '../src/accounts/schema';
import { followManagerJobs } from '../src/people/follow-manager';
import { startProduct, type Client, type Product } from './product';

const withLink = commandAnswer.extend({ link: z.string(), emailed: z.boolean() });
const PASSWORD = 'long-enough-2026';

const directory = mkdtempSync(join(tmpdir(), 'annals-mailbox-'));
let product: Product;
let admin: Client;
beforeAll(async () => {
  product = await startProduct({ mail: { directory, from: 'annals@annals.example' } });
  admin = await product.signedIn('admin@annals.example', 'admin');
});
afterAll(async () => {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

const someAddress = () => `${randomUUID()}@annals.example`;
const newcomer = (more: object = {}) => ({
  firstName: 'Mary',
  lastName: 'Jackson',
  email: someAddress(),
  role: 'employee',
  position: 'Engineer',
  department: 'Engineering',
  managerId: product.cast.manager.id,
  hireDate: '2026-01-05',
  ...more,
});

async function hire(more: object = {}) {
  const answer = await admin.post('/api/people', newcomer(more));
  expect(answer.status).toBe(201);
  return withLink.parse(answer.json);
}

const tokenOf = (link: string) => new URL(link, 'http://x').searchParams.get('token') ?? '';
const choose = (client: Client, link: string, password = PASSWORD) =>
  client.post('/api/auth/welcome', { token: tokenOf(link), password });

/** A new person who has chosen a password and is signed in. */
async function welcomed(role: Role = 'employee', more: object = {}) {
  const email = someAddress();
  const { id, link } = await hire({ email, role, ...more });
  const client = product.visitor();
  expect((await choose(client, link)).json).toEqual({ role });
  return { id, email, client };
}

const facts = async (id: string) => {
  // Whoever did it, it is in what they read.
  admin.position = String(await product.head());
  return personFacts.parse((await admin.get(`/api/people/${id}`)).json);
};
const typesOf = async (stream: string) =>
  (await product.annals.services.log.readStream(stream)).map(({ type }) => type);
const isIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200;
const change = (id: string, body: object) =>
  admin.patch(`/api/people/${id}`, { reason: 'Reorganisation', ...body });
const signInAs = (email: string, role = 'employee') =>
  product.visitor().post('/api/auth/login', { email, password: PASSWORD, role });

describe('hiring', () => {
  test('makes a person, an account and a link that works once, which neither the log nor the table has', async () => {
    const { id, link } = await hire();
    expect(link).toMatch(`${product.url}/welcome?token=`);
    expect(await facts(id)).toMatchObject({
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
    for (const client of [visitor, product.visitor()]) {
      expect((await choose(client, link)).status).toBe(404);
      expect((await client.post('/api/auth/invitation', { token })).status).toBe(404);
    }
    expect((await facts(id)).account).toMatchObject({ state: 'open', hasPassword: true });
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
        admin.post('/api/people', newcomer({ email: index % 2 === 0 ? email : email.toUpperCase() })),
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
    const [body, key] = [newcomer(), randomUUID()];
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
    const answer = await admin.post('/api/people', newcomer({ managerId: managerId() }));
    expect([answer.status, await product.written()]).toEqual([422, head]);
    expect(answer.json).toMatchObject({ errors: [{ path: 'managerId' }] });
  });
});

describe('a link to choose a password', () => {
  test('runs out after seven days, and says no more than one that never was', async () => {
    product.setClock(new Date(Date.now() - 7 * 86_400_000 - 1_000));
    const { id, link } = await hire();
    product.setClock(new Date());
    const late = await choose(product.visitor(), link);
    const foreign = await product
      .visitor()
      .post('/api/auth/welcome', { token: 'A'.repeat(43), password: PASSWORD });
    const words = ({ status, json }: typeof late) => [status, (json as { detail: string }).detail];
    expect(words(late)).toEqual(words(foreign));
    expect((await facts(id)).account.state).toBe('invited');
  });

  test('is replaced by the next one, and there is none for somebody with a password', async () => {
    const { id, link } = await hire();
    const next = withLink.parse((await admin.post(`/api/people/${id}/invitation`, {})).json).link;
    expect((await choose(product.visitor(), link)).status).toBe(404);
    expect((await choose(product.visitor(), next)).status).toBe(200);
    expect((await admin.post(`/api/people/${id}/invitation`, {})).status).toBe(409);
    expect(await typesOf(`account-${id}`)).toEqual([
      'AccountOpened',
      'InvitationSent',
      'InvitationSent',
      'InvitationAccepted',
    ]);
  });

  test('goes out by e-mail as well', async () => {
    const email = someAddress();
    const { link, emailed } = await hire({ email });
    expect(emailed).toBe(true);
    const mails = (await admin.get('/api/mailbox?limit=200')).text;
    expect(mails).toContain(email);
    expect(link).toMatch(/^https?:[^?]*[/]welcome[?]token=/);
  });

  test('of two who use it at once, one comes too late', async () => {
    const { link } = await hire();
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
    await hire({ email });
    expect(await signInAs(email)).toMatchObject({
      status: 401,
      json: { detail: 'Invalid credentials. Please try again.' },
    });
  });
});

describe('locking', () => {
  test('ends sessions at once, refuses to let in, and is undone', async () => {
    const { id, email, client } = await welcomed();
    expect((await admin.post(`/api/people/${id}/lock`, { reason: '' })).status).toBe(422);
    expect((await admin.post(`/api/people/${id}/lock`, { reason: 'A lost laptop' })).status).toBe(200);
    expect(await isIn(client)).toBe(false);
    expect((await signInAs(email)).status).toBe(401);
    expect(await facts(id)).toMatchObject({
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

  test('a lock after failures is ended too', async () => {
    const { id, email } = await welcomed();
    for (let index = 0; index < 5; index += 1)
      await product.visitor().post('/api/auth/login', { email, password: 'not-this-one', role: 'employee' });
    expect((await signInAs(email)).status).not.toBe(200);
    expect((await facts(id)).allowed.unlock).toBe(true);
    await admin.post(`/api/people/${id}/unlock`, { reason: 'Called us' });
    expect((await signInAs(email)).status).toBe(200);
  });
});

describe('changing somebody’s place', () => {
  test('is told with its reason, and counts for what they may do at once', async () => {
    const { id, client } = await welcomed();
    expect((await client.get('/api/team/members')).status).toBe(403);
    const answer = await change(id, { role: 'manager', position: 'Team Lead', promotion: true });
    expect(answer.status).toBe(200);
    expect((await client.get('/api/team/members')).status).toBe(200);
    await change(id, { department: 'Product', managerId: product.cast.leader.id });
    const told = z
      .array(historyEntry)
      .parse((await admin.get(`/api/people/${id}/history`)).json)
      .map(({ type, reason }) => [type, reason]);
    expect(told).toEqual([
      ['DepartmentChanged', 'Reorganisation'],
      ['ManagerAssigned', 'Reorganisation'],
      ['EmployeePromoted', 'Reorganisation'],
      ['InvitationAccepted', null],
      ['InvitationSent', null],
      ['AccountOpened', null],
      ['EmployeeHired', null],
    ]);
  });

  test('never makes a circle, also when two who would make one together come at once', async () => {
    const one = await hire({ role: 'manager' });
    const two = await hire({ role: 'manager', managerId: one.id });
    expect((await change(one.id, { managerId: two.id })).status).toBe(422);
    expect((await change(one.id, { managerId: one.id })).status).toBe(422);
    const three = await hire({ role: 'manager' });
    const both = await Promise.all([
      change(one.id, { managerId: three.id }),
      change(three.id, { managerId: two.id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('leaves an administrator, whatever two of them do to each other at once', async () => {
    const { id, client } = await welcomed('admin');
    const [first, second] = await Promise.all([
      admin.patch(`/api/people/${id}`, { role: 'manager', reason: 'You go' }),
      client.patch(`/api/people/${product.cast.admin.id}`, { role: 'manager', reason: 'No, you' }),
    ]);
    expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1);
    if (second.status === 200) {
      const back = { role: 'admin', reason: 'Back' };
      expect((await client.patch(`/api/people/${product.cast.admin.id}`, back)).status).toBe(200);
      expect((await change(id, { role: 'manager' })).status).toBe(200);
    }
    // Now there is one, who stays.
    const own = await change(product.cast.admin.id, { role: 'manager' });
    expect([own.status, own.json]).toMatchObject([409, { errors: [{ path: 'role' }] }]);
  });

  test('the role of a manager stays while people report to them', async () => {
    const boss = await hire({ role: 'manager' });
    await hire({ managerId: boss.id });
    expect((await change(boss.id, { role: 'employee' })).status).toBe(409);
  });
});

describe('leaving', () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const leave = (id: string, body: object = {}) =>
    admin.post(`/api/people/${id}/departure`, { lastDay: today(), ...body });

  test('ends sessions at once and closes the account for good', async () => {
    const { id, email, client } = await welcomed();
    expect((await leave(id)).status).toBe(200);
    expect(await isIn(client)).toBe(false);
    expect((await signInAs(email)).status).toBe(401);
    expect((await admin.post(`/api/people/${id}/invitation`, {})).status).toBe(409);
    expect((await admin.post(`/api/people/${id}/unlock`, { reason: 'Please' })).status).toBe(409);
    expect(await facts(id)).toMatchObject({ departedOn: today(), account: { state: 'deactivated' } });
    // Their address stays theirs.
    expect((await admin.post('/api/people', newcomer({ email }))).status).toBe(409);
  });

  test('hands the reports over, one of them taking over included', async () => {
    const boss = await hire({ role: 'manager', managerId: product.cast.leader.id });
    const heir = await hire({ role: 'manager', managerId: boss.id });
    const report = await hire({ managerId: boss.id });
    expect((await leave(boss.id)).status).toBe(409);
    expect((await leave(boss.id, { successorId: report.id })).status).toBe(422);
    expect((await leave(boss.id, { successorId: boss.id })).status).toBe(422);
    expect((await leave(boss.id, { successorId: randomUUID() })).status).toBe(422);
    expect((await leave(boss.id, { successorId: heir.id, lastDay: '2020-01-01' })).status).toBe(422);
    // Nothing of these moved anybody.
    expect((await facts(report.id)).managerId).toBe(boss.id);
    expect((await leave(boss.id, { successorId: heir.id })).status).toBe(200);
    expect((await facts(report.id)).managerId).toBe(heir.id);
    expect((await facts(heir.id)).managerId).toBe(product.cast.leader.id);
  });

  test('is not one’s own to record', async () => {
    expect((await leave(product.cast.admin.id)).status).toBe(409);
  });
});

describe('what is under way follows to another manager', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const schedule = async (client: Client, employeeId: string) =>
    commandAnswer.parse(
      (
        await client.post('/api/meetings', {
          title: 'Handed over',
          employeeId,
          scheduledAt: inDays(3),
          duration: 30,
        })
      ).json,
    ).id;
  const sweep = () => followManagerJobs(product.annals.services)['sweep-managers-followed']?.({});
  const kindsFor = async (client: Client) =>
    z
      .array(z.object({ kind: z.string() }))
      .parse((await client.get('/api/notifications')).json)
      .map(({ kind }) => kind);
  const handovers = async (meeting: string) =>
    (await typesOf(`meeting-${meeting}`)).filter((type) => type === 'MeetingHandedOver').length;

  test('1:1s to come are with the new manager, once, and all three are told', async () => {
    const from = await welcomed('manager');
    const to = await welcomed('manager');
    const employee = await welcomed('employee', { managerId: from.id });
    from.client.position = String(await product.head());
    const team = z.array(teamMember).parse((await from.client.get('/api/team/members')).json);
    expect(team.map(({ id }) => id)).toEqual([employee.id]);
    const meeting = await schedule(from.client, employee.id);
    await change(employee.id, { managerId: to.id });
    await expect.poll(() => handovers(meeting), { timeout: 20_000 }).toBe(1);
    await Promise.all([sweep(), sweep()]);
    expect(await handovers(meeting)).toBe(1);
    const position = String(await product.head());
    for (const { client } of [from, to, employee]) client.position = position;
    const seen = meetingDetail.parse((await to.client.get(`/api/meetings/${meeting}`)).json);
    expect([seen.managerId, seen.allowed.change]).toEqual([to.id, true]);
    expect((await from.client.get(`/api/meetings/${meeting}`)).status).toBe(404);
    expect(await kindsFor(employee.client)).toEqual(
      expect.arrayContaining(['manager_assigned', 'meeting_handed_over']),
    );
    expect(await kindsFor(from.client)).toEqual(['report_moved']);
    expect(await kindsFor(to.client)).toEqual(
      expect.arrayContaining(['report_joined', 'meeting_handed_over']),
    );
  });

  test('reviews, skip-level meetings and pain points are with the new manager too, and counted before', async () => {
    const boss = await welcomed('leader', { managerId: product.cast.leader.id });
    const [from, to] = [
      await welcomed('manager', { managerId: boss.id }),
      await welcomed('manager', { managerId: boss.id }),
    ];
    const employee = await welcomed('employee', { managerId: from.id });
    const seesAll = async (...clients: Client[]) => {
      const position = String(await product.head());
      for (const client of clients) client.position = position;
    };
    await seesAll(boss.client, from.client, employee.client);
    const made = async (client: Client, path: string, body: object) => {
      const answer = await client.post(path, body);
      expect([path, answer.status, answer.status === 201 ? '' : answer.json]).toEqual([path, 201, '']);
      return commandAnswer.parse(answer.json).id;
    };
    const review = await made(from.client, '/api/performance-reviews', {
      employeeId: employee.id,
      reviewPeriod: '2026',
      reviewType: 'annual',
      goals: ['Lead the migration'],
      dueDate: inDays(30).slice(0, 10),
    });
    const skipLevel = await made(boss.client, '/api/skip-level', {
      employeeId: employee.id,
      scheduledAt: inDays(9),
      duration: 30,
    });
    const painPoint = await made(employee.client, '/api/pain-points', {
      title: 'No quiet room',
      description: 'Calls are held at the desks.',
      category: 'environment',
      priority: 'medium',
      impactLevel: 5,
      frequency: 'daily',
    });
    await seesAll(admin);
    const underWay = z
      .array(underWayLine)
      .parse((await admin.get(`/api/people/${employee.id}/under-way`)).json);
    expect(
      underWay.map(({ words, count, endsWithEmployment }) => [count, words, endsWithEmployment]),
    ).toEqual([
      [1, 'open performance review', true],
      [1, 'planned skip-level meeting', true],
      [1, 'unresolved pain point', false],
    ]);
    await change(employee.id, { managerId: to.id });
    const managersOf = () =>
      Promise.all(
        [`performanceReview-${review}`, `skipLevelMeeting-${skipLevel}`, `painPoint-${painPoint}`].map(
          async (stream) =>
            (await product.annals.services.log.readStream(stream))
              .map(({ data }) => z.object({ managerId: z.string().optional() }).parse(data).managerId)
              .findLast((managerId) => managerId !== undefined),
        ),
      );
    await expect.poll(managersOf, { timeout: 20_000 }).toEqual([to.id, to.id, to.id]);
    await Promise.all([sweep(), sweep()]);
    expect(await typesOf(`performanceReview-${review}`)).toEqual([
      'PerformanceReviewOpened',
      'PerformanceReviewReassigned',
    ]);
    await seesAll(from.client, to.client);
    expect((await to.client.get(`/api/performance-reviews/${review}`)).status).toBe(200);
    expect((await from.client.get(`/api/performance-reviews/${review}`)).status).toBe(404);
    expect((await kindsFor(to.client)).sort()).toEqual([
      'pain_point_reassigned',
      'performance_review_assigned',
      'report_joined',
      'skip_level_of_new_report',
    ]);
    expect(await kindsFor(from.client)).toContain('report_moved');
    // Whoever leaves is reviewed and met no more; what they reported is still there to be resolved.
    await admin.post(`/api/people/${employee.id}/departure`, { lastDay: inDays(0).slice(0, 10) });
    const ends = async () => [
      (await typesOf(`performanceReview-${review}`)).at(-1),
      (await typesOf(`skipLevelMeeting-${skipLevel}`)).at(-1),
      (await typesOf(`painPoint-${painPoint}`)).at(-1),
    ];
    await expect
      .poll(ends, { timeout: 20_000 })
      .toEqual(['PerformanceReviewCancelled', 'SkipLevelMeetingCancelled', 'PainPointReassigned']);
    await seesAll(boss.client);
    expect(await kindsFor(boss.client)).toEqual(['skip_level_cancelled']);
  });

  test('several changes in a row, a lost queue and other workers end with the last manager', async () => {
    const managers = await Promise.all([1, 2, 3].map(() => welcomed('manager')));
    const [first, second, third] = managers;
    const employee = await hire({ managerId: first?.id });
    if (first) first.client.position = String(await product.head());
    await first?.client.get('/api/team/members');
    const meeting = await schedule(first?.client ?? admin, employee.id);
    await change(employee.id, { managerId: second?.id });
    await product.annals.services.pool.query('TRUNCATE annals_queue.job CASCADE');
    await change(employee.id, { managerId: first?.id });
    await change(employee.id, { managerId: third?.id });
    const other = await product.again(['jobs']);
    await Promise.all([sweep(), followManagerJobs(other.services)['sweep-managers-followed']?.({}), sweep()]);
    const managerOf = async () => (await admin.get(`/api/meetings/${meeting}`)).json as { managerId: string };
    await expect.poll(async () => (await managerOf()).managerId, { timeout: 20_000 }).toBe(third?.id);
  });

  test('a manager who leaves hands them to who takes over; those with somebody who left are cancelled', async () => {
    const from = await welcomed('manager');
    const to = await welcomed('manager');
    const [stays, leaves] = [await hire({ managerId: from.id }), await hire({ managerId: from.id })];
    from.client.position = String(await product.head());
    await from.client.get('/api/team/members');
    const [kept, cancelled] = [await schedule(from.client, stays.id), await schedule(from.client, leaves.id)];
    const lastDay = new Date().toISOString().slice(0, 10);
    await admin.post(`/api/people/${leaves.id}/departure`, { lastDay });
    await admin.post(`/api/people/${from.id}/departure`, { lastDay, successorId: to.id });
    await expect.poll(() => handovers(kept), { timeout: 20_000 }).toBe(1);
    await expect
      .poll(() => typesOf(`meeting-${cancelled}`), { timeout: 20_000 })
      .toEqual(['MeetingScheduled', 'MeetingCancelled']);
  });
});
