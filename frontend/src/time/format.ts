import { t, textsShownAs } from '@annals/contracts/kernel/text';
import { shownTimeZone } from './shown-zone';

/** Formats in the time zone of the person's profile, unless a test names one. */
export interface Where {
  readonly timeZone?: string;
  readonly locale?: string;
}

/** A meeting's time as the specification fixes it for English: en-US, short month, day, year, hour and minute. */
export function meetingTime(instant: string, { timeZone = shownTimeZone() }: Where = {}): string {
  return new Intl.DateTimeFormat(fixedLocale(), {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}

/** The time of day of an instant, in the form of a meeting's time. */
export function timeOfDay(instant: string, { timeZone = shownTimeZone() }: Where = {}): string {
  return new Intl.DateTimeFormat(fixedLocale(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}

/** The locale of texts: days and numbers are written as the sentences around them. */
function shownLocale(): string {
  return textsShownAs().locale;
}

/** As `shownLocale`, where the specification fixes en-US for English. */
function fixedLocale(): string {
  const { language, locale } = textsShownAs();
  return language === 'en' ? 'en-US' : locale;
}

/** How exactly a moment is told. */
export type Precision = 'second' | 'minute' | 'day';

/** A moment in the person's locale. @param where.isZoneNamed with the zone's name behind it */
export function momentWords(
  instant: string,
  {
    precision,
    timeZone = shownTimeZone(),
    locale = shownLocale(),
    isZoneNamed = false,
  }: Where & { readonly precision: Precision; readonly isZoneNamed?: boolean },
): string {
  const moment = new Date(instant);
  const words = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeZone,
    ...(precision !== 'day' && { timeStyle: precision === 'second' ? 'medium' : 'short' }),
  }).format(moment);
  return isZoneNamed ? `${words} ${zoneName(moment, timeZone)}` : words;
}

function zoneName(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(fixedLocale(), { timeZone, timeZoneName: 'short' }).formatToParts(
    moment,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Any other instant, in the person's locale, to the second: what an auditor compares. */
export function exactTime(instant: string, where: Where = {}): string {
  return momentWords(instant, { ...where, precision: 'second' });
}

/** A calendar day such as `2026-06-12`, which is the same day everywhere. */
export function calendarDay(day: string, { locale = shownLocale() }: Where = {}): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/** A calendar month such as `2026-09`, as `Sep 2026`. */
export function monthLabel(month: string): string {
  return new Intl.DateTimeFormat(fixedLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}

/** The day of an instant, in the person's time zone. */
export function exactDay(instant: string, where: Where = {}): string {
  return momentWords(instant, { ...where, precision: 'day' });
}

/** A calendar day without its year, where there is little room. */
export function shortDay(day: string, { locale = shownLocale() }: Where = {}): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** A length of time in words: `45 minutes`. */
export function minutes(count: number): string {
  return t('{count, plural, one {# minute} other {# minutes}}', { count });
}

const HOUR = 3_600_000;

/** How long ago something happened, in the specification's words; a single hour is one. */
export function timeAgo(instant: string, now: number = Date.now()): string {
  const hours = Math.floor((now - Date.parse(instant)) / HOUR);
  if (hours < 1) return t('Just now');
  if (hours < 24) return t('{hours, plural, one {# hour ago} other {# hours ago}}', { hours });
  if (hours < 48) return t('1 day ago');
  return t('{days} days ago', { days: Math.floor(hours / 24) });
}

/** The month and the day of an instant, for a leaf of a calendar. */
export function monthAndDay(
  instant: string,
  { timeZone = shownTimeZone(), locale = shownLocale() }: Where = {},
): { month: string; day: string } {
  const moment = new Date(instant);
  return {
    month: new Intl.DateTimeFormat(locale, { month: 'short', timeZone }).format(moment),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone }).format(moment),
  };
}
