import { localTimeIn } from '@annals/contracts/kernel/local-time';
import { shownTimeZone } from '../../../time/shown-zone';

interface Timed {
  readonly scheduledAt: string;
  /** Minutes. */
  readonly duration: number;
}

/** The hours that a week shows unless something is earlier or later. */
const USUAL = { first: 8, last: 18 };
const QUARTER = 15;

/** The day of a meeting, and its minutes since midnight, where the person is. */
export function placeOf({ scheduledAt }: Timed): { day: string; minutes: number } {
  const { day, time } = localTimeIn(shownTimeZone(), Date.parse(scheduledAt));
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minutes: hours * 60 + minutes };
}

/** The hours that have to be shown for all of these. */
export function hoursOf(meetings: readonly Timed[]): readonly number[] {
  const begins = meetings.map((meeting) => Math.floor(placeOf(meeting).minutes / 60));
  const ends = meetings.map((meeting) => Math.ceil((placeOf(meeting).minutes + meeting.duration) / 60));
  const first = Math.min(USUAL.first, ...begins);
  const last = Math.min(24, Math.max(USUAL.last, ...ends));
  return Array.from({ length: last - first }, (_, index) => first + index);
}

/** The rows of a quarter of an hour each that a meeting takes, under the first hour that is shown. */
export function rowsOf(meeting: Timed, firstHour: number): string {
  const row = Math.floor((placeOf(meeting).minutes - firstHour * 60) / QUARTER) + 1;
  return `${String(row)} / span ${String(Math.max(2, Math.ceil(meeting.duration / QUARTER)))}`;
}
