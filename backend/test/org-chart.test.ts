import {
  currentUser,
  colleagueInChart,
  personProfile,
  teamMember,
} from '@annals/contracts/features/people/views';
import { meetingView } from '@annals/contracts/features/meetings/views';
import { teamTimeOffView } from '@annals/contracts/features/time-off/views';
import { performanceReviewView } from '@annals/contracts/features/performance-reviews/views';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Administration } from './people-administration';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let employee: Client;
let manager: Client;
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

const selfOf = async (client: Client) => currentUser.parse((await client.get('/api/auth/user')).json);
const profileFor = async (client: Client, id: string) =>
  personProfile.parse((await client.get(`/api/colleagues/${id}`)).json);
const chartBelow = async (client: Client, managerId?: string) =>
  z
    .array(colleagueInChart)
    .parse(
      (await client.get(`/api/colleagues/chart?limit=100${managerId ? `&managerId=${managerId}` : ''}`)).json,
    );

test('everybody finds the organization from its top down to themself', async () => {
  const { id } = await selfOf(employee);
  const { managers } = await profileFor(employee, id);
  const line = [...managers].reverse();
  expect(line.length).toBeGreaterThan(1);
  const top = await chartBelow(employee);
  expect(top.map((one) => one.id)).toContain(line[0]?.id);
  for (const [index, { id: above }] of line.entries()) {
    const below = await chartBelow(employee, above);
    expect(below.map((one) => one.id)).toContain(line[index + 1]?.id ?? id);
    const shown = (await profileFor(employee, above)).reports;
    expect(shown).toBe(below.length);
  }
});

test('a manager’s reports in the chart are their team; auditors and nobody who left are in it', async () => {
  const { id } = await selfOf(manager);
  const team = z.array(teamMember).parse((await manager.get('/api/team/members')).json);
  expect((await chartBelow(employee, id)).map((one) => one.id).sort()).toEqual(
    team.map((one) => one.id).sort(),
  );
  const auditor = await selfOf(await product.as('auditor'));
  expect((await employee.get(`/api/colleagues/${auditor.id}`)).status).toBe(404);
  expect((await (await product.as('auditor')).get(`/api/colleagues/${id}`)).status).toBe(403);
});

test('addresses and first days are for those who lead the person, for administrators and for the person', async () => {
  const own = await selfOf(employee);
  const seenBy = async (client: Client) => {
    const { email, hireDate, isInReach } = await profileFor(client, own.id);
    return { email, isInReach, hasFirstDay: hireDate !== null };
  };
  const known = { email: own.email, isInReach: true, hasFirstDay: true };
  for (const client of [employee, manager, leader, admin]) expect(await seenBy(client)).toEqual(known);
  const above = await selfOf(manager);
  const { email, hireDate, isInReach } = await profileFor(employee, above.id);
  expect({ email, hireDate, isInReach }).toEqual({ email: null, hireDate: null, isInReach: false });
});

test('what lists give of one person is of that person, and no more than without asking for them', async () => {
  const { id } = await selfOf(employee);
  const reader = await selfOf(manager);
  const meetings = z
    .array(meetingView)
    .parse((await manager.get(`/api/meetings?whose=mine&withPerson=${id}`)).json);
  expect(meetings.length).toBeGreaterThan(0);
  for (const meeting of meetings)
    expect([meeting.employeeId, meeting.managerId].sort()).toEqual([id, reader.id].sort());

  const requests = z
    .array(teamTimeOffView)
    .parse((await manager.get(`/api/time-off/team?employeeId=${id}`)).json);
  const all = z.array(teamTimeOffView).parse((await manager.get('/api/time-off/team?limit=100')).json);
  expect(requests.map((one) => one.id)).toEqual(
    all.filter((one) => one.employeeId === id).map((one) => one.id),
  );
  expect((await employee.get(`/api/time-off/team?employeeId=${reader.id}`)).status).toBe(403);

  const reviews = async (client: Client, of: string) =>
    z
      .array(performanceReviewView)
      .parse((await client.get(`/api/performance-reviews?employeeId=${of}`)).json);
  for (const review of await reviews(manager, id)) expect(review.employeeId).toBe(id);
  expect(await reviews(employee, reader.id)).toEqual([]);
});

test('of somebody who left everybody finds the name, and administrators what was known', async () => {
  const office = await Administration.of(product);
  const { id, position: hiredAt } = await office.hire({ firstName: 'Dorothy', lastName: 'Vaughan' });
  for (const client of [employee, manager]) client.position = hiredAt;
  expect(await profileFor(manager, id)).toMatchObject({ worksHere: true, isInReach: true });
  const lastDay = new Date().toISOString().slice(0, 10);
  const left = await office.admin.post(`/api/people/${id}/departure`, { lastDay, reason: 'Retires' });
  expect(left.status).toBe(200);
  const byName = { firstName: 'Dorothy', lastName: 'Vaughan', worksHere: false };
  const withheld = { isInReach: false, position: null, department: null, email: null, managers: [] };
  for (const client of [employee, manager]) {
    client.position = office.admin.position;
    expect(await profileFor(client, id)).toMatchObject({ ...byName, ...withheld, departedOn: null });
  }
  expect(await profileFor(office.admin, id)).toMatchObject({
    ...byName,
    isInReach: true,
    position: 'Engineer',
    departedOn: lastDay,
  });
  expect((await chartBelow(employee, product.cast.manager.id)).map((one) => one.id)).not.toContain(id);
});
