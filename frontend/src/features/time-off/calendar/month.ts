import { dayAfter, type CalendarDay } from '@annals/contracts/features/time-off/days';

/** The weeks that a month (`YYYY-MM`) touches, Monday to Sunday, with the days of its neighbours at both ends. */
export function weeksOf(month: string): CalendarDay[][] {
  const weeks: CalendarDay[][] = [];
  for (let monday = mondayOf(`${month}-01`); monday.slice(0, 7) <= month; monday = dayAfter(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)));
  return weeks;
}

/** The month so many months later; earlier, when negative. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or its last one where it has fewer. */
export function sameDayIn(month: string, day: CalendarDay): CalendarDay {
  const last = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key leads from a day, as in every calendar: a day, a week, a month on or back, the ends of the week; null for other keys. */
export function dayByKey(day: CalendarDay, key: string): CalendarDay | null {
  const step = STEPS[key];
  if (step !== undefined) return dayAfter(day, step);
  if (key === 'Home') return mondayOf(day);
  if (key === 'End') return dayAfter(mondayOf(day), 6);
  if (key === 'PageUp') return sameDayIn(monthAfter(day.slice(0, 7), -1), day);
  if (key === 'PageDown') return sameDayIn(monthAfter(day.slice(0, 7), 1), day);
  return null;
}

function mondayOf(day: CalendarDay): CalendarDay {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}
