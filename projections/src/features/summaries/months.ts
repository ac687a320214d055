/** The calendar day of a moment, `YYYY-MM-DD`, in UTC: the days and months of reports are the same for everyone. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The calendar month of a day or instant, `YYYY-MM`, in UTC as everywhere in the summaries. */
export function monthOf(moment: string): string {
  return moment.slice(0, 7);
}

/** The month so many months before one. */
export function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}

/** The last months up to and with the present one, oldest first. */
export function lastMonths(today: string, count: number): readonly string[] {
  const present = monthOf(today);
  return Array.from({ length: count }, (_, index) => monthsBefore(present, count - 1 - index));
}

/** The months of the calendar quarter a day is in, up to that day's. */
export function monthsOfQuarter(today: string): readonly string[] {
  return lastMonths(today, ((Number(today.slice(5, 7)) - 1) % 3) + 1);
}

const DAY_MS = 86_400_000;

/** The Monday and the Sunday of the week a day is in. */
export function weekOf(today: string): { readonly monday: string; readonly sunday: string } {
  const midnight = Date.parse(`${today.slice(0, 10)}T00:00:00.000Z`);
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  const day = (offset: number) => new Date(midnight + offset * DAY_MS).toISOString().slice(0, 10);
  return { monday: day(-sinceMonday), sunday: day(6 - sinceMonday) };
}
