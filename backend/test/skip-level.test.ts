import { randomUUID } from 'node:crypto';
import { historyEntry } from '@annals/contracts/kernel/history';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { problem } from '@annals/contracts/kernel/problem';
import {
  skipLevelCandidate,
  skipLevelDetail,
  skipLevelNotificationView,
  skipLevelView,
} from '@annals/contracts/features/skip-level/views';
import { teamMember } from '@annals/contracts/features/people/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { skipLevelBriefingJobs } from '../src/features/skip-level/briefings';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let leader: Client;
let manager: Client;
let employee: Client;
let admin: Client;

beforeAll(async () => {
  product = await startProduct();
  leader = await product.as('leader');
  manager = await product.as('manager');
  employee = await product.as('employee');
  admin = await product.as('admin');
});
afterAll(() => product.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function schedule(scheduledAt = inDays(20), more: object = {}): Promise<string> {
  const answer = await leader.post('/api/skip-level', {
    employeeId: product.cast.employee.id,
    scheduledAt,
    ...more,
  });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  const { id, position } = commandAnswer.parse(answer.json);
  for (const client of [manager, employee, admin]) client.position = position;
  return id;
}

const at = (id: string) => `/api/skip-level/${id}`;
const detail = async (client: Client, id: string) => {
  client.position = String(await product.head());
  return skipLevelDetail.parse((await client.get(at(id))).json);
};
const listed = async (client: Client, query = 'limit=200') =>
  z.array(skipLevelView).parse((await client.get(`/api/skip-level?${query}`)).json);
const reminders = async (client: Client) => {
  client.position = String(await product.head());
  return z.array(skipLevelNotificationView).parse((await client.get('/api/notifications/skip-level')).json);
};

describe('a skip-level meeting from the form to the follow-up', () => {
  test('is scheduled for half an hour, held, and written up by both', async () => {
    const id = await schedule();
    expect(await detail(employee, id)).toMatchObject({
      status: 'scheduled',
      duration: 30,
      employeeId: product.cast.employee.id,
      seniorLeaderId: product.cast.leader.id,
      managerId: product.cast.manager.id,
      aiBriefingGenerated: false,
      briefingData: null,
      allowed: {
        change: false,
        prepare: true,
        contribute: true,
        takeLeaderNotes: false,
        giveFeedback: false,
      },
    });
    await leader.patch(at(id), { scheduledAt: inDays(21), duration: 45, reason: 'Board meeting' });
    await leader.patch(at(id), { leaderNotes: 'Ready for more' });
    await employee.post(`${at(id)}/action-items`, {
      text: 'Read the strategy paper',
      ownerId: product.cast.employee.id,
      dueDate: '2027-02-01',
    });
    const early = await leader.patch(at(id), { status: 'completed' });
    expect([early.status, early.text]).toEqual([409, expect.stringContaining('has not begun yet')]);
    await leader.patch(at(id), {
      scheduledAt: inDays(0),
      status: 'completed',
      followUpNotes: 'We meet again in spring.',
      nextMeetingScheduled: inDays(90),
    });
    expect((await employee.patch(at(id), { employeeFeedback: 'Good to be asked.' })).status).toBe(200);
    const seen = await detail(leader, id);
    expect(seen).toMatchObject({
      status: 'completed',
      duration: 45,
      leaderNotes: 'Ready for more',
      followUpNotes: 'We meet again in spring.',
      employeeFeedback: 'Good to be asked.',
      actionItems: ['Read the strategy paper'],
      actions: [{ done: false, dueDate: '2027-02-01' }],
      allowed: {
        change: false,
        prepare: false,
        contribute: true,
        takeLeaderNotes: true,
        giveFeedback: false,
      },
    });
    expect(seen.nextMeetingScheduled).not.toBeNull();
    const item = seen.actions[0]?.id ?? '';
    await employee.patch(`${at(id)}/action-items/${item}`, { done: true });
    const theirs = await detail(employee, id);
    expect(theirs).toMatchObject({ leaderNotes: null, actionItems: [], actions: [{ done: true }] });
    expect(JSON.stringify(theirs)).not.toContain('Ready for more');
  });

  test('tells its history to its two people, each what is theirs', async () => {
    const id = await schedule();
    await leader.patch(at(id), { leaderNotes: 'For me alone' });
    await employee.patch(at(id), { followUpNotes: 'For both' });
    await leader.patch(at(id), { status: 'cancelled', reason: 'Illness' });
    const history = async (client: Client) => {
      const answer = await client.get(`${at(id)}/history`);
      return {
        text: answer.text,
        types: z
          .array(historyEntry)
          .parse(answer.json)
          .map(({ type }) => type),
      };
    };
    expect((await history(leader)).types).toEqual([
      'SkipLevelMeetingCancelled',
      'FollowUpNotesTaken',
      'LeaderNotesTaken',
      'SkipLevelMeetingScheduled',
    ]);
    const theirs = await history(employee);
    expect(theirs.types).toEqual([
      'SkipLevelMeetingCancelled',
      'FollowUpNotesTaken',
      'SkipLevelMeetingScheduled',
    ]);
    expect(theirs.text).not.toContain('For me alone');
    for (const client of [manager, admin]) expect((await client.get(`${at(id)}/history`)).status).toBe(404);
  });
});

describe('who may see and do what', () => {
  test('the employee’s manager and an admin see that it exists and when, and nothing said in it', async () => {
    const id = await schedule();
    await leader.patch(at(id), { followUpNotes: 'Between the two', leaderNotes: 'Mine' });
    for (const client of [manager, admin]) {
      const seen = await detail(client, id);
      expect(seen).toMatchObject({ id, takesPart: false, followUpNotes: null, leaderNotes: null });
      expect(Object.values(seen.allowed).some(Boolean)).toBe(false);
      expect((await listed(client)).map((meeting) => meeting.id)).toContain(id);
      expect((await listed(client, 'whose=mine&limit=200')).map((meeting) => meeting.id)).not.toContain(id);
      for (const attempt of [
        () => client.patch(at(id), { followUpNotes: 'x' }),
        () => client.patch(at(id), { status: 'cancelled' }),
        () => client.post(`${at(id)}/prepare`, {}),
        () => client.post(`${at(id)}/action-items`, { text: 'x', ownerId: product.cast.employee.id }),
      ])
        expect((await attempt()).status).toBe(404);
    }
  });

  test('someone else’s does not exist, whether it does or not', async () => {
    const others = z
      .array(skipLevelCandidate)
      .parse((await leader.get('/api/skip-level/candidates?limit=200')).json)
      .filter(({ id }) => id !== product.cast.employee.id);
    const id = await schedule(inDays(20), { employeeId: others[0]?.id });
    const head = await product.written();
    for (const path of [at(id), at(randomUUID())]) {
      expect((await employee.get(path)).status).toBe(404);
      expect((await employee.get(`${path}/history`)).status).toBe(404);
      expect((await employee.patch(path, { followUpNotes: 'x' })).status).toBe(404);
      expect((await employee.post(`${path}/prepare`, {})).status).toBe(404);
    }
    expect(await product.written()).toBe(head);
  });

  test('a leader meets those below their own reports, and is told so otherwise', async () => {
    const candidates = z
      .array(skipLevelCandidate)
      .parse((await leader.get('/api/skip-level/candidates?limit=200')).json);
    const reports = z.array(teamMember).parse((await leader.get('/api/team/members')).json);
    expect(candidates.map(({ id }) => id)).toContain(product.cast.employee.id);
    for (const { id } of reports) expect(candidates.map((person) => person.id)).not.toContain(id);
    const found = z
      .array(skipLevelCandidate)
      .parse((await leader.get(`/api/skip-level/candidates?search=${product.cast.employee.lastName}`)).json);
    expect(found.map(({ id }) => id)).toContain(product.cast.employee.id);
    const head = await product.written();
    const refused = async (employeeId: string) => {
      const answer = await leader.post('/api/skip-level', { employeeId, scheduledAt: inDays(5) });
      return [answer.status, problem.parse(answer.json).detail];
    };
    expect(await refused(product.cast.manager.id)).toEqual([
      422,
      'This person reports to you directly: a skip-level meeting skips at least one level. Schedule a 1:1 instead.',
    ]);
    const notBelow = [403, 'You can schedule a skip-level meeting only with someone below your own reports.'];
    for (const id of [product.cast.leader.id, product.cast.admin.id, randomUUID()])
      expect(await refused(id)).toEqual(notBelow);
    expect(
      (
        await manager.post('/api/skip-level', {
          employeeId: product.cast.employee.id,
          scheduledAt: inDays(5),
        })
      ).status,
    ).toBe(403);
    expect(await product.written()).toBe(head);
  });

  test('pages by key, by status, mine or all', async () => {
    for (let index = 0; index < 3; index += 1) await schedule(inDays(30 + index));
    const first = await leader.get('/api/skip-level?limit=2&status=scheduled');
    expect(z.array(skipLevelView).parse(first.json)).toHaveLength(2);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = z.array(skipLevelView).parse((await leader.get(next)).json);
    const ids = [...z.array(skipLevelView).parse(first.json), ...second].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const all = await listed(leader);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect((await listed(employee, 'whose=mine&limit=200')).every(({ takesPart }) => takesPart)).toBe(true);
  });
});

test('a repeated request schedules once', async () => {
  const body = { employeeId: product.cast.employee.id, scheduledAt: inDays(40) };
  const key = { 'Idempotency-Key': randomUUID() };
  const [one, two] = [
    await leader.post('/api/skip-level', body, key),
    await leader.post('/api/skip-level', body, key),
  ];
  expect(two.json).toEqual(one.json);
});

test('a reminder shows the leader and the meeting’s present time, and goes with the meeting', async () => {
  const id = await schedule(inDays(3));
  await expect
    .poll(async () => (await reminders(employee)).map(({ meeting }) => meeting.id), { timeout: 20_000 })
    .toContain(id);
  const moved = inDays(12);
  await leader.patch(at(id), { scheduledAt: moved });
  const { firstName, lastName, position } = product.cast.leader;
  expect((await reminders(employee)).find(({ meeting }) => meeting.id === id)).toMatchObject({
    dismissed: false,
    isRead: false,
    notificationType: 'one_week_reminder',
    meeting: { id, scheduledAt: moved, duration: 30, seniorLeader: { firstName, lastName, position } },
  });
  expect((await reminders(leader)).map(({ meeting }) => meeting.id)).not.toContain(id);
  await leader.patch(at(id), { status: 'cancelled' });
  expect((await reminders(employee)).map(({ meeting }) => meeting.id)).not.toContain(id);
});

test('a reminder is read and dismissed where all notifications are, by its reader alone', async () => {
  const id = await schedule(inDays(2));
  const mine = async () => (await reminders(employee)).find(({ meeting }) => meeting.id === id);
  await expect.poll(mine, { timeout: 20_000 }).toBeDefined();
  const notification = (await mine())?.id ?? '';
  const head = await product.written();
  for (const client of [leader, manager, admin])
    for (const what of ['read', 'dismiss'])
      expect((await client.patch(`/api/notifications/${notification}/${what}`, {})).status).toBe(404);
  expect(await product.written()).toBe(head);
  expect((await employee.patch(`/api/notifications/${notification}/read`, {})).status).toBe(200);
  expect(await mine()).toMatchObject({ isRead: true, dismissed: false });
  expect((await employee.patch(`/api/notifications/${notification}/dismiss`, {})).status).toBe(200);
  expect(await mine()).toMatchObject({ isRead: true, dismissed: true });
});

describe('the briefing', () => {
  const prepared = async (client: Client, id: string) => {
    expect((await client.post(`${at(id)}/prepare`, {})).status).toBe(200);
    await expect
      .poll(async () => (await detail(client, id)).aiBriefingGenerated, { timeout: 20_000 })
      .toBe(true);
    return detail(client, id);
  };
  const eventsOf = async (id: string) =>
    (await product.annals.services.log.readStream(`skipLevelMeeting-${id}`)).map(({ type }) => type);

  test('is prepared for the one who asked, from what they may see, each line with what it rests on', async () => {
    const id = await schedule(inDays(25));
    const held = await manager.post('/api/meetings', {
      title: 'Secret title',
      employeeId: product.cast.employee.id,
      scheduledAt: inDays(1),
    });
    const oneToOne = commandAnswer.parse(held.json).id;
    await manager.post(`/api/meetings/${oneToOne}/action-items`, {
      text: 'Between the two of us',
      ownerId: product.cast.employee.id,
    });
    const items = z
      .object({ actions: z.array(z.object({ id: z.string() })) })
      .parse((await manager.get(`/api/meetings/${oneToOne}`)).json).actions;
    await manager.patch(`/api/meetings/${oneToOne}/action-items/${items[0]?.id ?? ''}`, { done: true });
    await manager.patch(`/api/meetings/${oneToOne}`, { scheduledAt: inDays(0), status: 'completed' });

    const own = await prepared(employee, id);
    expect(own.briefingData?.wellness.scope).toBe('own');
    expect(own.employeeHighlights.join(' ')).toContain('Between the two of us');
    expect(own.wellnessSnapshot).toEqual(own.briefingData?.wellness);
    const about1to1 = own.briefingData?.highlights.find(({ text }) => text.includes('1:1 meeting'));
    expect(about1to1?.restsOn.map((basis) => basis.id)).toContain(oneToOne);
    // The leader has not asked for one, and does not see the employee's.
    expect(await detail(leader, id)).toMatchObject({
      aiBriefingGenerated: false,
      briefingData: null,
      employeeHighlights: [],
      wellnessSnapshot: null,
    });

    const theirs = await prepared(leader, id);
    expect(theirs.briefingData?.wellness.scope).toBe('team');
    expect(theirs.briefingData?.questions.length).toBeGreaterThanOrEqual(3);
    const text = JSON.stringify(theirs);
    for (const secret of ['Between the two of us', 'Secret title']) expect(text).not.toContain(secret);
    const checkIns = (await product.annals.services
      .readModels('wellbeing_checkins')
      .select('id')
      .where({ employeeId: product.cast.employee.id })) as { id: string }[];
    for (const checkIn of checkIns) expect(text).not.toContain(checkIn.id);
    expect((await detail(manager, id)).briefingData).toBeNull();
  });

  test('every record it rests on opens for its reader, and what they may not see is not in it', async () => {
    const { employee: person } = product.cast;
    const note = (visibility: string, title: string) =>
      manager.post('/api/performance/timeline', {
        employeeId: person.id,
        type: 'achievement',
        title,
        description: 'It went well.',
        visibility,
      });
    expect((await note('private', 'Known to its author alone')).status).toBe(201);
    expect((await note('manager', 'Seen from above')).status).toBe(201);
    const theirs = await prepared(leader, await schedule(inDays(29)));
    const { highlights = [], actionItems = [], questions = [], wellness } = theirs.briefingData ?? {};
    const lines = [...highlights, ...actionItems, ...questions, ...(wellness?.lines ?? [])];
    const text = JSON.stringify(lines);
    expect(text).toContain('Seen from above');
    expect(text).not.toContain('Known to its author alone');
    expect(lines.flatMap(({ figures = [] }) => figures).length).toBeGreaterThan(5);
    const records = lines.flatMap(({ restsOn }) => restsOn);
    expect(new Set(records.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    const api: Readonly<Record<string, (id: string) => string>> = {
      '1:1 meeting': (id) => `/api/meetings/${id}`,
      'Skip-level meeting': at,
      'Performance review': (id) => `/api/performance-reviews/${id}`,
      'Pain point': (id) => `/api/pain-points/${id}`,
      'Personnel record': (id) => `/api/performance/timeline?employeeId=${id}`,
      'Entry of the timeline': () => `/api/performance/timeline?employeeId=${person.id}`,
      Recognition: () => '/api/recognitions',
      'Week of the team': () => '/api/wellbeing/weeks',
    };
    for (const { kind, id, path } of records) {
      expect([kind, path]).toEqual([kind, expect.stringMatching(/^\//)]);
      const address = api[kind]?.(id);
      expect([kind, address && (await leader.get(address)).status]).toEqual([kind, 200]);
    }
  });

  test('comes once for a request, also when its job is lost or done twice', async () => {
    const { services } = product.annals;
    const id = await schedule(inDays(26));
    await employee.post(`${at(id)}/prepare`, {});
    await services.pool.query('TRUNCATE annals_queue.job CASCADE');
    await detail(employee, id);
    const sweep = () => skipLevelBriefingJobs(services)['sweep-skip-level-briefings']?.({});
    await Promise.all([sweep(), sweep(), sweep()]);
    await expect.poll(() => eventsOf(id)).toContain('BriefingPrepared');
    await sweep();
    expect((await eventsOf(id)).filter((type) => type === 'BriefingPrepared')).toHaveLength(1);
    expect((await detail(employee, id)).briefingPending).toBe(false);
    await employee.post(`${at(id)}/prepare`, {});
    await expect
      .poll(async () => (await eventsOf(id)).filter((type) => type === 'BriefingPrepared').length, {
        timeout: 20_000,
      })
      .toBe(2);
  });

  test('brings up what the two agreed before and is still open', async () => {
    const first = await schedule(inDays(8));
    await leader.post(`${at(first)}/action-items`, {
      text: 'Show the roadmap',
      ownerId: product.cast.leader.id,
    });
    await leader.patch(at(first), { scheduledAt: inDays(0), status: 'completed' });
    const own = await prepared(employee, await schedule(inDays(27)));
    expect(own.briefingData?.actionItems.map(({ text }) => text).join()).toContain('Show the roadmap');
    expect(
      own.briefingData?.actionItems.flatMap(({ restsOn }) => restsOn.map((basis) => basis.id)),
    ).toContain(first);
  });

  test('is not asked for after the meeting, nor by others', async () => {
    const id = await schedule(inDays(28));
    for (const client of [manager, admin])
      expect((await client.post(`${at(id)}/prepare`, {})).status).toBe(404);
    await leader.patch(at(id), { scheduledAt: inDays(0), status: 'completed' });
    expect((await employee.post(`${at(id)}/prepare`, {})).status).toBe(409);
  });
});

test('follows the employee to another manager, and ends with their employment', async () => {
  const { cast } = product;
  const person = (role: string, managerId: string) => ({
    firstName: 'Mary',
    lastName: 'Jackson',
    email: `${randomUUID()}@annals.example`,
    role,
    position: 'Engineer',
    department: 'Engineering',
    managerId,
    hireDate: '2026-01-05',
  });
  const hire = async (role: string, managerId: string) =>
    (await admin.post('/api/people', person(role, managerId))).json as { id: string; position: string };
  const to = await hire('manager', cast.leader.id);
  const { id: employeeId } = await hire('employee', cast.manager.id);
  leader.position = String(await product.head());
  await leader.get('/api/people');
  const id = await schedule(inDays(29), { employeeId });
  await admin.patch(`/api/people/${employeeId}`, { managerId: to.id, reason: 'Reorganization' });
  await expect.poll(async () => (await detail(leader, id)).managerId, { timeout: 20_000 }).toBe(to.id);
  const lastDay = new Date().toISOString().slice(0, 10);
  await admin.post(`/api/people/${employeeId}/departure`, { lastDay });
  await expect.poll(async () => (await detail(leader, id)).status, { timeout: 20_000 }).toBe('cancelled');
});
