import { randomUUID } from 'node:crypto';
import type { PulseAnnouncementId } from '@annals/contracts/features/wellbeing/ids';
import { commandAnswer } from '@annals/contracts/kernel/route';
import {
  pulseAnnouncementView,
  wellbeingCheckInView,
  wellbeingTeamStats,
  wellbeingWeekView,
} from '@annals/contracts/features/wellbeing/views';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let employee: Client;
let manager: Client;
let leader: Client;
let admin: Client;
beforeAll(async () => {
  // Without jobs: what ALEX works out of pulses are events too, and these tests count events.
  product = await startProduct({ roles: ['api', 'projections'] });
  employee = await product.as('employee');
  manager = await product.as('manager');
  leader = await product.as('leader');
  admin = await product.as('admin');
});
afterAll(() => product.stop());

const scores = {
  overallWellbeing: 7,
  workLifeBalance: 6,
  stressLevel: 4,
  jobSatisfaction: 8,
  workload: 5,
  teamRelationships: 9,
};
const list = async (client: Client, path = '/api/wellbeing/checkins?limit=200') =>
  z.array(wellbeingCheckInView).parse((await client.get(path)).json);
const stats = async (client: Client) =>
  wellbeingTeamStats.parse((await client.get('/api/wellbeing/team-stats')).json);
const submit = (client: Client, more: object = {}) =>
  client.post('/api/wellbeing/checkins', { ...scores, ...more });

describe('an employee', () => {
  test('answers, and reads their answer as they gave it', async () => {
    const feedback = `Fine ${randomUUID()}`;
    const answer = await submit(employee, { feedback, concerns: ' ' });
    expect(answer.status).toBe(201);
    const [newest] = await list(employee);
    expect(newest).toMatchObject({ ...scores, feedback, concerns: null, dated: 'moment' });
    expect(newest?.id).toBe(commandAnswer.parse(answer.json).id);
  });

  test('sees their own alone, page by page, and their own weeks', async () => {
    const whole = await list(employee);
    const first = await employee.get('/api/wellbeing/checkins?limit=1');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const paged = [z.array(wellbeingCheckInView).parse(first.json), await list(employee, next)].flat();
    expect(paged.map(({ id }) => id)).toEqual(whole.slice(0, paged.length).map(({ id }) => id));
    const weeks = z.array(wellbeingWeekView).parse((await employee.get('/api/wellbeing/weeks')).json);
    expect(weeks.reduce((sum, { checkIns }) => sum + checkIns, 0)).toBe(whole.length);
    expect((await employee.get('/api/wellbeing/team-stats')).status).toBe(403);
  });

  test.each([
    ['a score too low', { stressLevel: 0 }],
    ['a score too high', { workload: 11 }],
    ['half a score', { workload: 5.5 }],
    ['a missing score', { teamRelationships: undefined }],
    ['a score that is none', { overallWellbeing: 'high' }],
    ['too much text', { feedback: 'x'.repeat(2_001) }],
  ])('is told what is wrong with %s', async (_, wrong) => {
    const head = await product.written();
    const answer = await submit(employee, wrong);
    expect([answer.status, await product.written()]).toEqual([422, head]);
    expect(answer.json).toMatchObject({ errors: [{ path: Object.keys(wrong)[0] }] });
  });
});

test('a leader answers for themself, reads it among their own, and the teams’ beside', async () => {
  const feedback = `From above ${randomUUID()}`;
  expect((await submit(leader, { feedback })).status).toBe(201);
  const own = await list(leader, '/api/wellbeing/checkins?limit=200&whose=mine');
  expect(own[0]).toMatchObject({ ...scores, feedback, dated: 'moment', employeeName: null });
  // What they read of their teams is as it was: by weeks, without names, and nothing of their own.
  const ofTeams = await list(leader);
  expect(ofTeams.every(({ dated }) => dated === 'week')).toBe(true);
  expect(ofTeams.map((checkIn) => checkIn.feedback)).not.toContain(feedback);
  expect((await leader.get('/api/wellbeing/pulses')).status).toBe(200);
});

test('managers and administrators answer none', async () => {
  for (const client of [manager, admin]) expect((await submit(client)).status).toBe(403);
});

describe('a manager', () => {
  test('does not see what was answered this week, in no list and no figure', async () => {
    const before = [await list(manager), await stats(manager)];
    const mark = `Only mine ${randomUUID()}`;
    await submit(employee, { feedback: mark });
    await list(employee);
    manager.position = employee.position;
    expect([await list(manager), await stats(manager)]).toEqual(before);
  });

  test('sees it when the week is over, among others’, without name, moment or id', async () => {
    const mark = `Shared ${randomUUID()}`;
    const { id } = commandAnswer.parse((await submit(employee, { feedback: mark })).json);
    await list(employee);
    const monday = weekOf(new Date().toISOString());
    const rows = await fillAndPassWeek(monday);
    const shown = rows.find(({ feedback }) => feedback === mark);
    expect(shown).toMatchObject({ ...scores, createdAt: `${monday}T00:00:00.000Z`, dated: 'week' });
    const events = await product.annals.services.log.readStream(`wellbeingCheckIn-${id}`);
    const text = JSON.stringify(rows);
    for (const secret of [id, product.cast.employee.id, ...events.map((event) => event.id)])
      expect(text).not.toContain(secret);
    expect(await list(admin)).toEqual([]);
    expect((await stats(admin)).totalCheckins).toBeGreaterThanOrEqual(rows.length);
    product.setClock(new Date());
  });
});

