import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { timeOffRequestId } from './ids';
import { TIME_OFF_TYPES } from './constants';

/** Every event names the request, whose it is, and the calendar days it is about, both included. */
const ofRequest = {
  requestId: timeOffRequestId,
  employeeId: personId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
};
const about = 'employeeId';
const category = 'timeOff';

/** An employee asked for time off. */
export const TimeOffRequested = event('TimeOffRequested', 1, {
  category,
  about,
  description: 'An employee asked for time off.',
  data: {
    ...ofRequest,
    /** Who decides; null at the top of the organization, where an administrator does. */
    managerId: personId.nullable(),
    type: z.enum(TIME_OFF_TYPES),
    halfDayStart: z.boolean().optional(),
    halfDayEnd: z.boolean().optional(),
    /** What counts against the balance: Monday to Friday without the public holidays in between, which are named. */
    workingDays: z.number().positive(),
    publicHolidays: z.array(z.iso.date()),
    /** Calendar days, first and last included. */
    totalDays: z.number().int().positive(),
    reason: personal(z.string()),
    notes: personal(z.string().optional()),
  },
});

/** The manager agreed to a request. */
export const TimeOffApproved = event('TimeOffApproved', 1, {
  category,
  about,
  description: 'A manager agreed to a request for time off.',
  data: { ...ofRequest, managerNotes: personal(z.string().optional()) },
});

/** The manager did not agree; the days are free again. */
export const TimeOffRejected = event('TimeOffRejected', 1, {
  category,
  about,
  description: 'A manager did not agree to a request for time off; its days are free again.',
  data: { ...ofRequest, managerNotes: personal(z.string().optional()) },
});

/** The time off will not be taken; the days are free again. */
export const TimeOffCancelled = event('TimeOffCancelled', 1, {
  category,
  about,
  description: 'Time off will not be taken; its days are free again.',
  data: { ...ofRequest, managerId: personId.nullable(), reason: personal(z.string().optional()) },
});

/** The employee reports to someone else, who decides from now on. */
export const TimeOffHandedOver = event('TimeOffHandedOver', 1, {
  category,
  description: 'A request for time off went to the employee’s new manager.',
  data: { ...ofRequest, fromManagerId: personId.nullable(), managerId: personId },
});

/** The manager was reminded, once, of a request that waits. */
export const TimeOffReminderSent = event('TimeOffReminderSent', 1, {
  category,
  description: 'A manager was reminded of a request for time off that waits for them.',
  data: { ...ofRequest, managerId: personId },
});

export const timeOffEvents = [
  TimeOffRequested,
  TimeOffApproved,
  TimeOffRejected,
  TimeOffCancelled,
  TimeOffHandedOver,
  TimeOffReminderSent,
] as const;
export type TimeOffEvent = EventOf<(typeof timeOffEvents)[number]>;
export type NewTimeOffEvent = NewEventOf<(typeof timeOffEvents)[number]>;
