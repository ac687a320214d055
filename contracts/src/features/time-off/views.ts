import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { timeOffRequestId } from './ids';
import { TIME_OFF_STATUSES, TIME_OFF_TYPES } from './constants';
import { LEDGER_KINDS } from './ledger';
import { timeOffPolicy } from './policy';

const type = z.enum(TIME_OFF_TYPES);
const day = z.iso.date();

/** A row of the specification's `time_off_requests` (its fields as spelt), with what the balance is reckoned from beside. */
export const timeOffRequestRow = z.object({
  id: timeOffRequestId,
  employeeId: personId,
  managerId: personId.nullable(),
  type,
  startDate: day,
  endDate: day,
  totalDays: z.int(),
  reason: z.string(),
  notes: z.string().nullable(),
  status: z.enum(TIME_OFF_STATUSES),
  managerNotes: z.string().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  rejectedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  workingDays: z.number(),
  halfDayStart: z.boolean(),
  halfDayEnd: z.boolean(),
  publicHolidays: z.array(day),
  cancelledAt: z.iso.datetime().nullable(),
  cancellationReason: z.string().nullable(),
  remindedAt: z.iso.datetime().nullable(),
});
export type TimeOffRequestRow = z.infer<typeof timeOffRequestRow>;

/** A request as its employee, their manager and administrators see it. */
export const timeOffRequestView = timeOffRequestRow
  .pick({
    id: true,
    employeeId: true,
    managerId: true,
    type: true,
    startDate: true,
    endDate: true,
    totalDays: true,
    reason: true,
    notes: true,
    status: true,
    managerNotes: true,
    approvedAt: true,
    rejectedAt: true,
    createdAt: true,
    updatedAt: true,
    workingDays: true,
    halfDayStart: true,
    halfDayEnd: true,
    publicHolidays: true,
    cancelledAt: true,
    cancellationReason: true,
  })
  .extend({
    /** Who decides; null when only an administrator can. */
    managerName: z.string().nullable(),
    /** What the caller may do with it now. */
    allowed: z.object({ decide: z.boolean(), cancel: z.boolean() }),
  });
export type TimeOffRequestView = z.infer<typeof timeOffRequestView>;

export const teamTimeOffView = timeOffRequestView.extend({ employeeName: z.string() });
export type TeamTimeOffView = z.infer<typeof teamTimeOffView>;

export const timeOffBalance = z.object({
  type,
  year: z.number(),
  allowance: z.number().nullable(),
  /** What of it is there by today. */
  accrued: z.number().nullable(),
  carriedOver: z.number(),
  lapsed: z.number(),
  used: z.number(),
  pending: z.number(),
  remaining: z.number().nullable(),
});

/** A calendar of public holidays: a country, with a state where it matters. */
export const holidayCalendarView = z.object({ id: z.string(), name: z.string() });
export type HolidayCalendarView = z.infer<typeof holidayCalendarView>;

/** The calendars there are, and the organization's own. */
export const holidayCalendars = z.object({
  ofOrganization: holidayCalendarView,
  calendars: z.array(holidayCalendarView),
});

/** The balances of the caller in a year, in working days. */
export const timeOffBalances = z.object({
  year: z.number(),
  balances: z.array(timeOffBalance),
  /** Approved days of every type that have come. */
  daysUsedThisYear: z.number(),
  /** Whose public holidays count for the caller. */
  holidayCalendar: z.string(),
});
export type TimeOffBalances = z.infer<typeof timeOffBalances>;

/** A balance with its transactions, oldest first; their sum is what remains. */
export const timeOffLedger = z.object({
  balance: timeOffBalance,
  /** What of it goes into the next year, and until which day it can be taken there; null for a type of which nothing does. */
  carryOver: z.object({ most: z.number(), until: day }).nullable(),
  entries: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(LEDGER_KINDS),
      days: z.number(),
      requestId: z.string().nullable(),
      startDate: day.nullable(),
      endDate: day.nullable(),
    }),
  ),
});
export type TimeOffLedger = z.infer<typeof timeOffLedger>;

export const publicHoliday = z.object({ day, name: z.string() });
export type PublicHoliday = z.infer<typeof publicHoliday>;

/** What a request would come to, before it is made. */
export const timeOffPreview = z.object({
  workingDays: z.number(),
  totalDays: z.number(),
  publicHolidays: z.array(publicHoliday),
  /** For each year it falls into: what remains without it and with it; empty for a type without a balance. */
  years: z.array(z.object({ year: z.number(), before: z.number(), after: z.number() })),
  /** Why it would be refused; null when there is no reason against it. */
  refusal: z.string().nullable(),
});
export type TimeOffPreview = z.infer<typeof timeOffPreview>;

/** Someone's absence in a team's calendar. */
export const calendarAbsence = z.object({
  id: timeOffRequestId,
  employeeId: personId,
  employeeName: z.string(),
  startDate: day,
  endDate: day,
  halfDayStart: z.boolean(),
  halfDayEnd: z.boolean(),
  /** The public holidays in between, by the calendar of the one who is away. */
  publicHolidays: z.array(day),
  status: z.enum(['pending', 'approved']),
  /** Null to colleagues: that someone is away is theirs to know, why is not. */
  type: type.nullable(),
});
export type CalendarAbsence = z.infer<typeof calendarAbsence>;

export const timeOffCalendar = z.object({
  month: z.string(),
  today: day,
  absences: z.array(calendarAbsence),
  publicHolidays: z.array(publicHoliday),
  /** Whose public holidays these are. */
  holidayCalendar: z.string(),
});

/** A policy with who set it, when and why; the default's, which nobody set, are null. */
export const timeOffPolicyView = timeOffPolicy.extend({
  setAt: z.string().nullable(),
  setByName: z.string().nullable(),
  reason: z.string().nullable(),
});
export type TimeOffPolicyView = z.infer<typeof timeOffPolicyView>;
