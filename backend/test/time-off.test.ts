import { historyEntry } from '@annals/contracts/kernel/history';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { problem } from '@annals/contracts/kernel/problem';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { directoryEntry } from '@annals/contracts/features/people/views';
import { dayAfter, isWeekend, yearOf, type CalendarDay } from '@annals/contracts/features/time-off/days';
import {
  holidayCalendars,
  teamTimeOffView,
  timeOffBalances,
  timeOffCalendar,
  timeOffLedger,
  timeOffPolicyView,
  timeOffPreview,
  timeOffRequestView,
} from '@annals/contracts/features/time-off/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { handoverJobs } from '../src/features/people/handover';
import { holidayCalendar } from '../src/platform/kernel/public-holidays';
import { timeOffReminderJobs } from '../src/features/time-off/reminders';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;

let product: Product;
let employee: Client;
let manager: Client;
let admin: Client;
let employeeId: PersonId;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.as('employee');
  manager = await product.as('manager');
  admin = await product.as('admin');
  employeeId = product.cast.employee.id;
});
afterAll(() => product.stop());

const today = new Date().toISOString().slice(0, 10);
/** Next year, of which nothing is booked yet. */
const year = yearOf(today) + 1;
const holidays = holidayCalendar('US');

/** A Monday of next year after which a whole week is worked; each call gives a later one, so that tests do not overlap. */
let lastMonday: CalendarDay = `${String(year)}-04-01`;
function freeMonday(): CalendarDay {
  let monday = lastMonday;
  do monday = dayAfter(monday);
  while (
    new Date(monday).getUTCDay() !== 1 ||
    holidays.within({ startDate: monday, endDate: dayAfter(monday, 5) }).length > 0
  );
  lastMonday = dayAfter(monday, 6);
  return monday;
}

const ask = (client: Client, change: object) =>
  client.post('/api/time-off', { type: 'family', reason: 'A week away', ...change });
const week = (change: object = {}) => {
  const startDate = freeMonday();
  return { startDate, endDate: dayAfter(startDate, 4), ...change };
};
const asked = async (client: Client, change: object) => {
  const answer = await ask(client, change);
  expect(answer.status).toBe(201);
  return commandAnswer.parse(answer.json).id;
};
const sentenceOf = ({ json }: { json: unknown }) => problem.parse(json).detail;
const own = async (client: Client, query = '?limit=200') =>
  z.array(timeOffRequestView).parse((await client.get(`/api/time-off${query}`)).json);
const ofTeam = async (client: Client, query = '?limit=200') =>
  z.array(teamTimeOffView).parse((await client.get(`/api/time-off/team${query}`)).json);
const read = async (client: Client, path: string) => (await client.get(path)).json;
const vacationOf = async (client: Client) => {
  const { balances } = timeOffBalances.parse(
    (await client.get(`/api/time-off/balances?year=${String(year)}`)).json,
  );
  return balances.find(({ type }) => type === 'vacation');
};
const eventsOf = async (id: string) =>
  (await product.annals.services.log.readStream(`timeOff-${employeeId}`))
    .filter(({ data }) => (data as { requestId: string }).requestId === id)
    .map(({ type }) => type);
const kindsTold = async (client: Client) => {
  client.position = String(await product.head());
  return z
    .array(notificationView)
    .parse((await client.get('/api/notifications')).json)
    .map(({ kind }) => kind);
};

