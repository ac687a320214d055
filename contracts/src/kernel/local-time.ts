import { isTimeZone } from './time-zone';

/** What clocks and calendars show somewhere: `2026-11-23`, `08:00`, and the day of the week from 1 (Monday) to 7. */
export interface LocalTime {
  readonly day: string;
  readonly time: string;
  readonly weekday: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks in a time zone show at an instant. */
export function localTimeIn(timeZone: string, instant: number): LocalTime {
  const shown = new Date(instant + offsetAt(timeZone, instant)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16), weekday: weekdayOf(shown.slice(0, 10)) };
}

/** The calendar day it is at a moment in a time zone: the one way from an instant to somebody's day. */
export function dayIn(timeZone: string, moment: Date): string {
  return localTimeIn(timeZone, moment.getTime()).day;
}

/** The day of the week of a calendar day, from 1 (Monday) to 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The calendar day some days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The instants at which clocks in a time zone show a day and a time, in order: usually one. Two where the clock is set back and shows the
 * time twice. Where it is set forward and skips the time, the instant at which it does.
 */
export function instantsAt(timeZone: string, day: string, time: string): readonly number[] {
  const wall = Date.parse(`${day}T${time}:00.000Z`);
  const offsets = [offsetAt(timeZone, wall - DAY_MS), offsetAt(timeZone, wall + DAY_MS)];
  const candidates = [...new Set(offsets.map((offset) => wall - offset))].sort((one, other) => one - other);
  const shown = candidates.filter((instant) => instant + offsetAt(timeZone, instant) === wall);
  return shown.length > 0 ? shown : [changeBetween(timeZone, candidates[0] ?? wall, candidates[1] ?? wall)];
}

/** When a time zone changes its offset between two instants, to the minute. */
function changeBetween(timeZone: string, from: number, until: number): number {
  const before = offsetAt(timeZone, from);
  let [low, high] = [from, until];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** How far clocks in a time zone are ahead of UTC at an instant, in milliseconds, to the minute. */
function offsetAt(timeZone: string, instant: number): number {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(minute)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minutes) - minute;
}

/** A zone that is not known here, as the log of another machine may name one, counts as UTC: what is in the log can always be read. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