describe('an attributed week', () => {
  const DAY_MS = 86_400_000;
  const announcementsOf = async (client: Client) =>
    z.array(pulseAnnouncementView).parse((await client.get('/api/wellbeing/announcements')).json);
  const announce = (client: Client, week: string) =>
    client.post('/api/wellbeing/announcements', { week, reason: 'We move offices, and help one by one.' });

  test('is announced by an administrator before it begins; whoever answers is told; their manager alone reads names', async () => {
    const thisWeek = weekOf(new Date().toISOString());
    const [next, afterNext] = [weeksBefore(thisWeek, -1), weeksBefore(thisWeek, -2)];
    const head = await product.written();
    for (const client of [employee, manager, leader]) expect((await announce(client, next)).status).toBe(403);
    for (const week of [thisWeek, weeksBefore(thisWeek, 1)])
      expect((await announce(admin, week)).status).toBe(409);
    expect(await product.written()).toBe(head);

    const answer = await announce(admin, next);
    expect(answer.status).toBe(201);
    employee.position = commandAnswer.parse(answer.json).position;
    const [announced] = await announcementsOf(employee);
    expect(announced).toMatchObject({
      week: next,
      status: 'announced',
      time: 'ahead',
      reason: 'We move offices, and help one by one.',
    });

    // What is answered before it begins stays without a name, also when the form says otherwise.
    const attributedBy = announced?.id;
    expect((await submit(employee, { attributedBy })).status).toBe(409);
    const nameless = `Before ${randomUUID()}`;
    expect((await submit(employee, { feedback: nameless })).status).toBe(201);
    await list(employee);
    await fillAndPassWeek(thisWeek);

    // The week has begun: nothing about it changes any more, and nobody answers unawares.
    const unawares = await submit(employee);
    expect(unawares.status).toBe(409);
    const withdraw = (id: string | undefined) =>
      admin.post(`/api/wellbeing/announcements/${id ?? ''}/withdraw`, {});
    expect((await withdraw(announced?.id)).status).toBe(409);
    const named = `Named ${randomUUID()}`;
    expect((await submit(employee, { feedback: named, attributedBy })).status).toBe(201);
    await list(employee);
    const rows = await fillAndPassWeek(next, attributedBy);
    const nameOf = (mark: string) => rows.find(({ feedback }) => feedback === mark)?.employeeName;
    const { firstName, lastName } = product.cast.employee;
    expect(nameOf(named)).toBe(`${firstName} ${lastName}`);
    expect(nameOf(nameless)).toBeNull();
    expect(
      rows.every(({ createdAt, employeeName }) => (employeeName !== null) === createdAt.startsWith(next)),
    ).toBe(true);
    // A leader above reads the same week, without names; an administrator reads no answers at all.
    const above = (await list(leader)).filter(({ createdAt }) => createdAt.startsWith(next));
    expect(above.every(({ employeeName }) => employeeName === null)).toBe(true);
    expect(await list(admin)).toEqual([]);

    // One that is taken back in time leaves its week as every other.
    const later = commandAnswer.parse((await announce(admin, weeksBefore(afterNext, -1))).json);
    expect((await withdraw(later.id)).status).toBe(200);
    product.setClock(new Date(Date.parse(weeksBefore(afterNext, -1)) + DAY_MS));
    expect((await submit(employee)).status).toBe(201);
    product.setClock(new Date());
  });
});

/** Lets two colleagues of the employee answer too, and a week go by. @param attributedBy the announcement of the week, if it has one */
async function fillAndPassWeek(monday: string, attributedBy?: PulseAnnouncementId) {
  const { dispatch } = product.annals.services;
  const { checkIn } = await import('../src/features/wellbeing/check-in-decider');
  const { personId } = await import('@annals/contracts/kernel/ids');
  const { checkInId } = await import('@annals/contracts/features/wellbeing/ids');
  const team = z
    .array(z.object({ id: personId }))
    .parse((await manager.get('/api/team/members')).json)
    .filter(({ id }) => id !== product.cast.employee.id);
  let position = '0';
  for (const { id } of team.slice(0, 2)) {
    const commandId = randomUUID();
    const command = { type: 'SubmitCheckIn' as const, checkInId: checkInId.parse(commandId), employeeId: id };
    const actor = { id, role: 'employee' as const };
    const answer = await dispatch(
      checkIn,
      commandId,
      {
        ...command,
        managerId: product.cast.manager.id,
        ...scores,
        ...(attributedBy && { announced: attributedBy, attributedBy }),
      },
      { actor, commandId },
    );
    position = answer.position;
  }
  product.setClock(new Date(Date.parse(monday) + 7 * 86_400_000 + 2 * 3_600_000));
  for (const client of [manager, leader, admin]) client.position = position;
  const rows = await list(manager);
  expect((await stats(manager)).totalCheckins).toBeGreaterThan(0);
  return rows;
}
