import { isWeekend, type CalendarDay } from '@annals/contracts/features/time-off/days';
import type { CalendarAbsence, PublicHoliday } from '@annals/contracts/features/time-off/views';

/** A month of absences and public holidays. */
export interface Absences {
  readonly absences: readonly CalendarAbsence[];
  readonly publicHolidays: readonly PublicHoliday[];
}

/**
 * Who is away on a day. A weekend, or a public holiday where they are, in the middle of a vacation is none of it: they would not be there
 * anyway.
 */
export function awayOn({ absences }: Pick<Absences, 'absences'>, day: CalendarDay): CalendarAbsence[] {
  if (isWeekend(day)) return [];
  return absences.filter(
    ({ startDate, endDate, publicHolidays }) =>
      startDate <= day && day <= endDate && !publicHolidays.includes(day),
  );
}

const LONG_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const LONG_MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Thursday, July 2`. */
export function longDay(day: CalendarDay): string {
  return LONG_DAY.format(new Date(day));
}

/** `July 2026`. */
export function longMonth(month: string): string {
  return LONG_MONTH.format(new Date(`${month}-01`));
}
