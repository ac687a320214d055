import { z } from 'zod';
import { calendarDay } from '../../kernel/calendar-day';
import { statedReason } from '../../kernel/reason';
import { msg } from '../../kernel/text';
import { ACCESS_ANSWERS, MOST_ANSWERED_AT_ONCE } from './constants';
import { accessItemId } from './ids';

const NAMED = msg('Please name the review');
const CHOSEN = msg('Please choose at least one kind of access');

/** The form and the body that start a review. */
export const startAccessReview = z.strictObject({
  /** Stays in the log for ever, and on evidence. */
  name: z.string(NAMED).trim().min(1, NAMED).max(80, msg('Please stay below 80 characters')),
  /** The last day on which reviewers answer. */
  dueOn: calendarDay(),
  kinds: z.array(z.string().max(60), CHOSEN).min(1, CHOSEN).max(50),
});

/** The form and the body that take access away. */
export const withdrawAccess = z.strictObject({ reason: statedReason });

/** What is answered of several things at once; taking away needs a reason. */
export const answerAccess = z
  .strictObject({
    itemIds: z.array(accessItemId).min(1).max(MOST_ANSWERED_AT_ONCE),
    answer: z.enum(ACCESS_ANSWERS),
    reason: statedReason.optional(),
  })
  .refine(({ answer, reason }) => (answer === 'withdraw') === (reason !== undefined), {
    path: ['reason'],
    error: msg('Say why it is taken away; what stays needs no reason'),
  });

/** The form and the body that close a review before everything was answered. */
export const closeAccessReview = z.strictObject({ reason: statedReason });
