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
  timeZone?: string,
): readonly Day<Item>[] {
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', ...zone });
  const today = format.format(now);
  const yesterday = format.format(dayBefore(now));
  const days: { label: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = format.format(new Date(item.createdAt));
    const label = day === today ? texts.today : day === yesterday ? texts.yesterday : day;
    const last = days.at(-1);
    if (last?.label === label) last.items.push(item);
    else days.push({ label, items: [item] });
  }
  return days;
}

/** The same time on the day before; a day is not always 24 hours long. */
function dayBefore(now: Date): Date {
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  return before;
}
