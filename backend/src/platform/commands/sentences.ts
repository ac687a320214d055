import type { RecordedEvent } from '@annals/contracts/kernel/event';

/** The name of a person, or of a part of the system, by its id. */
export type NameOf = (id: string) => string;

/** What follows the actor's name, by type of event. */
export type EventSentences = ReadonlyMap<string, (event: RecordedEvent, nameOf: NameOf) => string>;

/**
 * Sentences for events that no history of their feature tells, for auditors and archives; what changed is found by folding the record
 * before and after. An event without one is told by its description.
 */
export function sentences<Event extends RecordedEvent>(table: {
  readonly [Type in Event['type']]?: (event: Extract<Event, { type: Type }>, nameOf: NameOf) => string;
}): EventSentences {
  return new Map(Object.entries(table) as [string, (event: RecordedEvent, nameOf: NameOf) => string][]);
}
