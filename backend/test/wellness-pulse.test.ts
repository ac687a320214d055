import { randomUUID } from 'node:crypto';
import { historyEntry } from '@annals/contracts/kernel/history';
import { checkInId } from '@annals/contracts/features/wellbeing/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { managerAlertView, wellnessPulseView } from '@annals/contracts/features/wellbeing/views';
import { weekOf } from '@annals/contracts/features/wellbeing/weeks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { managerAlertJobs } from '../src/features/wellbeing/alerts';
import { assessPulseJobs } from '../src/features/wellbeing/assess';
import { checkIn } from '../src/features/wellbeing/check-in-decider';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

let product: Product;
let employee: Client;
let manager: Client;
let leader: Client;
let admin: Client;
beforeAll(async () => {
  // Without jobs of their own: the tests run them, at the moments they choose.
  product = await startProduct({ roles: ['api', 'projections'] });
  employee = await product.as('employee');
  manager = await product.as('manager');
  leader = await product.as('leader');
  admin = await product.as('admin');
});
afterAll(() => product.stop());

const scores = (score: number) => ({
  overallWellbeing: score,
  workLifeBalance: score,
  stressLevel: score,
  jobSatisfaction: score,
  workload: score,
  teamRelationships: score,
});
const pulses = async (client: Client, path = '/api/wellbeing/pulses?limit=200') =>
  z.array(wellnessPulseView).parse((await client.get(path)).json);
const alerts = async (client: Client) =>
  z.array(managerAlertView).parse((await client.get('/api/wellbeing/alerts')).json);
const job = async (
  jobs: Record<string, (data: unknown) => Promise<void>>,
  name: string,
  data: unknown = {},
) => jobs[name]?.(data);
const assessPulses = () => job(assessPulseJobs(product.annals.services), 'sweep-pulses');
const lookForAlerts = () => job(managerAlertJobs(product.annals.services), 'sweep-manager-alerts');
/** Everyone sees what is in the log by now. */
const catchUp = async () => {
  const head = String(await product.head());
  for (const client of [employee, manager, leader, admin]) client.position = head;
};

describe('an employee', () => {
  test('finds what ALEX works out of their pulse, once, however often it is tried', async () => {
    const { id } = commandAnswer.parse((await employee.post('/api/wellbeing/checkins', scores(3))).json);
    const [before] = await pulses(employee);
    expect(before).toMatchObject({ id, overallScore: 1.5, burnoutRisk: 'low', assessedAt: null });
    await Promise.all([
      assessPulses(),
      assessPulses(),
      job(assessPulseJobs(product.annals.services), 'assess-pulse', { checkInId: id }),
    ]);
    await assessPulses();
    const events = await product.annals.services.log.readStream(`wellbeingCheckIn-${id}`);
    expect(events.map(({ type }) => type)).toEqual(['WellbeingCheckInSubmitted', 'WellnessPulseAssessed']);
    expect(events[1]?.metadata.actorId).toBe('system:alex');
    await catchUp();
    const [after] = await pulses(employee);
    expect(after?.assessedAt).not.toBeNull();
    expect(after?.suggestedActions.length).toBeGreaterThan(0);
    expect(after?.previousScoreComparison).not.toBeNull();
  });

  test('reads their own page by page, and nobody else reads any', async () => {
    const all = await pulses(employee);
    const first = await employee.get('/api/wellbeing/pulses?limit=1');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    expect([...z.array(wellnessPulseView).parse(first.json), ...(await pulses(employee, next))][1]?.id).toBe(
      all[1]?.id,
    );
    for (const client of [manager, admin])
      expect((await client.get('/api/wellbeing/pulses')).status).toBe(403);
    // Leaders answer as well, and read their own alone.
    expect((await leader.get('/api/wellbeing/pulses')).json).toEqual([]);
    expect((await employee.get('/api/wellbeing/alerts')).status).toBe(403);
    expect((await admin.get('/api/wellbeing/alerts')).status).toBe(403);
  });
});

