import { daysAfter, instantsAt } from '../../kernel/local-time';

/** When the 1:1s of a series are: at the same time of the clocks of a place, whatever is done to them. */
export interface SeriesTimes {
  /** The day of the first of them there, `2026-11-23`. */
  readonly firstDay: string;
  /** What clocks show there when it begins, `09:30`. */
  readonly time: string;
  readonly timeZone: string;
  readonly everyWeeks: number;
}

/** When a 1:1 of a series begins, an ISO instant. @param number of the 1:1, the first is 1 */
export function occurrenceAt({ firstDay, time, timeZone, everyWeeks }: SeriesTimes, number: number): string {
  const day = daysAfter(firstDay, (number - 1) * 7 * everyWeeks);
  const [instant = Date.parse(`${day}T${time}Z`)] = instantsAt(timeZone, day, time);
  return new Date(instant).toISOString();
}

/** How many 1:1s there are up to a day, that day included. */
export function timesUntil(firstDay: string, lastDay: string, everyWeeks: number): number {
  const weeks = (Date.parse(lastDay) - Date.parse(firstDay)) / (7 * 86_400_000);
  return Math.max(0, Math.floor(weeks / everyWeeks) + 1);
}