describe('from request to decision', () => {
  test('asked for with ISO timestamps, seen by the manager by name, approved with notes, told to both', async () => {
    const { startDate, endDate } = week();
    const id = await asked(employee, {
      type: 'personal',
      startDate: `${startDate}T00:00:00.000Z`,
      endDate: `${dayAfter(startDate, 1)}T00:00:00.000Z`,
      halfDayEnd: true,
      notes: 'By train',
    });
    expect(endDate > startDate).toBe(true);
    expect((await own(employee)).find((one) => one.id === id)).toMatchObject({
      employeeId,
      managerId: product.cast.manager.id,
      type: 'personal',
      startDate,
      endDate: dayAfter(startDate, 1),
      totalDays: 2,
      workingDays: 1.5,
      status: 'pending',
      reason: 'A week away',
      notes: 'By train',
      allowed: { decide: false, cancel: true },
    });
    manager.position = employee.position;
    const { firstName, lastName } = product.cast.employee;
    expect((await ofTeam(manager, '?status=pending&limit=200')).find((one) => one.id === id)).toMatchObject({
      employeeName: `${firstName} ${lastName}`,
      allowed: { decide: true, cancel: false },
    });
    expect(await kindsTold(manager)).toContain('time_off_requested');
    const answer = await manager.patch(`/api/time-off/${id}`, { status: 'approved', managerNotes: 'Enjoy' });
    expect(answer.status).toBe(200);
    employee.position = manager.position;
    expect((await own(employee)).find((one) => one.id === id)).toMatchObject({
      status: 'approved',
      managerNotes: 'Enjoy',
      approvedAt: expect.any(String) as string,
      rejectedAt: null,
    });
    expect(await kindsTold(employee)).toContain('time_off_approved');
    const history = z.array(historyEntry).parse((await employee.get(`/api/time-off/${id}/history`)).json);
    expect(history).toHaveLength(2);
    expect(history[0]?.sentence).toContain('approved the request');
    const again = await manager.patch(`/api/time-off/${id}`, { status: 'rejected' });
    expect([again.status, sentenceOf(again)]).toEqual([
      409,
      'This request was approved already. If that was wrong, the employee can make a new one.',
    ]);
  });

  test('what is missing is named with the specification’s sentence', async () => {
    const answer = await employee.post('/api/time-off', { type: 'vacation', startDate: '', reason: ' ' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Please fill in all required fields.');
  });

  test('the end before the start: refused', async () => {
    const startDate = freeMonday();
    const answer = await ask(employee, { startDate, endDate: dayAfter(startDate, -1) });
    expect([answer.status, sentenceOf(answer)]).toEqual([422, 'The end date is before the start date.']);
    expect(problem.parse(answer.json).type).toBe('urn:annals:problem:time-off.ends-before-it-starts');
  });

  test('nobody finds the requests of people out of their scope, and nothing is written', async () => {
    const id = await asked(employee, week());
    const everyone = z.array(directoryEntry).parse((await admin.get('/api/people?limit=200')).json);
    expect(everyone.length).toBeGreaterThan(0);
    const leader = await product.as('leader');
    const head = await product.written();
    for (const body of [{ status: 'approved' }, { status: 'cancelled' }])
      expect((await leader.patch(`/api/time-off/${id}`, body)).status).toBe(404);
    expect((await leader.get(`/api/time-off/${id}/history`)).status).toBe(404);
    expect((await manager.patch(`/api/time-off/${id}`, { status: 'cancelled' })).status).toBe(404);
    expect((await employee.patch(`/api/time-off/${id}`, { status: 'approved' })).status).toBe(403);
    expect(await product.written()).toBe(head);
    expect((await ofTeam(leader)).map((one) => one.id)).not.toContain(id);
  });

  test('cancelled with a reason, the days are free again', async () => {
    const days = week();
    const id = await asked(employee, days);
    const clash = await ask(employee, { ...days, type: 'vacation' });
    expect(clash.status).toBe(409);
    expect(sentenceOf(clash)).toMatch(
      /^This overlaps your family leave, .+, which is waiting for an answer\./,
    );
    await employee.patch(`/api/time-off/${id}`, { status: 'cancelled', reason: 'Plans changed' });
    expect((await own(employee)).find((one) => one.id === id)).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'Plans changed',
      allowed: { decide: false, cancel: false },
    });
    const instead = await asked(employee, days);
    await employee.patch(`/api/time-off/${instead}`, { status: 'cancelled' });
  });
});

