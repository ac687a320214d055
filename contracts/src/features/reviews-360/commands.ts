import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import { calendarDay } from '../../kernel/calendar-day';
import { reason } from '../../kernel/reason';
import { COMPETENCIES, MOST_REVIEWERS, REMARKS, SCORE_360 } from './constants';
import { msg } from '../../kernel/text';

const LONGEST_TEXT = 2_000;

const person = (missing: string) => z.uuid(missing).brand<'PersonId'>();
const dueDate = calendarDay(msg('Please choose a due date'));
const reviewers = z
  .array(person(msg('Please select reviewers from the list')))
  .max(MOST_REVIEWERS, msg('Please nominate at most 20 reviewers'))
  .transform((ids) => [...new Set(ids)]);

/** The form behind "Start 360 Review" and the body of `POST /api/reviews-360`. */
export const startReview360 = z.strictObject({
  revieweeId: person(msg('Please select whom the review is about')),
  reviewPeriod: z
    .string(msg('Please name the period'))
    .trim()
    .regex(/^(?:(?:Q[1-4]|H[12])-)?20\d{2}$/, msg('Please name a period such as Q4-2026, H2-2026 or 2026')),
  dueDate,
  /** A review begins as a draft; the manager's approval puts it in progress. */
  status: z.literal('draft', 'A new review is a draft').default('draft'),
  /** Peers and direct reports; which of the two somebody is follows from whom they report to. */
  reviewerIds: reviewers.default([]),
});

/** The body of `PATCH /api/reviews-360/:reviewId`: what changes, at least one thing. */
export const changeReview360 = z
  .strictObject({
    dueDate: dueDate.optional(),
    reviewerIds: reviewers.optional(),
    status: z.enum(['cancelled'], msg('A review can only be cancelled here')).optional(),
    /** Why; kept in the history. */
    reason: reason.optional(),
  })
  .refine(({ reason: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
    error: msg('Say what changes: dueDate, reviewerIds or status'),
  });
export type ChangeReview360 = z.infer<typeof changeReview360>;

const score = enteredNumber(
  z
    .int(msg('Please give a score from 1 to 5'))
    .min(SCORE_360.minimum, msg('Please give a score from 1 to 5'))
    .max(SCORE_360.maximum, msg('Please give a score from 1 to 5')),
  msg('Please give a score from 1 to 5'),
);
const text = z
  .string()
  .trim()
  .max(LONGEST_TEXT, msg('Please stay below 2,000 characters'))
  .transform((words) => (words === '' ? undefined : words))
  .optional();

const shapeOf = <Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
const scoreNames = COMPETENCIES.map((competency) => `${competency}Score` as const);
const commentNames = COMPETENCIES.map((competency) => `${competency}Comments` as const);

/** The feedback form and the body of `POST /api/reviews-360/:reviewId/feedback`: six scores, and words where there are any. */
export const submitFeedback360 = z.strictObject({
  ...shapeOf(scoreNames, score),
  ...shapeOf(commentNames, text),
  ...shapeOf(REMARKS, text),
});
export type SubmitFeedback360 = z.infer<typeof submitFeedback360>;

/** Why somebody would rather not answer; read by nobody but the log. */
export const declineFeedback360 = z.strictObject({ reason: reason.optional() });