describe('the manager of a team that does badly', () => {
  test('is alerted once, about the team as a whole, when the week is over', async () => {
    const before = await acknowledgeAll();
    const start = Date.parse(weekOf(new Date().toISOString())) + 12 * WEEK_MS;
    const team = await teamOf(manager);
    for (let week = 0; week < 3; week += 1) await answerIn(start + week * WEEK_MS, team.slice(0, 3), 2);
    product.setClock(new Date(start + 3 * WEEK_MS + 30 * 60_000));
    await catchUp();
    await lookForAlerts();
    await catchUp();
    expect(await alerts(manager)).toEqual(before);

    product.setClock(new Date(start + 3 * WEEK_MS + 2 * 3_600_000));
    await Promise.all([lookForAlerts(), lookForAlerts()]);
    await lookForAlerts();
    await catchUp();
    await lookForAlerts();
    await catchUp();
    const raised = (await alerts(manager)).slice(0, -before.length || undefined);
    expect(raised.map(({ kind }) => kind).sort()).toEqual(['attrition', 'burnout']);
    for (const alert of raised)
      expect(alert).toMatchObject({
        status: 'raised',
        median: 2,
        week: weekOf(new Date(start + 2 * WEEK_MS).toISOString()),
      });
    const text = JSON.stringify(raised);
    for (const { id } of team) expect(text).not.toContain(id);
    expect((await alerts(leader)).some(({ id }) => raised.some((alert) => alert.id === id))).toBe(false);
    const told = (await manager.get('/api/notifications')).text;
    expect(told).toContain('manager_alerted');
  });

  test('finds nothing of it in a review, in its history or in a timeline', async () => {
    expect((await alerts(manager)).length).toBeGreaterThan(0);
    const lists = ['/api/performance-reviews', '/api/reviews-360', '/api/performance/timeline'];
    for (const client of [manager, leader, admin])
      for (const path of lists) {
        const { status, json } = await client.get(`${path}?limit=200`);
        expect(status).toBe(200);
        const records = z.array(z.object({ id: z.string() })).parse(json);
        const histories = await Promise.all(
          records.slice(0, 5).map(({ id }) => client.get(`${path}/${id}/history`)),
        );
        const text = JSON.stringify([json, histories.map((history) => history.json)]);
        expect(text).not.toMatch(/burnout|attrition|weekly-median|wellness|[rR]isk"/);
      }
  });

  test('of a team in which only two answered is not', async () => {
    const before = await acknowledgeAll();
    const start = Date.parse(weekOf(new Date().toISOString())) + 30 * WEEK_MS;
    const team = await teamOf(manager);
    for (let week = 0; week < 4; week += 1) await answerIn(start + week * WEEK_MS, team.slice(0, 2), 1);
    product.setClock(new Date(start + 4 * WEEK_MS + 2 * 3_600_000));
    await catchUp();
    await manager.get('/api/wellbeing/checkins');
    await lookForAlerts();
    await catchUp();
    expect((await alerts(manager)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('acknowledges and follows up; nobody else can, or learns that there is anything', async () => {
    const start = Date.parse(weekOf(new Date().toISOString())) + 50 * WEEK_MS;
    const team = await teamOf(manager);
    for (let week = 0; week < 3; week += 1) await answerIn(start + week * WEEK_MS, team.slice(0, 3), 1);
    product.setClock(new Date(start + 3 * WEEK_MS + 2 * 3_600_000));
    await catchUp();
    await manager.get('/api/wellbeing/checkins');
    await lookForAlerts();
    await catchUp();
    const [alert] = await alerts(manager);
    expect(alert?.status).toBe('raised');
    const at = `/api/wellbeing/alerts/${alert?.id ?? ''}`;
    const followUp = { followUp: 'Two topics less this quarter.' };
    for (const doing of [
      () => leader.post(`${at}/acknowledge`, {}),
      () => leader.post(`${at}/follow-up`, followUp),
      () => leader.get(`${at}/history`),
    ])
      expect((await doing()).status).toBe(404);
    const head = await product.written();
    expect((await manager.post(`${at}/follow-up`, followUp)).status).toBe(409);
    expect((await manager.post(`${at}/follow-up`, { followUp: ' ' })).status).toBe(422);
    expect(await product.written()).toBe(head);
    expect((await manager.post(`${at}/acknowledge`, {})).status).toBe(200);
    expect((await manager.post(`${at}/follow-up`, followUp)).status).toBe(200);
    expect((await alerts(manager))[0]).toMatchObject({ status: 'followed_up', ...followUp });
    const told = z.array(historyEntry).parse((await manager.get(`${at}/history`)).json);
    expect(told.map(({ type }) => type)).toEqual([
      'ManagerAlertFollowedUp',
      'ManagerAlertAcknowledged',
      'ManagerAlerted',
    ]);
  });
});

/** So that nothing of before keeps a new alert from being raised. */
async function acknowledgeAll() {
  for (const { id } of await alerts(manager))
    await manager.post(`/api/wellbeing/alerts/${id}/acknowledge`, {});
  return alerts(manager);
}

const teamOf = async (client: Client) =>
  z.array(z.object({ id: personId })).parse((await client.get('/api/team/members')).json);

/** Some of the team answer in the week of a moment, all the same. */
async function answerIn(monday: number, people: readonly { id: z.infer<typeof personId> }[], score: number) {
  product.setClock(new Date(monday + 2 * DAY_MS));
  for (const { id } of people) {
    const commandId = checkInId.parse(randomUUID());
    await product.annals.services.dispatch(
      checkIn,
      commandId,
      {
        type: 'SubmitCheckIn',
        checkInId: commandId,
        employeeId: id,
        managerId: product.cast.manager.id,
        ...scores(score),
      },
      { actor: { id, role: 'employee' }, commandId },
    );
  }
}
