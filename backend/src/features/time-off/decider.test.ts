import { personId } from '@annals/contracts/kernel/ids';
import { timeOffRequestId, type TimeOffRequestId } from '@annals/contracts/features/time-off/ids';
import type { RequestTimeOff } from '@annals/contracts/features/time-off/commands';
import {
  TimeOffApproved,
  TimeOffCancelled,
  TimeOffHandedOver,
  TimeOffRejected,
  TimeOffReminderSent,
  TimeOffRequested,
} from '@annals/contracts/features/time-off/events';
import { describe, expect, test } from 'vitest';
import type { TimeOffEvent } from '@annals/contracts/features/time-off/events';
import { circumstancesAt, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { asRecorded, given } from '../../platform/commands/given';
import { timeOff } from './decider';
import {
  AlreadyBegun,
  AlreadyDecided,
  BalanceTooLow,
  CarriedDaysAreBooked,
  EndsBeforeItStarts,
  NothingOfTheDayLeft,
  NoWorkingDay,
  OutsideEmployment,
  OverlapsAnotherRequest,
  OwnRequest,
  TooFarAhead,
  TooLongAgo,
} from './errors';
import { previewOf } from './preview';
import type { Employment, TimeOffCommand } from './time-off';

const requestNumber = (number: number) =>
  timeOffRequestId.parse(`018f0000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`);
const id = requestNumber(1);
const other = requestNumber(2);
const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const successorId = personId.parse('018f0000-0000-7000-8000-00000000000c');
const employee: Actor = { id: employeeId, role: 'employee' };
const manager: Actor = { id: managerId, role: 'manager' };
const successor: Actor = { id: successorId, role: 'manager' };
const admin: Actor = { id: personId.parse('018f0000-0000-7000-8000-00000000000d'), role: 'admin' };
const system: Actor = { id: 'system:reminders', role: 'system' };

/** Today is Monday, June 1, 2026; nothing was carried over into this year. */
const employment: Employment = {
  managerId,
  hireDate: '2026-01-01',
  firstYear: 2026,
  policies: [],
  departedOn: null,
  holidayCalendar: null,
  today: '2026-06-01',
};
const period = { startDate: '2026-07-06', endDate: '2026-07-10' };
const of = (requestId: TimeOffRequestId, days = period) => ({ requestId, employeeId, ...days });

function requested(
  requestId: TimeOffRequestId,
  change: Partial<RequestTimeOff & { workingDays: number }> = {},
) {
  const days = { startDate: change.startDate ?? period.startDate, endDate: change.endDate ?? period.endDate };
  return TimeOffRequested.of({
    ...of(requestId, days),
    managerId,
    type: change.type ?? 'vacation',
    ...(change.halfDayStart && { halfDayStart: true }),
    ...(change.halfDayEnd && { halfDayEnd: true }),
    workingDays: change.workingDays ?? 5,
    publicHolidays: [],
    totalDays: 5,
    reason: 'By the sea',
  });
}

function request(
  change: Partial<RequestTimeOff> = {},
  more: { employment?: Partial<Employment>; publicHolidays?: string[] } = {},
): TimeOffCommand {
  return {
    type: 'RequestTimeOff',
    requestId: id,
    employeeId,
    employment: { ...employment, ...more.employment },
    publicHolidays: more.publicHolidays ?? [],
    request: { type: 'vacation', ...period, reason: 'By the sea', ...change },
  };
}

const decide = (decision: 'approved' | 'rejected', managerNotes?: string): TimeOffCommand => ({
  type: 'DecideTimeOff',
  requestId: id,
  decision,
  managerNotes,
  managerId,
});
const cancel = (today = '2026-06-01', reason?: string): TimeOffCommand => ({
  type: 'CancelTimeOff',
  requestId: id,
  reason,
  today,
});

describe('asking', () => {
  test('for a week', () => given(timeOff).when(request(), employee).then(requested(id)));
  test('the weekend and public holidays in between count for nothing, half days for half', () =>
    given(timeOff)
      .when(
        request(
          { startDate: '2026-07-02', endDate: '2026-07-07', halfDayStart: true, halfDayEnd: true },
          { publicHolidays: ['2026-07-03'] },
        ),
        employee,
      )
      .then(
        TimeOffRequested.of({
          ...of(id, { startDate: '2026-07-02', endDate: '2026-07-07' }),
          managerId,
          type: 'vacation',
          halfDayStart: true,
          halfDayEnd: true,
          workingDays: 2,
          publicHolidays: ['2026-07-03'],
          totalDays: 6,
          reason: 'By the sea',
        }),
      ));
  test('twice with the same command: once', () =>
    given(timeOff, requested(id)).when(request(), employee).thenNothing());
  test('the end before the start: refused', () =>
    given(timeOff)
      .when(request({ endDate: '2026-07-05' }), employee)
      .refused(EndsBeforeItStarts));
  test('one day, half of it twice: refused', () =>
    given(timeOff)
      .when(request({ endDate: period.startDate, halfDayStart: true, halfDayEnd: true }), employee)
      .refused(NothingOfTheDayLeft));
  test('a weekend: refused', () =>
    given(timeOff)
      .when(request({ startDate: '2026-07-11', endDate: '2026-07-12' }), employee)
      .refused(NoWorkingDay));
  test('before the hire date, or after the last day: refused', () => {
    const late = { hireDate: '2026-07-07' };
    given(timeOff)
      .when(request({}, { employment: late }), employee)
      .refused(OutsideEmployment);
    const leaving = { departedOn: '2026-07-09' };
    given(timeOff)
      .when(request({}, { employment: leaving }), employee)
      .refused(OutsideEmployment);
  });
  test('beyond the next year: refused', () =>
    given(timeOff)
      .when(request({ startDate: '2028-01-03', endDate: '2028-01-04' }), employee)
      .refused(TooFarAhead));
  test('long ago: refused, but for sick leave', () => {
    const past = { startDate: '2026-03-02', endDate: '2026-03-03' };
    given(timeOff).when(request(past), employee).refused(TooLongAgo);
    given(timeOff)
      .when(request({ ...past, type: 'sick' }), employee)
      .then(
        TimeOffRequested.of({
          ...of(id, past),
          managerId,
          type: 'sick',
          workingDays: 2,
          publicHolidays: [],
          totalDays: 2,
          reason: 'By the sea',
        }),
      );
  });
});

describe('overlaps', () => {
  test.each([
    ['a day in common', { startDate: '2026-07-10', endDate: '2026-07-13' }],
    ['within', { startDate: '2026-07-07', endDate: '2026-07-08' }],
    ['around', { startDate: '2026-07-01', endDate: '2026-07-20' }],
  ])('%s: refused, whatever the type', (_, days) =>
    given(timeOff, requested(other))
      .when(request({ ...days, type: 'family' }), employee)
      .refused(OverlapsAnotherRequest),
  );
  test('with one that was rejected or cancelled: fine', () => {
    const rejected = TimeOffRejected.of({ ...of(other) });
    given(timeOff, requested(other), rejected).when(request(), employee).then(requested(id));
    const cancelled = TimeOffCancelled.of({ ...of(other), managerId });
    given(timeOff, requested(other), cancelled).when(request(), employee).then(requested(id));
  });
});

describe('balances', () => {
  const weeks = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      requested(requestNumber(10 + index), {
        startDate: `2026-08-${String(3 + 7 * index).padStart(2, '0')}`,
        endDate: `2026-08-${String(7 + 7 * index).padStart(2, '0')}`,
      }),
    );
  test('15 days of vacation are there, pending ones reserved: the sixteenth is refused', () => {
    given(timeOff, ...weeks(2))
      .when(request(), employee)
      .then(requested(id));
    given(timeOff, ...weeks(3))
      .when(request({ endDate: period.startDate }), employee)
      .refused(BalanceTooLow);
  });
  test('half a day more than there is: refused; half a day less: fine', () => {
    const half = requested(other, {
      startDate: '2026-07-13',
      endDate: '2026-07-13',
      halfDayEnd: true,
      workingDays: 0.5,
    });
    given(timeOff, ...weeks(2), half)
      .when(request(), employee)
      .refused(BalanceTooLow);
    given(timeOff, ...weeks(2), half)
      .when(request({ halfDayEnd: true }), employee)
      .then(requested(id, { halfDayEnd: true, workingDays: 4.5 }));
  });
  test('5 sick and 3 personal days; family leave is not counted', () => {
    given(timeOff)
      .when(request({ type: 'sick', endDate: '2026-07-13' }), employee)
      .refused(BalanceTooLow);
    given(timeOff)
      .when(request({ type: 'personal', endDate: '2026-07-09' }), employee)
      .refused(BalanceTooLow);
    given(timeOff)
      .when(request({ type: 'family' }), employee)
      .then(requested(id, { type: 'family' }));
  });
  test('the sentence names the figures', () => {
    const command = request({ type: 'personal', startDate: '2026-07-06', endDate: '2026-07-09' });
    expect(() =>
      timeOff.decide(command, timeOff.initial, circumstancesAt(employee, '2026-06-01T12:00:00.000Z', 'UTC')),
    ).toThrow(
      'Personal in 2026: this takes 4 working days, and 3 days of the yearly 3 are left for that time.',
    );
  });
  test('with days of the year before it does not count them among those of this year', () => {
    const since = { employment: { firstYear: 2025, hireDate: '2025-01-01', today: '2026-02-01' } };
    const command = request({ startDate: '2026-03-02', endDate: '2026-03-30' }, since);
    expect(() =>
      timeOff.decide(command, timeOff.initial, circumstancesAt(employee, '2026-02-01T12:00:00.000Z', 'UTC')),
    ).toThrow('Vacation in 2026: this takes 21 working days, and 20 days are left for that time.');
  });
  test('what was not taken goes into the next year, at most 5 days, and lapses after March', () => {
    const since = { firstYear: 2025, hireDate: '2025-01-01' };
    const early = { startDate: '2026-03-02', endDate: '2026-03-27' };
    const inTime = { employment: { ...since, today: '2026-02-01' } };
    given(timeOff)
      .when(request(early, inTime), employee)
      .then(
        TimeOffRequested.of({
          ...of(id, early),
          managerId,
          type: 'vacation',
          workingDays: 20,
          publicHolidays: [],
          totalDays: 26,
          reason: 'By the sea',
        }),
      );
    given(timeOff)
      .when(request({ ...early, endDate: '2026-03-30' }, inTime), employee)
      .refused(BalanceTooLow);
    given(timeOff)
      .when(request({ startDate: '2026-07-06', endDate: '2026-07-27' }, inTime), employee)
      .refused(BalanceTooLow);
  });
  test('days that next year’s vacation counts on cannot be taken this year', () => {
    const nextYear = requested(other, {
      startDate: '2027-03-01',
      endDate: '2027-03-26',
      workingDays: 20,
    });
    given(timeOff, nextYear)
      .when(request({ endDate: '2026-07-20' }), employee)
      .refused(CarriedDaysAreBooked);
  });
});

