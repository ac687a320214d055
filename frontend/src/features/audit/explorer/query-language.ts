import type { EventFilter } from '@annals/contracts/features/audit/filter';
import { daysAfter } from '@annals/contracts/kernel/local-time';
import { fromLocalInput } from '../../../time/local-input';

/** What can be asked for by name in the query bar. `to` includes its day; everything else is text. */
export const QUERY_KEYS = ['type', 'person', 'record', 'feature', 'role', 'command', 'from', 'to'] as const;
export type QueryKey = (typeof QUERY_KEYS)[number];

/** A part of a query: `type:MeetingScheduled`, or text. */
export interface Term {
  readonly key: QueryKey | 'text';
  readonly value: string;
}

const TERM = /(?:(\w+):)?(?:"([^"]*)"|(\S+))/g;

/** Reads a query; words in quotes belong together, and words without a key are one text. */
export function termsIn(query: string): Term[] {
  const terms: Term[] = [];
  const words: string[] = [];
  for (const [whole, name, quoted, bare] of query.matchAll(TERM)) {
    const key = QUERY_KEYS.find((known) => known === name?.toLowerCase());
    if (key) terms.push({ key, value: quoted ?? bare ?? '' });
    else words.push(name === undefined ? (quoted ?? bare ?? '') : whole);
  }
  return words.length > 0 ? [...terms, { key: 'text', value: words.join(' ') }] : terms;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The filter for a term that names no person and no type; undefined where its value makes no sense. */
export function filterFor({ key, value }: Term): EventFilter | undefined {
  switch (key) {
    case 'record':
      return { stream: value };
    case 'command':
      return { command: value };
    case 'text':
      return { text: value };
    case 'from':
    case 'to': {
      if (!DAY.test(value) || Number.isNaN(Date.parse(value))) return undefined;
      const instant = fromLocalInput(`${key === 'to' ? daysAfter(value, 1) : value}T00:00`);
      return key === 'to' ? { until: instant } : { from: instant };
    }
    default:
      return undefined;
  }
}
