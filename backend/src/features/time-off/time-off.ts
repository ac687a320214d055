import type { PersonId } from '@annals/contracts/kernel/ids';
import type { TimeOffRequestId } from '@annals/contracts/features/time-off/ids';
import type { Booking } from '@annals/contracts/features/time-off/balance';
import type { RequestTimeOff } from '@annals/contracts/features/time-off/commands';
import type { TimeOffStatus, TimeOffType } from '@annals/contracts/features/time-off/constants';
import { daysAwayOf, type CalendarDay, type DayAway } from '@annals/contracts/features/time-off/days';
import type { TimeOffPolicy } from '@annals/contracts/features/time-off/policy';
import type { TimeOffEvent } from '@annals/contracts/features/time-off/events';
import type { Evolutions } from '../../platform/commands/decider';

/** What is known of an employee beside their requests, when one is decided on. */
export interface Employment {
  /** Who decides on their time off today. */
  readonly managerId: PersonId | null;
  readonly hireDate: CalendarDay;
  /** The first year in which the organization keeps their time off here. */
  readonly firstYear: number;
  /** What everybody gets, as far as it was set. */
  readonly policies: readonly TimeOffPolicy[];
  /** Their last day, when they have left or are about to. */
  readonly departedOn: CalendarDay | null;
  /** Whose public holidays count for them; null: the organization's. */
  readonly holidayCalendar: string | null;
  /** The day it is where they are. */
  readonly today: CalendarDay;
}

/** Everything somebody can want of an employee's time off. */
export type TimeOffCommand =
  | {
      type: 'RequestTimeOff';
      requestId: TimeOffRequestId;
      employeeId: PersonId;
      employment: Employment;
      /** The public holidays from the first to the last day. */
      publicHolidays: readonly CalendarDay[];
      request: RequestTimeOff;
    }
  | {
      type: 'DecideTimeOff';
      requestId: TimeOffRequestId;
      decision: 'approved' | 'rejected';
      managerNotes?: string | undefined;
      /** Whom the employee reports to today, regardless of who was asked at first. */
      managerId: PersonId | null;
    }
  | { type: 'CancelTimeOff'; requestId: TimeOffRequestId; reason?: string | undefined; today: CalendarDay }
  /** Follows when the employee reports to somebody else: the new manager decides what is still open. */
  | { type: 'HandOverTimeOff'; managerId: PersonId }
  /** Follows when the employee has left: what has not begun will not be taken. */
  | { type: 'EndWithEmployment' }
  | { type: 'RemindOfTimeOff'; requestId: TimeOffRequestId };

/** One request, as later decisions rest on it. */
export interface HeldRequest extends Booking {
  readonly requestId: TimeOffRequestId;
  readonly employeeId: PersonId;
  readonly managerId: PersonId | null;
  readonly type: TimeOffType;
  readonly status: TimeOffStatus;
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
  readonly daysAway: readonly DayAway[];
  readonly reminded: boolean;
}

/** All the requests of one employee, by id, oldest first. */
export type TimeOffState = ReadonlyMap<TimeOffRequestId, HeldRequest>;

/** Applies a change to a request that exists; an event before the first one changes nothing. */
function changed(
  state: TimeOffState,
  { requestId }: { readonly requestId: TimeOffRequestId },
  change: Partial<HeldRequest>,
): TimeOffState {
  const held = state.get(requestId);
  return held ? new Map(state).set(requestId, { ...held, ...change }) : state;
}

export const evolveTimeOff: Evolutions<TimeOffState, TimeOffEvent> = {
  TimeOffRequested: (state, { data }) =>
    new Map(state).set(data.requestId, {
      requestId: data.requestId,
      employeeId: data.employeeId,
      managerId: data.managerId,
      type: data.type,
      status: 'pending',
      startDate: data.startDate,
      endDate: data.endDate,
      daysAway: daysAwayOf(data),
      reminded: false,
    }),
  TimeOffApproved: (state, { data }) => changed(state, data, { status: 'approved' }),
  TimeOffRejected: (state, { data }) => changed(state, data, { status: 'rejected' }),
  TimeOffCancelled: (state, { data }) => changed(state, data, { status: 'cancelled' }),
  TimeOffHandedOver: (state, { data }) => changed(state, data, { managerId: data.managerId }),
  TimeOffReminderSent: (state, { data }) => changed(state, data, { reminded: true }),
};
