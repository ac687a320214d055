import { textsShownAs } from '@annals/contracts/kernel/text';
import { dayIn, daysAfter } from '@annals/contracts/kernel/local-time';
import { shownTimeZone } from '../../time/shown-zone';
import { texts } from './texts';

/** What came on one calendar day of the reader. */
export interface Day<Item> {
  readonly label: string;
  readonly items: readonly Item[];
}

/**
 * Groups what is sorted by time into the days it came on.
 * @param now decides what is today and yesterday
 * @param timeZone the reader's own unless a test names one
 */
export function byDay<Item extends { readonly createdAt: string }>(
  items: readonly Item[],
  now: Date = new Date(),
  timeZone: string = shownTimeZone(),
): readonly Day<Item>[] {
  const format = new Intl.DateTimeFormat(textsShownAs().locale, { dateStyle: 'full', timeZone });
  const today = dayIn(timeZone, now);
  const yesterday = daysAfter(today, -1);
  const days: { label: string; items: Item[] }[] = [];
  for (const item of items) {
    const createdAt = new Date(item.createdAt);
    const day = dayIn(timeZone, createdAt);
    const label =
      day === today ? texts.today : day === yesterday ? texts.yesterday : format.format(createdAt);
    const last = days.at(-1);
    if (last?.label === label) last.items.push(item);
    else days.push({ label, items: [item] });
  }
  return days;
}