describe('balances', () => {
  test('requests that race for the last days: some get them, never more than there are', async () => {
    const before = await vacationOf(employee);
    expect(before).toMatchObject({ allowance: 15, used: 0, pending: 0 });
    const weeks = Array.from({ length: 8 }, () => week({ type: 'vacation' }));
    const answers = await Promise.all(weeks.map((days) => ask(employee, days)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(sentenceOf(refused ?? { json: null })).toMatch(
      /^Vacation in \d{4}: this takes 5 working days, and 0 days/,
    );
    employee.position = String(await product.head());
    const after = await vacationOf(employee);
    expect(after).toMatchObject({ used: 0, pending: 15 });
    const ledger = timeOffLedger.parse(
      (await employee.get(`/api/time-off/ledger?type=vacation&year=${String(year)}`)).json,
    );
    expect(ledger.entries.reduce((sum, { days }) => sum + days, 0)).toBe(after?.remaining);
    expect(ledger.entries.filter(({ kind }) => kind === 'reserved')).toHaveLength(3);
    // Given back, they can be taken again.
    const [first] = answers.filter(({ status }) => status === 201);
    await employee.patch(`/api/time-off/${commandAnswer.parse(first?.json).id}`, { status: 'cancelled' });
    expect(await vacationOf(employee)).toMatchObject({ pending: 10 });
  });

  test('of somebody hired on 1 November are two twelfths of the year, in the ledger from that day on', async () => {
    const newcomer = await someColleague('2025-11-01');
    const { balances } = timeOffBalances.parse(await read(newcomer, '/api/time-off/balances?year=2025'));
    expect(balances.map(({ allowance }) => allowance)).toEqual([2.5, 1, 0.5, null]);
    const { entries } = timeOffLedger.parse(
      await read(newcomer, '/api/time-off/ledger?type=vacation&year=2025'),
    );
    expect(entries).toMatchObject([{ kind: 'allowance', at: '2025-11-01', days: 2.5 }]);
  });

  test('a policy that an administrator sets counts at once, with the reason in its history; others may not', async () => {
    const policy = {
      fromYear: year,
      vacation: 12,
      sick: 5,
      personal: 3,
      carryOver: 5,
      carryOverUntil: '06-30',
      reason: 'The works agreement',
    };
    const before = await vacationOf(employee);
    expect((await manager.post('/api/time-off/policies', policy)).status).toBe(403);
    expect((await admin.post('/api/time-off/policies', policy)).status).toBe(201);
    employee.position = admin.position;
    const after = await vacationOf(employee);
    expect(after?.remaining).toBe((before?.remaining ?? 0) - 3);
    const policies = z.array(timeOffPolicyView).parse((await admin.get('/api/time-off/policies')).json);
    expect(policies.map(({ vacation, reason }) => [vacation, reason])).toEqual([
      [12, 'The works agreement'],
      [15, null],
    ]);
    const refused = await admin.post('/api/time-off/policies', { ...policy, fromYear: year - 2 });
    expect([refused.status, sentenceOf(refused)]).toEqual([
      422,
      `What was given in a year that is over stays as it was. Choose ${String(year - 1)} or the year after.`,
    ]);
  });

  test('the same days asked for at the same moment: one of them', async () => {
    const days = week();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(employee, days)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test('a request sent again is the same request', async () => {
    const headers = { 'Idempotency-Key': '018f0000-0000-7000-8000-0000000000aa' };
    const body = { type: 'family', reason: 'Sent twice', ...week() };
    const answers = [
      await employee.post('/api/time-off', body, headers),
      await employee.post('/api/time-off', body, headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ json }) => commandAnswer.parse(json).id)).size).toBe(1);
  });

  test('the preview says what a request comes to, public holidays named and not counted', async () => {
    const query = (type: string) =>
      `/api/time-off/preview?type=${type}&startDate=${String(year)}-07-01&endDate=${String(year)}-07-07`;
    const preview = timeOffPreview.parse((await manager.get(query('family'))).json);
    const days = Array.from({ length: 7 }, (_, index) => dayAfter(`${String(year)}-07-01`, index));
    const off = holidays.within({ startDate: days[0] ?? '', endDate: days[6] ?? '' });
    const working = days.filter((day) => !isWeekend(day) && !off.some((holiday) => holiday.day === day));
    expect(preview).toMatchObject({
      totalDays: 7,
      workingDays: working.length,
      publicHolidays: off,
      years: [],
      refusal: null,
    });
    expect(off.length).toBeGreaterThan(0);
  });
});

describe('the team’s calendar', () => {
  test('colleagues see that somebody is away once it is approved, the manager sees what for at once', async () => {
    const days = week();
    const id = await asked(employee, days);
    const colleague = await someColleague();
    const seenBy = async (client: Client) => {
      client.position = String(await product.head());
      const answer = await client.get(`/api/time-off/calendar?month=${days.startDate.slice(0, 7)}`);
      return timeOffCalendar.parse(answer.json).absences.find((absence) => absence.id === id);
    };
    expect(await seenBy(colleague)).toBeUndefined();
    expect(await seenBy(manager)).toMatchObject({ status: 'pending', type: 'family' });
    await manager.patch(`/api/time-off/${id}`, { status: 'approved' });
    expect(await seenBy(colleague)).toMatchObject({ status: 'approved', type: null, employeeId });
    expect(await seenBy(employee)).toMatchObject({ type: 'family' });
    expect(await seenBy(admin)).toBeUndefined();
  });
});

describe('the public holidays that count for somebody', () => {
  const calendarOf = (holidayCalendar: string | null) =>
    admin.patch(`/api/people/${employeeId}`, { holidayCalendar, reason: 'Works from Munich' });
  const seen = async (client: Client, path: string) => {
    client.position = String(await product.head());
    return (await client.get(path)).json;
  };
  /** German Unity Day, the third of October: a working day of next year, or a Saturday or Sunday. */
  const unity = `${String(year)}-10-03`;
  /** Labour Day of Germany falls on a working day in some years: look for the next public holiday of Bavaria alone. */
  const bavarian = holidayCalendar('DE-BY')
    .within({ startDate: `${String(year)}-01-02`, endDate: `${String(year)}-12-23` })
    .map(({ day }) => day)
    .find(
      (day) =>
        !isWeekend(day) && holidays.within({ startDate: day, endDate: day }).length === 0 && day !== unity,
    );
  const day = bavarian ?? unity;
  const preview = async () =>
    timeOffPreview.parse(
      await seen(employee, `/api/time-off/preview?type=family&startDate=${day}&endDate=${dayAfter(day, 6)}`),
    );

  test('are the organization’s, or those of the calendar an administrator gave them', async () => {
    const before = await preview();
    expect(before.publicHolidays.map((holiday) => holiday.day)).not.toContain(day);
    expect(timeOffBalances.parse(await seen(employee, '/api/time-off/balances')).holidayCalendar).toContain(
      'United States',
    );

    expect((await calendarOf('DE-BY')).status).toBe(200);
    const after = await preview();
    expect(after.publicHolidays.map((holiday) => holiday.day)).toContain(day);
    expect(after.workingDays).toBeLessThan(before.workingDays);
    expect(timeOffBalances.parse(await seen(employee, '/api/time-off/balances')).holidayCalendar).toContain(
      'Germany',
    );

    // It counts in the request and in everybody's calendar; the reader's own calendar shows the reader's own holidays.
    const answer = await ask(employee, { startDate: day, endDate: dayAfter(day, 6) });
    expect(answer.status).toBe(201);
    const { id } = commandAnswer.parse(answer.json);
    const month = day.slice(0, 7);
    const own = timeOffCalendar.parse(await seen(employee, `/api/time-off/calendar?month=${month}`));
    expect(own.publicHolidays.map((holiday) => holiday.day)).toContain(day);
    const managers = timeOffCalendar.parse(await seen(manager, `/api/time-off/calendar?month=${month}`));
    expect(managers.publicHolidays.map((holiday) => holiday.day)).not.toContain(day);
    expect(managers.absences.find((absence) => absence.id === id)?.publicHolidays).toContain(day);

    // What was asked for keeps its days when the calendar changes.
    expect((await calendarOf(null)).status).toBe(200);
    const requests = z.array(timeOffRequestView).parse(await seen(employee, '/api/time-off?limit=200'));
    expect(requests.find((request) => request.id === id)?.publicHolidays).toContain(day);
    expect((await preview()).workingDays).toBe(before.workingDays);
    const told = z.array(historyEntry).parse(await seen(admin, `/api/people/${employeeId}/history`));
    expect(told.find(({ type }) => type === 'HolidayCalendarAssigned')?.changes).toMatchObject([
      { before: 'DE-BY', after: 'The organization’s' },
    ]);
  });

  test('are chosen from a list, by administrators alone', async () => {
    const { ofOrganization, calendars } = holidayCalendars.parse(
      (await admin.get('/api/time-off/holiday-calendars')).json,
    );
    expect(ofOrganization.id).toBe('US');
    expect(calendars).toContainEqual({ id: 'DE-BY', name: expect.stringContaining('Germany') as string });
    const head = await product.written();
    for (const wrong of ['', 'XX', 'DE-XX', 'Bavaria']) expect((await calendarOf(wrong)).status).toBe(422);
    expect(
      (await manager.patch(`/api/people/${employeeId}`, { holidayCalendar: 'DE', reason: 'No' })).status,
    ).toBe(403);
    expect(await product.written()).toBe(head);
  });
});

describe('what follows by itself', () => {
  test('a manager is reminded once of a request that waits for long', async () => {
    const id = await asked(employee, week());
    product.setClock(new Date(Date.now() + 3.5 * DAY_MS));
    const sweep = () => timeOffReminderJobs(product.annals.services)['sweep-time-off-reminders']?.({});
    employee.position = String(await product.head());
    await own(employee);
    await Promise.all([sweep(), sweep()]);
    product.setClock(new Date());
    expect((await eventsOf(id)).filter((type) => type === 'TimeOffReminderSent')).toHaveLength(1);
    expect(await kindsTold(manager)).toContain('time_off_waiting');
  });

  test('an open request goes with the employee to another manager; when they leave, what is ahead ends', async () => {
    const waiting = await asked(employee, week());
    const approved = await asked(employee, week());
    await manager.patch(`/api/time-off/${approved}`, { status: 'approved' });
    const everyone = z.array(directoryEntry).parse((await admin.get('/api/people?limit=200')).json);
    const next = everyone.find(({ role, id }) => role === 'manager' && id !== product.cast.manager.id);
    const sweep = () => handoverJobs(product.annals.services)['sweep-managers-followed']?.({});
    const moved = await admin.patch(`/api/people/${employeeId}`, {
      managerId: next?.id,
      reason: 'Reorganised',
    });
    expect(moved.status).toBe(200);
    await expect.poll(() => eventsOf(waiting), { timeout: 20_000 }).toContain('TimeOffHandedOver');
    await Promise.all([sweep(), sweep()]);
    expect((await eventsOf(waiting)).filter((type) => type === 'TimeOffHandedOver')).toHaveLength(1);
    expect(await eventsOf(approved)).not.toContain('TimeOffHandedOver');
    manager.position = String(await product.head());
    expect((await ofTeam(manager)).map(({ id }) => id)).not.toContain(waiting);
    expect((await manager.patch(`/api/time-off/${waiting}`, { status: 'approved' })).status).toBe(404);
    employee.position = manager.position;
    expect((await own(employee)).find(({ id }) => id === waiting)).toMatchObject({ managerId: next?.id });

    await admin.post(`/api/people/${employeeId}/departure`, { lastDay: today });
    for (const id of [waiting, approved])
      await expect.poll(() => eventsOf(id), { timeout: 20_000 }).toContain('TimeOffCancelled');
  });
});

/** Somebody new who reports to the demo manager, signed in. */
async function someColleague(hireDate = '2026-01-05'): Promise<Client> {
  const email = `colleague-${String(Date.now())}@annals.example`;
  const hired = await admin.post('/api/people', {
    firstName: 'Mary',
    lastName: 'Jackson',
    email,
    role: 'employee',
    position: 'Engineer',
    department: 'Engineering',
    managerId: product.cast.manager.id,
    hireDate,
  });
  expect(hired.status).toBe(201);
  const { link } = z.object({ link: z.string() }).parse(hired.json);
  const password = 'long-enough-2026';
  const token = new URL(link, 'http://x').searchParams.get('token') ?? '';
  const visitor = product.visitor();
  expect((await visitor.post('/api/auth/welcome', { token, password })).status).toBe(200);
  return visitor;
}
