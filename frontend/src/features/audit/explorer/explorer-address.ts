import { eventFilter, type EventFilter } from '@annals/contracts/features/audit/filter';
import { useSearchParams } from 'react-router-dom';

/** Where in the list the address is: behind or in front of a page. */
interface Place {
  readonly older?: string;
  readonly newer?: string;
}

/** The filter an address holds; what is no filter is left out. */
export function filterIn(address: URLSearchParams): EventFilter {
  const filter: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(eventFilter.shape)) {
    const given = rule.safeParse(address.get(name) ?? undefined);
    if (given.success && given.data !== undefined) filter[name] = given.data;
  }
  return eventFilter.parse(filter);
}

/** The whole query of the explorer, in the address: it can be kept, sent and gone back from. */
export function useExplorerAddress() {
  const [address, setAddress] = useSearchParams();
  const filter = filterIn(address);
  const [older, newer] = [address.get('older'), address.get('newer')];
  const place: Place = older === null ? (newer === null ? {} : { newer }) : { older };
  const goTo = (wanted: EventFilter, to: Place = {}) =>
    setAddress(
      Object.fromEntries(
        Object.entries({ ...wanted, ...to }).filter(([, value]) => value !== undefined && value !== ''),
      ),
    );
  return {
    filter,
    place,
    /** Changes a part of the filter and begins at the newest event. */
    narrow: (change: { readonly [Name in keyof EventFilter]?: EventFilter[Name] | undefined }) =>
      goTo({ ...filter, ...change }),
    clear: () => goTo({}),
    turnTo: (to: Place) => goTo(filter, to),
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