describe('deciding', () => {
  test('the manager approves or rejects, with notes or without', () => {
    given(timeOff, requested(id))
      .when(decide('approved'), manager)
      .then(TimeOffApproved.of({ ...of(id) }));
    given(timeOff, requested(id))
      .when(decide('rejected', 'Quarter close'), manager)
      .then(TimeOffRejected.of({ ...of(id), managerNotes: 'Quarter close' }));
  });
  test('an administrator can, too', () =>
    given(timeOff, requested(id))
      .when(decide('approved'), admin)
      .then(TimeOffApproved.of({ ...of(id) })));
  test('one’s own: refused', () => {
    given(timeOff, requested(id)).when(decide('approved'), employee).refused(OwnRequest);
    given(timeOff, requested(id))
      .when(decide('approved'), { ...employee, role: 'admin' })
      .refused(OwnRequest);
  });
  test('somebody who is not the manager of today finds nothing', () => {
    given(timeOff, requested(id)).when(decide('approved'), successor).refused(NotFound);
    given(timeOff).when(decide('approved'), manager).refused(NotFound);
  });
  test('the same decision twice changes nothing, another one is refused', () => {
    const approved = TimeOffApproved.of({ ...of(id) });
    given(timeOff, requested(id), approved).when(decide('approved'), manager).thenNothing();
    given(timeOff, requested(id), approved).when(decide('rejected'), manager).refused(AlreadyDecided);
    const cancelled = TimeOffCancelled.of({ ...of(id), managerId });
    given(timeOff, requested(id), cancelled).when(decide('approved'), manager).refused(AlreadyDecided);
  });
});

