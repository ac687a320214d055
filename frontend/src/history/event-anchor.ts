import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where an event stands in the history of its record. */
export function eventAnchor(eventId: string): string {
  return `event-${eventId}`;
}

/** An address in the app, at the place of an event in the record's history. */
export function atEvent(path: string, eventId: string): string {
  return `${path}#${eventAnchor(eventId)}`;
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
