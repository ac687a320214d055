const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** The Monday of the week (UTC) an instant or a day lies in, as `YYYY-MM-DD`. */
export function weekOf(instant: string): string {
  const moment = new Date(instant);
  const daysSinceMonday = (moment.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return new Date(moment.getTime() - daysSinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday so many weeks before another one. */
export function weeksBefore(monday: string, weeks: number): string {
  return new Date(Date.parse(monday) - weeks * DAYS_OF_WEEK * DAY_MS).toISOString().slice(0, 10);
}
