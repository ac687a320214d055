import { z } from 'zod';
import { msg, textsShownAs } from './text';

/** A calendar day, `2026-07-02`, as a sentence names it: `Jul 2, 2026` in English. It is the same day everywhere. */
export function namedDay(day: string): string {
  const { language, locale } = textsShownAs();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}

/** For views of what is due: the day it is for the person it is about. A due date is kept or missed by their day, no matter who reads. */
export const theirToday = { today: z.iso.date() };

/** A sentence of the product's own, with each calendar day in it, `2026-07-02`, as `namedDay` has it. Not for what people wrote. */
export function withNamedDays(sentence: string): string {
  return sentence.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, namedDay);
}

/**
 * A calendar day in what is sent to the server: `2026-07-02`, or an ISO timestamp, of which the day that is written in it counts
 * (`2026-07-02T23:30:00-07:00` is July 2). Every body and query that takes a day takes both.
 *
 * @param missing the sentence for whatever is neither
 */
export function calendarDay(missing = msg('Please choose a day')) {
  return z
    .union([z.iso.date(missing), z.iso.datetime({ offset: true, error: missing })], missing)
    .transform((text) => text.slice(0, 10));
}
