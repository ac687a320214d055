import { randomUUID } from 'node:crypto';
import { commandAnswer } from '@annals/contracts/kernel/route';
import {
  wellbeingCheckInView,
  wellbeingTeamStats,
  wellbeingWeekView,
} from '@annals/contracts/wellbeing/views';
import { weekOf } from '@annals/contracts/wellbeing/weeks';
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
  product = await startProduct(['api', 'projections']);
  employee = await product.signedIn('employee@annals.example', 'employee');
  manager = await product.signedIn('manager@annals.example', 'manager');
  leader = await product.signedIn('leader@annals.example', 'manager');
  admin = await product.signedIn('admin@annals.example', 'admin');
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
    const head = await product.head();
    const answer = await submit(employee, wrong);
    expect([answer.status, await product.head()]).toEqual([422, head]);
    expect(answer.json).toMatchObject({ errors: [{ path: Object.keys(wrong)[0] }] });
  });
});

test('nobody but employees answers', async () => {
  for (const client of [manager, leader, admin]) expect((await submit(client)).status).toBe(403);
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

/** Lets two colleagues of the employee answer too, and a week go by. */
async function fillAndPassWeek(monday: string) {
  const { dispatch } = product.annals.services;
  const { checkIn } = await import('../src/wellbeing/check-in');
  const { checkInId, personId } = await import('@annals/contracts/kernel/ids');
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
      { ...command, managerId: product.cast.manager.id, ...scores },
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
