import { daysAfter, instantsAt } from '../../kernel/local-time';
import { REVIEW_REMINDERS, type ReviewReminder } from './constants';

/** Days from the due date to each reminder. */
const DAYS_FROM_DUE_DATE: Readonly<Record<ReviewReminder, number>> = {
  week_before: -7,
  day_before: -1,
  overdue: 1,
};
/** In the morning, on the clocks of the person it is about. */
const REMINDED_AT = '08:00';

/** When an occasion comes for a due date, in milliseconds. @param timeZone of the person it is about */
export function occasionAt(dueDate: string, occasion: ReviewReminder, timeZone: string): number {
  const day = daysAfter(dueDate, DAYS_FROM_DUE_DATE[occasion]);
  return instantsAt(timeZone, day, REMINDED_AT)[0] ?? Date.parse(`${day}T${REMINDED_AT}:00.000Z`);
}

/** The occasion that has come last; undefined when none has. An earlier one that was missed is missed: nobody is told "in a week" on the last day. */
export function occasionNow(dueDate: string, now: number, timeZone: string): ReviewReminder | undefined {
  return REVIEW_REMINDERS.findLast((occasion) => occasionAt(dueDate, occasion, timeZone) <= now);
}

/** Whether the due date lies behind a day: today, for the person it is about. */
export function isOverdue(dueDate: string, today: string): boolean {
  return dueDate < today;
}
