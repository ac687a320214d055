import { z } from 'zod';
import { calendarDay } from '../../kernel/calendar-day';
import { statedReason } from '../../kernel/reason';
import { msg } from '../../kernel/text';

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

/** The form and the body that close a review before everything was answered. */
export const closeAccessReview = z.strictObject({ reason: statedReason });
