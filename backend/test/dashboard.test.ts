import { ownMeetings } from '@annals/contracts/features/dashboard/own-meetings';
import { dashboardStats, trendMonth } from '@annals/contracts/features/dashboard/views';
import { dashboardRoutes } from '@annals/contracts/features/dashboard/routes';
import { commandAnswer, methodAndPath } from '@annals/contracts/kernel/route';
import { departmentFigures, organizationMonth } from '@annals/contracts/features/organization/views';
import { teamMember } from '@annals/contracts/features/people/views';
import { teamReportRow, teamSummary } from '@annals/contracts/features/team/views';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let manager: Client;
let employee: Client;
let leader: Client;
let admin: Client;

beforeAll(async () => {
  product = await startProduct();
  employee = await product.as('employee');
  manager = await product.as('manager');
  leader = await product.as('leader');
  admin = await product.as('admin');
});
afterAll(() => product.stop());

const statsOf = async (client: Client) =>
  dashboardStats.parse((await client.get('/api/dashboard/stats')).json);
const summaryOf = async (client: Client) => teamSummary.parse((await client.get('/api/team/summary')).json);
const teamOf = async (client: Client) =>
  z.array(teamMember).parse((await client.get('/api/team/members')).json);
const YEAR = String(new Date().getUTCFullYear() + 1);
const hoursAfter = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString();

/** Next year, on the first Wednesday of June at noon UTC, the manager’s clock shows Thursday midnight. */
async function onWednesdayInAuckland(act: (wednesday: string) => Promise<void>): Promise<void> {
  const days = Array.from({ length: 7 }, (_, day) => `${YEAR}-06-0${String(day + 1)}T12:00:00.000Z`);
  const wednesday = days.find((day) => new Date(day).getUTCDay() === 3) ?? '';
  product.setClock(new Date(wednesday));
  const profile = (timeZone: string) => manager.patch('/api/account/profile', { timeZone });
  expect((await profile('Pacific/Auckland')).status).toBe(200);
  try {
    await act(wednesday);
  } finally {
    await profile('UTC');
    product.setClock(new Date());
  }
}

test('a manager’s figures are those of the people who report to them', async () => {
  const team = await teamOf(manager);
  expect((await statsOf(manager)).teamMembers).toBe(team.length);
});

test('a pain point of the team shows in the manager’s and the leader’s figures, and in nobody else’s', async () => {
  const before = await Promise.all([manager, leader, employee].map(statsOf));
  const answer = await employee.post('/api/pain-points', {
    title: 'Too many recurring meetings',
    description: 'Half of the week goes into meetings nobody prepares.',
    category: 'process',
    priority: 'high',
    impactLevel: 7,
    frequency: 'weekly',
  });
  expect(answer.status).toBe(201);
  for (const client of [manager, leader]) client.position = employee.position;
  const after = await Promise.all([manager, leader, employee].map(statsOf));
  expect(after.map(({ painPoints }, index) => painPoints - (before[index]?.painPoints ?? 0))).toEqual([
    1, 1, 1,
  ]);
});

test('what is next and what is to do is found among all of one’s meetings, however many there are', async () => {
  const [member] = await teamOf(manager);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const schedule = async (title: string, hours: number) => {
    const body = { title, employeeId: member?.id, scheduledAt: inHours(hours), duration: 30 };
    const { id } = commandAnswer.parse((await manager.post('/api/meetings', body)).json);
    return { id, scheduledAt: body.scheduledAt };
  };
  const ownOf = async () => ownMeetings.parse((await manager.get('/api/dashboard/meetings')).json);
  // The demo company may have 1:1s within these two hours: on working days, between nine and five.
  const { upcoming: planned } = await ownOf();
  const first = await schedule('In an hour', 1);
  const soonest = [...planned, first, await schedule('In two hours', 2)]
    .toSorted((one, other) => one.scheduledAt.localeCompare(other.scheduledAt))
    .map(({ id }) => id);
  const item = { text: 'Write it down', ownerId: member?.id };
  expect((await manager.post(`/api/meetings/${first.id}/action-items`, item)).status).toBe(201);
  // More than a page of later ones, which a list with the latest first would begin with.
  for (let week = 0; week < 55; week += 1) await schedule('Far ahead', 24 * 400 + week);
  const found = await ownOf();
  expect(found.upcoming.map(({ id }) => id)).toEqual(soonest.slice(0, 3));
  expect(found.recent).toHaveLength(3);
  expect(found.openItems.map(({ text, meetingId }) => [text, meetingId])).toContainEqual([
    'Write it down',
    first.id,
  ]);
  const cancelled = { status: 'cancelled', reason: 'Not needed' };
  expect((await manager.patch(`/api/meetings/${first.id}`, cancelled)).status).toBe(200);
  const left = await ownOf();
  expect(left.upcoming[0]?.id).toBe(soonest.find((id) => id !== first.id));
  expect(left.openItems.map(({ meetingId }) => meetingId)).not.toContain(first.id);
});

