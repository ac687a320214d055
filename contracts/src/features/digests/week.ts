import { z } from 'zod';
import { daysAfter, weekdayOf } from '../../kernel/local-time';

/** A week as ISO 8601 counts it: `2026-W48`. */
export const isoWeek = z.string().regex(/^\d{4}-W\d{2}$/);

const DAY_MS = 86_400_000;

/** The ISO week of a calendar day. It belongs to the year of its Thursday. */
export function isoWeekOf(day: string): string {
  const thursday = daysAfter(day, 4 - weekdayOf(day));
  const year = thursday.slice(0, 4);
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / DAY_MS;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}

/** The Monday of the week of a calendar day. */
export function mondayOf(day: string): string {
  return daysAfter(day, 1 - weekdayOf(day));
}
