import { shownTimeZone } from './shown-zone';

/** Formats in the time zone of the person's profile, unless a test names one. */
export interface Where {
  readonly timeZone?: string;
  readonly locale?: string;
}

/** A meeting's time as the specification fixes it: en-US, short month, day, year, hour and minute. */
export function meetingTime(instant: string, { timeZone = shownTimeZone() }: Where = {}): string {
  return new Intl.DateTimeFormat('en-US', {
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
  return new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}

/** How exactly a moment is told. */
export type Precision = 'second' | 'minute' | 'day';

/** A moment in the person's locale. @param where.isZoneNamed with the zone's name behind it */
export function momentWords(
  instant: string,
  {
    precision,
    timeZone = shownTimeZone(),
    locale,
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
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Any other instant, in the person's locale, to the second: what an auditor compares. */
export function exactTime(instant: string, where: Where = {}): string {
  return momentWords(instant, { ...where, precision: 'second' });
}

/** A calendar day such as `2026-06-12`, which is the same day everywhere. */
export function calendarDay(day: string, { locale }: Where = {}): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/** A calendar month such as `2026-09`, as `Sep 2026`. */
export function monthLabel(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}

/** The day of an instant, in the person's time zone. */
export function exactDay(instant: string, where: Where = {}): string {
  return momentWords(instant, { ...where, precision: 'day' });
}

/** A calendar day without its year, where there is little room. */
export function shortDay(day: string, { locale }: Where = {}): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** A length of time in words: `45 minutes`. */
export function minutes(count: number): string {
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}

const HOUR = 3_600_000;

/** How long ago something happened, in the specification's words. */
export function timeAgo(instant: string, now: number = Date.now()): string {
  const hours = Math.floor((now - Date.parse(instant)) / HOUR);
  if (hours < 1) return 'Just now';
  if (hours < 24) return `${hours} hours ago`;
  if (hours < 48) return '1 day ago';
  return `${Math.floor(hours / 24)} days ago`;
}

/** The month and the day of an instant, for a leaf of a calendar. */
export function monthAndDay(
  instant: string,
  { timeZone = shownTimeZone(), locale }: Where = {},
): { month: string; day: string } {
  const moment = new Date(instant);
  return {
    month: new Intl.DateTimeFormat(locale, { month: 'short', timeZone }).format(moment),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone }).format(moment),
  };
}