test('the trends have every month of the range, oldest first', async () => {
  for (const months of [3, 6, 12]) {
    const { json } = await manager.get(`/api/dashboard/trends?months=${String(months)}`);
    const trends = z.array(trendMonth).parse(json);
    expect(trends).toHaveLength(months);
    expect(trends.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
    expect(trends.map(({ month }) => month)).toEqual(trends.map(({ month }) => month).toSorted());
  }
  expect((await manager.get('/api/dashboard/trends?months=4')).status).toBe(422);
});

test('Team Management counts the team, and the 1:1s that are still to come this week', async () => {
  expect((await summaryOf(manager)).members).toBe((await teamOf(manager)).length);
  await onWednesdayInAuckland(async (wednesday) => {
    const [member] = await teamOf(manager);
    const schedule = async (title: string, scheduledAt: string) => {
      const body = { title, employeeId: member?.id, scheduledAt, duration: 30 };
      expect((await manager.post('/api/meetings', body)).status).toBe(201);
      return (await summaryOf(manager)).meetingsThisWeek;
    };
    const before = (await summaryOf(manager)).meetingsThisWeek;
    expect(await schedule('In a quarter of an hour', hoursAfter(wednesday, 0.25))).toBe(before + 1);
    // In Auckland the week ends on Sunday at noon UTC.
    expect(await schedule('On Sunday', hoursAfter(wednesday, 4 * 24 - 0.5))).toBe(before + 2);
    expect(await schedule('On Monday', hoursAfter(wednesday, 4 * 24))).toBe(before + 2);
    product.setClock(new Date(hoursAfter(wednesday, 0.5)));
    expect((await summaryOf(manager)).meetingsThisWeek).toBe(before + 2);
    product.setClock(new Date(hoursAfter(wednesday, 0.75)));
    expect((await summaryOf(manager)).meetingsThisWeek).toBe(before + 1);
  });
});

test('reviews are due this week by the calendar of who asks', async () => {
  await onWednesdayInAuckland(async (wednesday) => {
    // Monday in Auckland, Sunday in UTC.
    product.setClock(new Date(hoursAfter(wednesday, 4 * 24 + 1)));
    const before = (await statsOf(manager)).reviewsDueThisWeek;
    const [member] = await teamOf(manager);
    const review = { employeeId: member?.id, reviewType: 'quarterly', reviewPeriod: `Q2-${YEAR}` };
    const dueDate = hoursAfter(wednesday, 11 * 24).slice(0, 10);
    expect((await manager.post('/api/performance-reviews', { ...review, dueDate })).status).toBe(201);
    expect((await statsOf(manager)).reviewsDueThisWeek).toBe(before + 1);
  });
});

test('the team report has a row for each person, page by page, and finds them by name', async () => {
  const team = await teamOf(manager);
  const seen: string[] = [];
  let address: string | null = '/api/team/report?months=6&limit=2';
  while (address !== null) {
    const answer: Awaited<ReturnType<Client['get']>> = await manager.get(address);
    seen.push(
      ...z
        .array(teamReportRow)
        .parse(answer.json)
        .map(({ id }) => id),
    );
    address = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
  }
  expect(seen.toSorted()).toEqual(team.map(({ id }) => id).toSorted());
  const [member] = team;
  const found = await manager.get(`/api/team/report?search=${encodeURIComponent(member?.email ?? '')}`);
  expect(
    z
      .array(teamReportRow)
      .parse(found.json)
      .map(({ id }) => id),
  ).toEqual([member?.id]);
});

test('the organization’s figures: every month and every department, for administrators', async () => {
  const months = z
    .array(organizationMonth)
    .parse((await admin.get('/api/organisation/months?months=6')).json);
  expect(months).toHaveLength(6);
  const departments = z
    .array(departmentFigures)
    .parse((await admin.get('/api/organisation/departments?months=6')).json);
  const total = departments.reduce((sum, { headcount }) => sum + headcount, 0);
  expect(months.at(-1)?.headcount).toBe(total);
  expect((await statsOf(admin)).teamMembers).toBe(total);
  const [first] = departments;
  const ofOne = z
    .array(organizationMonth)
    .parse(
      (
        await admin.get(
          `/api/organisation/months?months=3&department=${encodeURIComponent(first?.department ?? '')}`,
        )
      ).json,
    );
  expect(ofOne.at(-1)?.headcount).toBe(first?.headcount);
});

test('all of the dashboard in one answer is what each part’s own route answers, to every role', async () => {
  const parts = Object.entries(dashboardRoutes.all.parts ?? {});
  expect(parts.length).toBeGreaterThan(5);
  for (const client of [employee, manager, leader, admin]) {
    const { status, json } = await client.get('/api/dashboard');
    expect(status).toBe(200);
    const answered = dashboardRoutes.all.answer.parse(json);
    expect(Object.keys(answered)).toEqual(parts.map(([name]) => name));
    for (const [name, { route, query = {} }] of parts) {
      const asked = new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
      );
      const own = await client.get(`${methodAndPath(route).path}?${asked.toString()}`);
      expect([name, answered[name]?.answer]).toEqual([name, own.status === 200 ? own.json : undefined]);
      expect(answered[name]?.next !== undefined).toBe(own.headers.get('Link') !== null);
    }
  }
  const some = await manager.get('/api/dashboard?parts=stats,reviews');
  expect(Object.keys(dashboardRoutes.all.answer.parse(some.json))).toEqual(['stats', 'reviews']);
  expect((await manager.get('/api/dashboard?parts=stats,salaries')).status).toBe(422);
});

test('a part that cannot be had is missing, and the others are there', async () => {
  await product.annals.services.pool.query('ALTER VIEW annals_read.pain_points RENAME TO pain_points_away');
  try {
    const answered = dashboardRoutes.all.answer.parse((await manager.get('/api/dashboard')).json);
    expect(answered['painPoints']).toBeNull();
    expect(answered['reviews']).not.toBeNull();
  } finally {
    await product.annals.services.pool.query('ALTER VIEW annals_read.pain_points_away RENAME TO pain_points');
  }
});
