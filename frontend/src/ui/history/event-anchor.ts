import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PagedList } from '../../api/paged-list';

/** Where an event is in the history of its record. */
export function eventAnchor(eventId: string): string {
  return `event-${eventId}`;
}

/** An address in the app, at the place of an event in the record's history. */
export function atEvent(path: string, eventId: string): string {
  return `${path}#${eventAnchor(eventId)}`;
}

/** Fetches the pages of a history up to the event that the address names. */
export function useLookForEvent({
  items,
  hasNextPage,
  isFetchingNextPage,
  error,
  fetchNextPage,
}: PagedList<{ readonly id: string }>): void {
  const { hash } = useLocation();
  const isMissing =
    hash.startsWith(`#${eventAnchor('')}`) &&
    items !== undefined &&
    !items.some(({ id }) => hash === `#${eventAnchor(id)}`);
  const goesOn = isMissing && hasNextPage && !isFetchingNextPage && error === undefined;
  useEffect(() => {
    if (goesOn) fetchNextPage();
  }, [goesOn, fetchNextPage]);
}

/** Whether the address is that of this event. Then it is brought into view, as the browser cannot: the history comes later than the page. */
export function useToldOf(eventId: string) {
  const { hash } = useLocation();
  const ref = useRef<HTMLLIElement>(null);
  const isToldOf = hash === `#${eventAnchor(eventId)}`;
  useEffect(() => {
    if (!isToldOf) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [isToldOf]);
  return { isToldOf, ref };
}
