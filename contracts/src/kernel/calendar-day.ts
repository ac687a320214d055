import { z } from 'zod';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day, `2026-07-02`, as a sentence names it: `Jul 2, 2026`. It is the same day everywhere. */
export function namedDay(day: string): string {
  return DAY.format(new Date(day));
}

/**
 * A calendar day in what is sent to the server: `2026-07-02`, or an ISO timestamp, of which the day that is written in it counts
 * (`2026-07-02T23:30:00-07:00` is July 2). Every body and query that takes a day takes both.
 *
 * @param missing the sentence for whatever is neither
 */
export function calendarDay(missing = 'Please choose a day') {
  return z
    .union([z.iso.date(missing), z.iso.datetime({ offset: true, error: missing })], missing)
    .transform((text) => text.slice(0, 10));
}
