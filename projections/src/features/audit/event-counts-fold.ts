import { eventDefinitions } from '@annals/contracts/events';
import { actedAs, type RecordedEvent } from '@annals/contracts/kernel/event';
import { z } from 'zod';
import { projection } from '../../engine/projection';

/** How many events of a type a role caused on a day. */
export const eventCountRow = z.object({
  id: z.string(),
  /** In UTC, such as `2026-09-30`. */
  day: z.string(),
  feature: z.string(),
  type: z.string(),
  /** As in the index of events. */
  actorRole: z.string(),
  count: z.int(),
});
export type EventCountRow = z.infer<typeof eventCountRow>;

const categories = new Map(eventDefinitions.map(({ type, category }) => [type, category]));

/** The events counted by day, type and role, so that the facets and the histogram of the explorer cost the same at a thousand events and at ten million. */
export const eventCounts = projection<EventCountRow, RecordedEvent>({
  name: 'event_counts',
  version: 3,
  row: eventCountRow,
  indexes: {},
  tags: [],
  concerns: () => [],
  key: ({ type, metadata }) => `${dayOf(metadata.occurredAt)}/${type}/${actedAs(metadata)}`,
  evolve: Object.fromEntries(eventDefinitions.map(({ type }) => [type, counted])),
});

function counted(row: EventCountRow | null, event: RecordedEvent, key: string): EventCountRow {
  const { type, metadata } = event;
  return {
    id: key,
    day: dayOf(metadata.occurredAt),
    feature: categories.get(type) ?? type,
    type,
    actorRole: actedAs(metadata),
    count: (row?.count ?? 0) + 1,
  };
}

/** The contracts let only times in UTC into the log. */
function dayOf(instant: string): string {
  return instant.slice(0, 10);
}
