import { t } from '@annals/contracts/kernel/text';
import { dayIn } from '@annals/contracts/kernel/local-time';
import { shownTimeZone } from './shown-zone';

const DAY_MS = 86_400_000;

/** The calendar day it is for the person, `YYYY-MM-DD`: that of the time zone of their profile. */
export function today(now: Date = new Date()): string {
  return dayIn(shownTimeZone(), now);
}

/** How far off a due date is, in words. @param theirToday the day it is for the person it is about: theirs decides, wherever the reader is */
export function dueIn(dueDate: string, theirToday: string): string {
  const days = Math.round((Date.parse(dueDate) - Date.parse(theirToday)) / DAY_MS);
  if (days === 0) return t('Due today');
  if (days === 1) return t('Due tomorrow');
  if (days > 1) return t('Due in {days} days', { days });
  return days === -1 ? t('Overdue since yesterday') : t('Overdue by {days} days', { days: -days });
}

/** Whether a moment is still to come. @param instant ISO, in UTC */
export function isAhead(instant: string, now: Date = new Date()): boolean {
  return instant > now.toISOString();
}
