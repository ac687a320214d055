import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import { calendarDay } from '../../kernel/calendar-day';
import { reason } from '../../kernel/reason';
import { RATING, REVIEW_TYPES } from './constants';
import { msg, t } from '../../kernel/text';

const MOST_LINES = 20;
const MOST_IN_A_LINE = 500;
const MOST_IN_A_TEXT = 10_000;

/** Several short texts; blank ones are dropped. */
const lines = z
  .array(z.string().trim().max(MOST_IN_A_LINE, msg('Please keep each line below 500 characters')))
  .transform((texts) => texts.filter((text) => text !== ''))
  .refine((texts) => texts.length <= MOST_LINES, { error: msg('Please keep to at most 20 lines') });
const text = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(MOST_IN_A_TEXT, t('Please stay below 10,000 characters'));
const dueDate = calendarDay(msg('Please choose a due date'));
const reviewPeriod = z
  .string(msg('Please name the period'))
  .trim()
  .regex(/^(?:(?:Q[1-4]|H[12])-)?20\d{2}$/, msg('Please name a period such as Q4-2026, H2-2026 or 2026'));

/** The form behind "Open Review" and the body of `POST /api/performance-reviews`. */
export const openPerformanceReview = z.strictObject({
  employeeId: z.uuid(msg('Please select an employee')).brand<'PersonId'>(),
  reviewType: z.enum(REVIEW_TYPES, msg('Please select the kind of review')),
  reviewPeriod,
  dueDate,
  goals: lines.default([]),
});
export type OpenPerformanceReview = z.infer<typeof openPerformanceReview>;

/** What the employee writes about the period. */
export const submitSelfAssessment = z.strictObject({
  employeeSelfAssessment: text(msg('Please write your self assessment')),
  achievements: lines.default([]),
});
export type SubmitSelfAssessment = z.infer<typeof submitSelfAssessment>;

const rating = enteredNumber(
  z
    .number()
    .min(RATING.minimum, msg('The rating must be at least 1.00'))
    .max(RATING.maximum, msg('The rating cannot exceed 5.00'))
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: msg('The rating has at most two decimals'),
    })
    .transform((value) => Math.round(value * 100) / 100),
  msg('Please give a rating from 1.00 to 5.00'),
);

/** What the manager writes, with the rating. The employee reads it once the review is completed. */
export const submitManagerAssessment = z.strictObject({
  overallRating: rating,
  managerFeedback: text(msg('Please write your feedback')),
  areasForImprovement: lines.default([]),
});
export type SubmitManagerAssessment = z.infer<typeof submitManagerAssessment>;

/** The body of `PATCH /api/performance-reviews/:reviewId`: what changes, at least one thing. */
export const changePerformanceReview = z
  .strictObject({
    dueDate: dueDate.optional(),
    goals: lines.optional(),
    status: z.enum(['cancelled'], msg('A review can only be cancelled here')).optional(),
    /** Why; kept in the history. */
    reason: reason.optional(),
  })
  .refine(({ reason: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
    error: msg('Say what changes: dueDate, goals or status'),
  });
export type ChangePerformanceReview = z.infer<typeof changePerformanceReview>;
