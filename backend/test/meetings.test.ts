import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { historyEntry } from '@annals/contracts/kernel/history';
import { sentenceOf } from '@annals/contracts/notice-kinds';
import {
  meetingDetail,
  meetingOverlap,
  meetingView,
  type MeetingView,
} from '@annals/contracts/features/meetings/views';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { teamMember } from '@annals/contracts/features/people/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let manager: Client;
let employee: Client;

beforeAll(async () => {
  product = await startProduct();
  manager = await product.as('manager');
  employee = await product.as('employee');
});
afterAll(() => product.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const request = (more: object = {}) => ({
  title: `About ${randomUUID()}`,
  employeeId: product.cast.employee.id,
  scheduledAt: inDays(3),
  duration: 45,
  ...more,
});

async function schedule(more: object = {}): Promise<string> {
  const answer = await manager.post('/api/meetings', request(more));
  expect(answer.status).toBe(201);
  return commandAnswer.parse(answer.json).id;
}

async function listed(client: Client, path = '/api/meetings?limit=200') {
  return z.array(meetingView).parse((await client.get(path)).json);
}

describe('a 1:1 from the form to the screen', () => {
  test('is scheduled, moved, talked about and completed, and both see what came of it', async () => {
    const id = await schedule({ title: 'Growing into the role' });
    const at = `/api/meetings/${id}`;
    await manager.patch(at, { scheduledAt: inDays(4), reason: 'Travel' });
    const agenda = commandAnswer.parse((await employee.post(`${at}/agenda`, { text: 'Mentoring' })).json);
    expect(agenda.id).toBe(id);
    const detail = async (client: Client) => meetingDetail.parse((await client.get(at)).json);
    const item = (await detail(employee)).agenda[0];
    expect(item).toMatchObject({ text: 'Mentoring', addedBy: product.cast.employee.id, discussed: false });
    const itemAt = `${at}/agenda/${item?.id ?? ''}`;
    await manager.patch(itemAt, { discussed: true });
    // A tick that was set by mistake is taken back, by either of the two.
    await employee.patch(itemAt, { discussed: false });
    expect((await detail(employee)).agenda[0]).toMatchObject({ discussed: false });
    await manager.patch(itemAt, { discussed: true });
    await manager.patch(at, { notes: 'She will mentor one colleague.' });
    await manager.post(`${at}/action-items`, {
      text: 'Find a mentee',
      ownerId: product.cast.employee.id,
      dueDate: '2027-01-15',
    });
    const early = await manager.patch(at, { status: 'completed' });
    expect([early.status, early.text]).toEqual([409, expect.stringContaining('has not begun yet')]);
    await manager.patch(at, { scheduledAt: inDays(0) });
    await manager.patch(at, { status: 'completed' });
    const seen = await detail(manager);
    expect(seen).toMatchObject({
      status: 'completed',
      title: 'Growing into the role',
      notes: 'She will mentor one colleague.',
      agenda: [{ text: 'Mentoring', discussed: true }],
      actions: [{ text: 'Find a mentee', done: false, dueDate: '2027-01-15' }],
      actionItems: ['Find a mentee'],
      allowed: { change: false, contribute: true },
    });
    employee.position = manager.position;
    expect(await detail(employee)).toEqual(seen);
    const history = z.array(historyEntry).parse((await employee.get(`${at}/history`)).json);
    expect(history.map(({ type }) => type)).toEqual([
      'MeetingCompleted',
      'MeetingRescheduled',
      'ActionItemAgreed',
      'MeetingNotesTaken',
      'AgendaItemDiscussed',
      'AgendaItemReopened',
      'AgendaItemDiscussed',
      'AgendaItemAdded',
      'MeetingRescheduled',
      'MeetingScheduled',
    ]);
    expect(history.findLast(({ type }) => type === 'MeetingRescheduled')?.reason).toBe('Travel');
  });

  test('says where it takes place: to its two people, in the notice and in the history', async () => {
    const id = await schedule({ location: 'https://meet.example.com/two' });
    employee.position = manager.position;
    const toldOf = async () =>
      z.array(notificationView).parse((await employee.get('/api/notifications?limit=1')).json)[0];
    const told = await toldOf();
    expect(told && sentenceOf(told, String)).toMatch(/, at https:\/\/meet\.example\.com\/two\.$/);
    const refused = await employee.patch(`/api/meetings/${id}`, { location: 'Elsewhere' });
    expect(refused.status).toBe(403);
    await manager.patch(`/api/meetings/${id}`, { location: 'Room Linden' });
    employee.position = manager.position;
    expect((await employee.get(`/api/meetings/${id}`)).json).toMatchObject({ location: 'Room Linden' });
    const moved = await toldOf();
    expect(moved && sentenceOf(moved, String)).toMatch(/takes place at Room Linden\.$/);
    const history = z.array(historyEntry).parse((await employee.get(`/api/meetings/${id}/history`)).json);
    expect(history[0]?.changes).toEqual([
      { field: 'Place', kind: 'text', before: 'https://meet.example.com/two', after: 'Room Linden' },
    ]);
    const leader = await product.as('leader');
    leader.position = manager.position;
    expect((await leader.get(`/api/meetings/${id}`)).json).toMatchObject({ location: null });
  });

  test('is in the week in which it begins', async () => {
    const id = await schedule({ scheduledAt: '2034-03-06T09:00:00.000Z' });
    const ids = async (from: string, until: string) =>
      (await listed(manager, `/api/meetings?${new URLSearchParams({ from, until }).toString()}`)).map(
        (meeting) => meeting.id,
      );
    expect(await ids('2034-03-06T09:00:00Z', '2034-03-13T00:00:00Z')).toEqual([id]);
    expect(await ids('2034-02-27T00:00:00Z', '2034-03-06T09:00:00Z')).toEqual([]);
  });

  test('shows at once to whoever did it, and says so when it cannot yet', async () => {
    const id = await schedule();
    const answer = await manager.get(`/api/meetings/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Annals-Stale')).toBeNull();
    const tooFar = String((await product.head()) + 1_000n);
    const stale = await manager.getOnce('/api/meetings', { 'Annals-Minimum-Position': tooFar });
    expect(stale.status).toBe(200);
    expect(stale.headers.get('Annals-Stale')).toBe('true');
  });

  test('tells the employee, who marks it as read', async () => {
    const id = await schedule();
    employee.position = manager.position;
    const newest = async () =>
      z.array(notificationView).parse((await employee.get('/api/notifications?limit=1')).json)[0];
    const told = await newest();
    expect(told).toMatchObject({ kind: 'meeting_scheduled', path: `/meetings/${id}`, isRead: false });
    await employee.patch(`/api/notifications/${encodeURIComponent(told?.id ?? '')}/read`, {});
    expect(await newest()).toMatchObject({ id: told?.id, isRead: true });
    const foreign = await manager.patch(`/api/notifications/${encodeURIComponent(told?.id ?? '')}/read`, {});
    expect(foreign.status).toBe(404);
  });
});

describe('what the last 1:1 of the two left', () => {
  test('is beside the agenda of the next one, ticked there, and carried over', async () => {
    const pair = { managerId: product.cast.manager.id, employeeId: product.cast.employee.id };
    const last = await schedule({ title: 'Last time' });
    const next = await schedule({ title: 'Next time', scheduledAt: inDays(9) });
    for (const text of ['Discussed', 'Left over'])
      await employee.post(`/api/meetings/${last}/agenda`, { text });
    await manager.post(`/api/meetings/${last}/action-items`, {
      text: 'Find a mentee',
      ownerId: pair.employeeId,
    });
    await manager.patch(`/api/meetings/${last}`, { scheduledAt: inDays(0) });
    const seen = async (client: Client, id: string) => {
      client.position = [manager, employee]
        .map(({ position }) => position ?? '0')
        .sort((one, other) => Number(BigInt(other) - BigInt(one)))[0];
      return meetingDetail.parse((await client.get(`/api/meetings/${id}`)).json);
    };
    const item = (await seen(manager, last)).agenda.find(({ text }) => text === 'Discussed');
    await manager.patch(`/api/meetings/${last}/agenda/${item?.id ?? ''}`, { discussed: true });
    const { lastTime } = await seen(employee, next);
    expect(lastTime).toMatchObject({
      id: last,
      actions: [{ text: 'Find a mentee', done: false }],
      agenda: [{ text: 'Left over' }],
    });
    const action = `/api/meetings/${last}/action-items/${lastTime?.actions[0]?.id ?? ''}`;
    await employee.patch(action, { done: true });
    expect((await seen(employee, next)).lastTime?.actions).toMatchObject([{ done: true }]);
    await employee.patch(action, { done: false });
    expect((await seen(employee, next)).lastTime?.actions).toMatchObject([{ done: false }]);
    const carried = await employee.post(`/api/meetings/${next}/agenda/carried-over`, {});
    expect(carried.status).toBe(201);
    const after = await seen(employee, next);
    expect(after.agenda).toMatchObject([{ text: 'Left over', carriedFrom: lastTime?.agenda[0]?.id }]);
    expect(after.lastTime?.agenda).toEqual([]);
    const history = z.array(historyEntry).parse((await employee.get(`/api/meetings/${next}/history`)).json);
    expect(history[0]?.type).toBe('AgendaItemCarriedOver');
    const leader = await product.as('leader');
    leader.position = employee.position;
    expect((await seen(leader, next)).lastTime).toBeNull();
  });
});

describe('a time that is taken already', () => {
  const at = '2031-03-04T10:00:00.000Z';
  const planned = (more: Record<string, string> = {}) =>
    `/api/meetings/overlaps?${new URLSearchParams({
      employeeId: product.cast.employee.id,
      scheduledAt: at,
      duration: '30',
      ...more,
    }).toString()}`;
  const overlaps = async (client: Client, more?: Record<string, string>) =>
    z.array(meetingOverlap).parse((await client.get(planned(more))).json);

  test('is shown with what the two have then, before anything is saved', async () => {
    const id = await schedule({ title: 'Taken', scheduledAt: at, duration: 45 });
    const both = await overlaps(manager);
    expect(both.map(({ personId }) => personId).sort()).toEqual(
      [product.cast.manager.id, product.cast.employee.id].sort(),
    );
    expect(both[0]).toMatchObject({
      kind: 'meeting',
      title: 'Taken',
      from: at,
      until: '2031-03-04T10:45:00.000Z',
    });
    // It ends as the other begins; a meeting that moves does not stand in its own way; a cancelled one is none.
    expect(await overlaps(manager, { scheduledAt: '2031-03-04T10:45:00.000Z' })).toEqual([]);
    expect(await overlaps(manager, { scheduledAt: '2031-03-04T09:30:00.000Z' })).toEqual([]);
    expect(await overlaps(manager, { scheduledAt: '2031-03-04T09:31:00.000Z' })).toHaveLength(2);
    expect(await overlaps(manager, { except: id })).toEqual([]);
    await manager.patch(`/api/meetings/${id}`, { status: 'cancelled' });
    expect(await overlaps(manager)).toEqual([]);
  });

  test('shows nobody what they are not to know', async () => {
    const leader = await product.as('leader');
    await schedule({ title: 'Between the two', scheduledAt: at });
    leader.position = manager.position;
    expect((await overlaps(leader)).map(({ title, personId }) => [title, personId])).toEqual([
      [null, product.cast.employee.id],
    ]);
    const { cast } = product;
    expect((await manager.get(planned({ employeeId: cast.admin.id }))).status).toBe(404);
    expect((await employee.get(planned())).status).toBe(403);
  });
});

describe('a repeated command', () => {
  test('answers as the first time and appends nothing', async () => {
    const body = request();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await manager.post('/api/meetings', body, key);
    const head = await product.written();
    const second = await manager.post('/api/meetings', body, key);
    expect(second.json).toEqual(first.json);
    expect(await product.written()).toBe(head);
  });

  test('is refused under the key of somebody else', async () => {
    const key = randomUUID();
    const id = await schedule();
    await manager.post(`/api/meetings/${id}/agenda`, { text: 'Mine' }, { 'Idempotency-Key': key });
    const head = await product.written();
    const taken = await employee.post(
      `/api/meetings/${id}/agenda`,
      { text: 'Theirs' },
      { 'Idempotency-Key': key },
    );
    expect(taken.status).toBe(409);
    expect(await product.written()).toBe(head);
  });

  test('of many at once, one takes effect', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const body = request();
    const before = await product.head();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => manager.post('/api/meetings', body, key)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await product.head()).toBe(before + 1n);
  });
});

describe('who sees what', () => {
  test('an employee sees their own, a manager theirs and their reports’, an admin that they exist', async () => {
    await schedule({ title: 'Between the two of us' });
    const admin = await product.as('admin');
    const leader = await product.as('leader');
    for (const client of [employee, admin, leader]) client.position = manager.position;
    const { cast } = product;
    for (const row of await listed(employee))
      expect([row.employeeId, row.managerId]).toContain(cast.employee.id);
    const team = z.array(teamMember).parse((await manager.get('/api/team/members')).json);
    const own = new Set([...team.map(({ id }) => id as string), cast.manager.id]);
    for (const row of await listed(manager)) expect(own.has(row.employeeId)).toBe(true);
    for (const client of [admin, leader]) {
      const foreign = (await listed(client)).filter(({ managerId }) => managerId === cast.manager.id);
      expect(foreign.length).toBeGreaterThan(0);
      for (const row of foreign)
        expect(row).toMatchObject({ title: '1:1 meeting', notes: null, actionItems: [] });
    }
    expect(await listed(admin, '/api/meetings?whose=mine')).toEqual([]);
  });

  test('a page after a page gives every meeting once, latest first', async () => {
    const whole = await listed(manager);
    const pages = (await paged('/api/meetings?limit=7', z.array(meetingView))).map(({ id }) => id);
    expect(pages).toEqual(whole.map(({ id }) => id));
    expect(new Set(pages).size).toBe(pages.length);
    const times = whole.map(({ scheduledAt }) => scheduledAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('what is still to come is there next first, everything else latest first, and each meeting in one of the two', async () => {
    await schedule();
    const whole = await listed(manager);
    const part = (when: string) => paged(`/api/meetings?limit=5&when=${when}`, z.array(meetingView));
    const [upcoming, past] = [await part('upcoming'), await part('past')];
    expect([...upcoming, ...past].map(({ id }) => id).sort()).toEqual(whole.map(({ id }) => id).sort());
    const endOf = ({ scheduledAt, duration }: MeetingView) => Date.parse(scheduledAt) + duration * 60_000;
    expect(upcoming.length).toBeGreaterThan(0);
    for (const one of upcoming) {
      expect(one.status).toBe('scheduled');
      expect(endOf(one)).toBeGreaterThan(Date.now() - 60_000);
    }
    for (const one of past) expect(one.status !== 'scheduled' || endOf(one) < Date.now() + 60_000).toBe(true);
    const times = (meetings: readonly MeetingView[]) => meetings.map(({ scheduledAt }) => scheduledAt);
    expect(times(upcoming)).toEqual(times(upcoming).sort());
    expect(times(past)).toEqual(times(past).sort().reverse());
  });

  test('a long history comes a page at a time, newest first, and a page that was asked for stays the same', async () => {
    const id = await schedule();
    const at = `/api/meetings/${id}`;
    const take = (number: number) => manager.patch(at, { notes: `Notes ${String(number)}` });
    for (let number = 1; number <= 60; number += 1) await take(number);
    const first = await manager.get(`${at}/history`);
    expect(z.array(historyEntry).parse(first.json)).toHaveLength(50);
    const second = nextOf(first);
    await take(61);
    expect(z.array(historyEntry).parse((await manager.get(second ?? '')).json)).toHaveLength(11);
    const entries = await paged(`${at}/history?limit=20`, z.array(historyEntry));
    expect(entries.map(({ changes }) => changes[0]?.after)).toEqual([
      ...Array.from({ length: 61 }, (_, index) => `Notes ${String(61 - index)}`),
      expect.anything(),
    ]);
    expect((await manager.get(`${at}/history?after=nothing`)).status).toBe(400);
  });

  test('somebody else’s meeting does not exist', async () => {
    const id = await schedule();
    const auditor = await product.as('auditor');
    const leader = await product.as('leader');
    leader.position = manager.position;
    const head = await product.written();
    expect((await leader.get(`/api/meetings/${id}/history`)).status).toBe(404);
    expect((await leader.patch(`/api/meetings/${id}`, { notes: 'x' })).status).toBe(404);
    expect((await auditor.get(`/api/meetings/${id}`)).status).toBe(403);
    expect((await manager.get(`/api/meetings/${randomUUID()}`)).status).toBe(404);
    expect(await product.written()).toBe(head);
  });
});

describe('what is refused', () => {
  test.each([
    ['no title', { title: ' ' }, 422, 'Title is required', 'title'],
    ['no employee', { employeeId: '' }, 422, 'Please select an employee', 'employeeId'],
    ['no time', { scheduledAt: '' }, 422, 'Please select a date and time', 'scheduledAt'],
    ['too short', { duration: 5 }, 422, 'Duration must be at least 15 minutes', 'duration'],
    ['too long', { duration: 300 }, 422, 'Duration cannot exceed 4 hours', 'duration'],
    ['a wrong type', { duration: 'long' }, 422, 'Duration must be at least 15 minutes', 'duration'],
    ['in the past', { scheduledAt: inDays(-1) }, 422, 'Please choose a time in the future.', 'scheduledAt'],
    ['an unknown field', { colour: 'red' }, 422, 'There is no field named colour here', ''],
    [
      'not a report',
      { employeeId: randomUUID() },
      403,
      'You can schedule a 1:1 only with someone who reports to you.',
      'employeeId',
    ],
  ])('scheduling with %s', async (_, wrong, status, detail, path) => {
    const head = await product.written();
    const answer = await manager.post('/api/meetings', request(wrong));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.json).toMatchObject({ status, detail, errors: [{ path }] });
    expect(await product.written()).toBe(head);
  });

  test('impossible transitions', async () => {
    const id = await schedule();
    await manager.patch(`/api/meetings/${id}`, { status: 'cancelled', reason: 'Ill' });
    const head = await product.written();
    for (const body of [{ status: 'completed' }, { notes: 'x' }, { scheduledAt: inDays(9) }])
      expect((await manager.patch(`/api/meetings/${id}`, body)).status).toBe(409);
    expect((await manager.patch(`/api/meetings/${id}`, {})).status).toBe(422);
    expect((await employee.patch(`/api/meetings/${id}`, { status: 'completed' })).status).toBe(409);
    expect(await product.written()).toBe(head);
  });
});

/** The address of the next page. */
const nextOf = ({ headers }: { headers: Headers }) =>
  /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];

/** All rows of a list, a page after a page. */
async function paged<Row>(first: string, rows: z.ZodType<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for (let path: string | undefined = first; path !== undefined;) {
    const answer = await manager.get(path);
    all.push(...rows.parse(answer.json));
    path = nextOf(answer);
  }
  return all;
}
