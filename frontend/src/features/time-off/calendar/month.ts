import { dayAfter, type CalendarDay } from '@annals/contracts/features/time-off/days';

/** A day as the grid takes it: its beginning where the browser is. */
export function dateOf(day: CalendarDay): Date {
  return new Date(`${day}T00:00`);
}

/** The day of a date of the grid. */
export function dayOf(date: Date): CalendarDay {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
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
