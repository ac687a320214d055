import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { ACCRUALS, PRORATIONS } from './constants';

/** An administrator set what everybody gets from a year on. */
export const TimeOffPolicySet = event('TimeOffPolicySet', 2, {
  category: 'timeOffPolicy',
  description:
    'An administrator set how many days of time off everybody gets from a year on, and what is carried over into it.',
  data: {
    fromYear: z.number().int(),
    vacation: z.number(),
    sick: z.number(),
    personal: z.number(),
    carryOver: z.number(),
    carryOverUntil: z.string(),
    proration: z.enum(PRORATIONS),
    accrual: z.enum(ACCRUALS),
  },
  // Version 1 gave everybody the whole year at its beginning.
  upcasters: { 1: (data) => ({ ...data, proration: 'none', accrual: 'at-once' }) },
});

export const timeOffPolicyEvents = [TimeOffPolicySet] as const;
export type TimeOffPolicyEvent = EventOf<(typeof timeOffPolicyEvents)[number]>;
export type NewTimeOffPolicyEvent = NewEventOf<(typeof timeOffPolicyEvents)[number]>;
