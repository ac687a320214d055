import { t } from '@annals/contracts/kernel/text';

/** How many people a list shows, of how many it has. */
export function countedPeople(count: number, all: number): string {
  return count === all
    ? t('{count, plural, one {# person} other {# people}}', { count })
    : t('{count} of {all, plural, one {# person} other {# people}}', { count, all });
}
