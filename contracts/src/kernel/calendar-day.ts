const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day, `2026-07-02`, as a sentence names it: `Jul 2, 2026`. It is the same day everywhere. */
export function namedDay(day: string): string {
  return DAY.format(new Date(day));
}
