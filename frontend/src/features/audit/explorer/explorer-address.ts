import { eventQuery, type EventFilter, type EventQuery } from '@annals/contracts/features/audit/filter';
import { useAddressState } from '../../../ui/useAddressState';

/** Where in the list the address is: behind or in front of a page. */
interface Place {
  readonly older?: string;
  readonly newer?: string;
}

/** A change of the filter; undefined takes a part away. */
export type FilterChange = { readonly [Name in keyof EventQuery]?: EventQuery[Name] | undefined };

const NOWHERE = { older: undefined, newer: undefined };

/** The whole query of the explorer, in the address: it can be kept, sent and gone back from. */
export function useExplorerAddress() {
  const address = useAddressState();
  const query: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(eventQuery.shape)) {
    const given = rule.safeParse(address.get(name) ?? undefined);
    if (given.success && given.data !== undefined) query[name] = given.data;
  }
  const { system, ...filter } = eventQuery.parse(query);
  const [older, newer] = [address.get('older'), address.get('newer')];
  const place: Place = older === null ? (newer === null ? {} : { newer }) : { older };
  return {
    filter: filter satisfies EventFilter,
    /** Whether automatic acts are left out. */
    isSystemHidden: system === 'hidden',
    query: { ...filter, ...(system && { system }) } satisfies EventQuery,
    place,
    /** The event that is open beside the list. */
    openId: address.get('event'),
    open: (event: string | undefined) => address.change({ event, view: undefined }),
    /** Changes a part of the filter and begins at the newest event. */
    narrow: (change: FilterChange) => address.change({ ...change, ...NOWHERE }),
    clear: () =>
      address.change({
        ...Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])),
        ...NOWHERE,
      }),
    turnTo: (to: Place) => address.change({ ...NOWHERE, ...to }),
  };
}

/** The first and the last instant of a month such as `2026-09`, as a filter: the last excluded. */
export function monthFilter(month: string): Pick<EventFilter, 'from' | 'until'> {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: new Date(Date.UTC(year, number - 1, 1)).toISOString(),
    until: new Date(Date.UTC(year, number, 1)).toISOString(),
  };
}
