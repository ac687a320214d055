import { eventDefinitions } from '@annals/contracts/events';
import { UnreadableEvent, type NeededVersion } from '@annals/event-store/unreadable-event';
import { z } from 'zod';
import type { Projection } from './projection';

/** What a build of Annals can read: the newest version of each event's type and of each read model that it knows. */
export const knowledge = z.object({
  events: z.record(z.string(), z.number()).readonly(),
  readModels: z.record(z.string(), z.number()).readonly(),
});
export type Knowledge = Readonly<z.infer<typeof knowledge>>;

/** What this build knows. @param projections those it has */
export function knowledgeOf(projections: readonly Pick<Projection, 'name' | 'version'>[]): Knowledge {
  return {
    events: Object.fromEntries(eventDefinitions.map(({ type, version }) => [type, version])),
    readModels: Object.fromEntries(projections.map(({ name, version }) => [name, version])),
  };
}

/** What a build has to know to read the event that this was thrown for; undefined: that would not help. */
export function neededFor(error: unknown): NeededVersion | undefined {
  return error instanceof UnreadableEvent ? error.needs : undefined;
}

/** Whether a build can read an event of this type and version. */
export function knows({ events }: Knowledge, { type, version }: NeededVersion): boolean {
  return (events[type] ?? 0) >= version;
}

/** Whether one build knows all that another knows, and something besides. Of two that each know something of their own neither is newer. */
export function isNewer(one: Knowledge, other: Knowledge): boolean {
  return includes(one, other) && !includes(other, one);
}

/** Whether two builds know the same. */
export function isSame(one: Knowledge, other: Knowledge): boolean {
  return includes(one, other) && includes(other, one);
}

/**
 * Whether a build leaves a read model to another one: that is newer, and has a newer version of it, or knows events that might be for it. What
 * nobody of the older ones has heard of may be for any read model.
 */
export function leavesTo(
  mine: Knowledge,
  { name, handles }: Pick<Projection, 'name' | 'handles'>,
  other: Knowledge,
): boolean {
  if (!isNewer(other, mine)) return false;
  if ((other.readModels[name] ?? 0) > (mine.readModels[name] ?? 0)) return true;
  return Object.entries(other.events).some(([type, version]) => {
    const known = mine.events[type];
    return known === undefined || (version > known && handles.has(type));
  });
}

function includes(one: Knowledge, other: Knowledge): boolean {
  const holds = (mine: Knowledge['events'], theirs: Knowledge['events']) =>
    Object.entries(theirs).every(([name, version]) => (mine[name] ?? 0) >= version);
  return holds(one.events, other.events) && holds(one.readModels, other.readModels);
}
