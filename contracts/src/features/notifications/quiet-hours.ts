import { z } from 'zod';
import { daysAfter, instantsAt, localTimeIn, type LocalTime } from '../../kernel/local-time';
import { msg } from '../../kernel/text';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, msg('Please enter a time, such as 20:00'));

const fields = {
  on: z.boolean(),
  /** When the evening's rest begins and the morning's ends, on the clocks of the person's time zone. */
  from: clockTime,
  until: clockTime,
  /** Whether all of Saturday and Sunday is quiet as well. */
  weekends: z.boolean(),
};

/** The form and the body of `PATCH /api/notifications/quiet-hours`. */
export const setQuietHours = z.strictObject(fields).refine(({ from, until }) => from !== until, {
  path: ['until'],
  message: msg('The end must differ from the beginning'),
});

/** When a person gets no e-mails: what falls into these hours is held, and sent once when they end. */
export const quietHours = z.object(fields);
export type QuietHours = z.infer<typeof quietHours>;

/** What is quiet for the person who has chosen nothing. */
export const USUAL_QUIET_HOURS: QuietHours = { on: true, from: '20:00', until: '07:00', weekends: true };

/** The longest time for which an e-mail can be held: a weekend, with a night of almost a day before it and an hour for a clock that is set back. */
export const LONGEST_HOLD_MS = 97 * 3_600_000;
const DAYS_AHEAD = 5;

/**
 * Until when an e-mail is held.
 * @param instant when it would be sent, in milliseconds
 * @param timeZone of the person
 * @returns when the quiet hours that it falls into end, in milliseconds; null when it falls into none
 */
export function heldUntil(instant: number, timeZone: string, hours: QuietHours): number | null {
  const now = localTimeIn(timeZone, instant);
  if (!isQuiet(now, hours)) return null;
  // They end at the hour that is set, or with the Sunday: whichever comes first at which it is quiet no more.
  for (let days = 0; days <= DAYS_AHEAD; days += 1)
    for (const time of ['00:00', hours.until])
      for (const end of instantsAt(timeZone, daysAfter(now.day, days), time))
        if (end > instant && !isQuiet(localTimeIn(timeZone, end), hours)) return end;
  return null;
}

function isQuiet({ time, weekday }: LocalTime, { on, from, until, weekends }: QuietHours): boolean {
  if (!on) return false;
  if (weekends && weekday >= 6) return true;
  return from < until ? time >= from && time < until : time >= from || time < until;
}
