import { textsShownAs } from '@annals/contracts/kernel/text';
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

/** What the public holiday of a day is called; undefined: it is none. */
export function holidayOn(
  { publicHolidays }: Pick<Absences, 'publicHolidays'>,
  day: CalendarDay,
): string | undefined {
  return publicHolidays.find((holiday) => holiday.day === day)?.name;
}

/** `Thursday, July 2`. */
export function longDay(day: CalendarDay): string {
  return inWords(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** `Thu`. */
export function shortWeekday(day: CalendarDay): string {
  return inWords(day, { weekday: 'short' });
}

/** `Thursday`. */
export function longWeekday(day: CalendarDay): string {
  return inWords(day, { weekday: 'long' });
}

/** `July 2026`. */
export function longMonth(month: string): string {
  return inWords(`${month}-01`, { month: 'long', year: 'numeric' });
}

function inWords(day: CalendarDay, parts: Intl.DateTimeFormatOptions): string {
  const { language, locale } = textsShownAs();
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : locale, { ...parts, timeZone: 'UTC' }).format(
    new Date(day),
  );
}
