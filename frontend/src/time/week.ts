import { textsShownAs } from '@annals/contracts/kernel/text';
import { daysAfter, instantsAt, weekdayOf } from '@annals/contracts/kernel/local-time';
import { z } from 'zod';
import { shownTimeZone } from './shown-zone';

const weekInfo = z.object({ firstDay: z.int().min(1).max(7) });

/** On which day weeks begin, from 1 (Monday) to 7, by the locale of texts; Monday where it does not say. */
export function firstDayOfWeek(locale: string = textsShownAs().locale): number {
  const tag = new Intl.Locale(locale);
  // Where there is no function yet, it is a property.
  const known: unknown =
    'getWeekInfo' in tag && typeof tag.getWeekInfo === 'function'
      ? Reflect.apply(tag.getWeekInfo, tag, [])
      : Reflect.get(tag, 'weekInfo');
  return weekInfo.safeParse(known).data?.firstDay ?? 1;
}

/** The seven days of the week that a day is in. */
export function weekOf(day: string, firstDay: number = firstDayOfWeek()): readonly string[] {
  const first = daysAfter(day, -((weekdayOf(day) - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => daysAfter(first, index));
}

/** The instant at which a day begins for the person. */
export function beginningOf(day: string): string {
  const [instant = Date.parse(day)] = instantsAt(shownTimeZone(), day, '00:00');
  return new Date(instant).toISOString();
}
