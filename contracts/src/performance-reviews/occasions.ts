import { REVIEW_REMINDERS, type ReviewReminder } from './constants';

const HOUR_MS = 3_600_000;
/** Hours from the beginning of the due date (UTC) to each reminder: at eight in the morning. */
const HOURS_FROM_DUE_DATE: Readonly<Record<ReviewReminder, number>> = {
  week_before: -7 * 24 + 8,
  day_before: -24 + 8,
  overdue: 24 + 8,
};

/** When an occasion comes for a due date, in milliseconds. */
export function occasionAt(dueDate: string, occasion: ReviewReminder): number {
  return Date.parse(`${dueDate}T00:00:00.000Z`) + HOURS_FROM_DUE_DATE[occasion] * HOUR_MS;
}

/** The occasion that has come last; undefined when none has. An earlier one that was missed is missed: nobody is told "in a week" on the last day. */
export function occasionNow(dueDate: string, now: number): ReviewReminder | undefined {
  return REVIEW_REMINDERS.findLast((occasion) => occasionAt(dueDate, occasion) <= now);
}

/** Whether the due date lies behind the day (UTC) of an instant. */
export function isOverdue(dueDate: string, now: string): boolean {
  return dueDate < now.slice(0, 10);
}
