import { DIGEST_FROM } from '@annals/contracts/features/digests/items';
import { isoWeekOf } from '@annals/contracts/features/digests/week';
import { daysAfter, instantsAt, localTimeIn } from '@annals/contracts/kernel/local-time';
import type { DigestWeek } from '@annals/projections/features/digests/counts';

const MONDAY = 1;
const TUESDAY = 2;

/**
 * The week whose digest is due in a time zone: from its Monday morning on, and on Tuesday still, for what was missed while nothing ran.
 * @returns undefined when it is too early in the week, or too late to be of use
 */
export function weekDueIn(timeZone: string, now: number): (DigestWeek & { week: string }) | undefined {
  const { day, time, weekday } = localTimeIn(timeZone, now);
  if (weekday > TUESDAY || (weekday === MONDAY && time < DIGEST_FROM)) return undefined;
  const monday = daysAfter(day, MONDAY - weekday);
  const nextMonday = daysAfter(monday, 7);
  const began = (which: string) => new Date(instantsAt(timeZone, which, '00:00')[0] ?? now).toISOString();
  return {
    week: isoWeekOf(monday),
    monday,
    nextMonday,
    mondayAfter: daysAfter(monday, 14),
    begins: began(monday),
    ends: began(nextMonday),
    lastBegan: began(daysAfter(monday, -7)),
  };
}