describe('cancelling', () => {
  const approved = TimeOffApproved.of({ ...of(id) });
  const cancelled = TimeOffCancelled.of({ ...of(id), managerId });
  test('what waits, at any time; what was approved, until the day before', () => {
    given(timeOff, requested(id)).when(cancel('2026-08-01'), employee).then(cancelled);
    given(timeOff, requested(id), approved).when(cancel('2026-07-05'), employee).then(cancelled);
    given(timeOff, requested(id), approved).when(cancel('2026-07-06'), employee).refused(AlreadyBegun);
  });
  test('with a reason', () =>
    given(timeOff, requested(id))
      .when(cancel('2026-06-01', 'The ferry does not sail'), employee)
      .then(TimeOffCancelled.of({ ...of(id), managerId, reason: 'The ferry does not sail' })));
  test('nobody else’s', () => given(timeOff, requested(id)).when(cancel(), manager).refused(NotFound));
  test('twice: nothing; after a rejection: refused', () => {
    given(timeOff, requested(id), cancelled).when(cancel(), employee).thenNothing();
    given(timeOff, requested(id), TimeOffRejected.of({ ...of(id) }))
      .when(cancel(), employee)
      .refused(AlreadyDecided);
  });
});

describe('what follows by itself', () => {
  const handOver: TimeOffCommand = { type: 'HandOverTimeOff', managerId: successorId };
  test('what waits goes to another manager, once; what was decided stays', () => {
    const handedOver = TimeOffHandedOver.of({ ...of(id), fromManagerId: managerId, managerId: successorId });
    given(timeOff, requested(id)).when(handOver, system).then(handedOver);
    given(timeOff, requested(id), handedOver).when(handOver, system).thenNothing();
    given(timeOff, requested(id), TimeOffApproved.of({ ...of(id) }))
      .when(handOver, system)
      .thenNothing();
  });
  test('whoever has left takes nothing more: what waits and what is ahead ends', () => {
    const end: TimeOffCommand = { type: 'EndWithEmployment' };
    const cancelled = TimeOffCancelled.of({ ...of(id), managerId });
    const approved = TimeOffApproved.of({ ...of(id) });
    given(timeOff, requested(id)).when(end, system).then(cancelled);
    given(timeOff, requested(id), approved).when(end, system).then(cancelled);
    given(timeOff, requested(id), approved).when(end, system, '2026-07-08T12:00:00.000Z').thenNothing();
    // Whether it has begun is a question of the employee's own day: it is 6 July in Auckland, and 5 July in Los Angeles.
    const at = '2026-07-05T18:00:00.000Z';
    given(timeOff, requested(id), approved).when(end, system, at, 'Pacific/Auckland').thenNothing();
    for (const zone of ['Asia/Kolkata', 'America/Los_Angeles'])
      given(timeOff, requested(id), approved).when(end, system, at, zone).then(cancelled);
  });
  test('a manager is reminded once, of what still waits', () => {
    const remind: TimeOffCommand = { type: 'RemindOfTimeOff', requestId: id };
    const reminded = TimeOffReminderSent.of({ ...of(id), managerId });
    given(timeOff, requested(id)).when(remind, system).then(reminded);
    given(timeOff, requested(id), reminded).when(remind, system).thenNothing();
    given(timeOff, requested(id), TimeOffApproved.of({ ...of(id) }))
      .when(remind, system)
      .thenNothing();
  });
});

describe('the preview', () => {
  const state = [requested(other)]
    .map((event, index) => asRecorded(event, index) as TimeOffEvent)
    .reduce((so, event) => timeOff.evolve(so, event), timeOff.initial);
  const asked = { type: 'vacation' as const, startDate: '2026-07-13', endDate: '2026-07-14' };
  test('says what a request takes and leaves, pending days counted', () =>
    expect(previewOf(state, asked, employment, [{ day: '2026-07-14', name: 'Bastille Day' }])).toEqual({
      workingDays: 1,
      totalDays: 2,
      publicHolidays: [{ day: '2026-07-14', name: 'Bastille Day' }],
      years: [{ year: 2026, before: 10, after: 9 }],
      refusal: null,
    }));
  test('says why it would be refused, in the words of the refusal', () =>
    expect(previewOf(state, { ...asked, startDate: '2026-07-10' }, employment, []).refusal).toBe(
      'This overlaps your vacation, Jul 6 – 10, 2026, which is waiting for an answer. Choose other days or cancel that one first.',
    ));
});
