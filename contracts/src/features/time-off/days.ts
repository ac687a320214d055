import { DAY_MS } from './constants';

/** A calendar day, `YYYY-MM-DD`. Days are compared as text and counted in UTC, where every day has 24 hours. */
export type CalendarDay = string;

/** A day on which a person would work, and how much of it they are away: 1, or 0.5 for half a day. */
export interface DayAway {
  readonly day: CalendarDay;
  readonly share: 1 | 0.5;
}

/** The time between two calendar days, both included. */
export interface Period {
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
}

export interface PeriodAway extends Period {
  /** The first day begins at midday. */
  readonly halfDayStart?: boolean | undefined;
  /** The last day ends at midday. */
  readonly halfDayEnd?: boolean | undefined;
  /** The public holidays in between: nobody works then anyway. */
  readonly publicHolidays: readonly CalendarDay[];
}

/** The day `count` days after another; before it, when negative. */
export function dayAfter(day: CalendarDay, count = 1): CalendarDay {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Calendar days from the first to the last, both counted. */
export function totalDaysOf({ startDate, endDate }: Period): number {
  return Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;
}

/** The working days a person is away: Monday to Friday without public holidays. */
export function daysAwayOf({
  startDate,
  endDate,
  halfDayStart,
  halfDayEnd,
  publicHolidays,
}: PeriodAway): DayAway[] {
  const days: DayAway[] = [];
  for (let day = startDate; day <= endDate; day = dayAfter(day)) {
    if (isWeekend(day) || publicHolidays.includes(day)) continue;
    const half = (day === startDate && halfDayStart) || (day === endDate && halfDayEnd);
    days.push({ day, share: half ? 0.5 : 1 });
  }
  return days;
}

export function isWeekend(day: CalendarDay): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6;
}

export function sumOf(days: readonly DayAway[]): number {
  return days.reduce((sum, { share }) => sum + share, 0);
}

/** Whether two periods have a day in common. */
export function overlap(one: Period, other: Period): boolean {
  return one.startDate <= other.endDate && other.startDate <= one.endDate;
}

export function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}
