import { z } from 'zod';
import { calendarDay } from '../../kernel/calendar-day';
import { TIME_OFF_TYPES } from './constants';
import { msg, t } from '../../kernel/text';

/** The specification's sentence for anything required that is missing. */
export const MISSING_INFORMATION = msg('Please fill in all required fields.');

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => t('Please stay below {most} characters', { most }) });

const period = {
  type: z.enum(TIME_OFF_TYPES, MISSING_INFORMATION),
  startDate: calendarDay(MISSING_INFORMATION),
  endDate: calendarDay(MISSING_INFORMATION),
};

/** The request form and the body of `POST /api/time-off`. */
export const requestTimeOff = z.strictObject({
  ...period,
  /** The first day begins at midday. */
  halfDayStart: z.boolean().optional(),
  /** The last day ends at midday. */
  halfDayEnd: z.boolean().optional(),
  reason: z
    .string(MISSING_INFORMATION)
    .trim()
    .min(1, MISSING_INFORMATION)
    .max(1_000, msg('Please stay below 1000 characters')),
  notes: words(2_000).optional(),
});
export type RequestTimeOff = z.infer<typeof requestTimeOff>;

const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional();

/** What is asked of `GET /api/time-off/preview`: the request as far as it goes. */
export const previewTimeOff = z.strictObject({ ...period, halfDayStart: flag, halfDayEnd: flag });

/** The body of `PATCH /api/time-off/:requestId`. */
export const changeTimeOff = z
  .strictObject({
    status: z.enum(
      ['approved', 'rejected', 'cancelled'],
      msg('A request can be approved, rejected or cancelled'),
    ),
    /** What the manager says to it. */
    managerNotes: words(1_000).optional(),
    /** Why the employee cancels it. */
    reason: words(500).optional(),
  })
  .refine(({ status, managerNotes }) => status !== 'cancelled' || managerNotes === undefined, {
    error: msg('Manager notes go with an approval or a rejection; say why you cancel as the reason'),
    path: ['managerNotes'],
  })
  .refine(({ status, reason }) => status === 'cancelled' || reason === undefined, {
    error: msg('A reason goes with a cancellation; write manager notes instead'),
    path: ['reason'],
  });
export type ChangeTimeOff = z.infer<typeof changeTimeOff>;
