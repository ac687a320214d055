import { eventDefinitions } from '@annals/contracts/events';
import { openableFields } from '@annals/contracts/features/audit/sensitivity';
import { peopleIn } from '@annals/contracts/features/audit/people-in';
import { actedAs, type EventDefinition, type RecordedEvent } from '@annals/contracts/kernel/event';
import { z } from 'zod';
import { projection } from '../../engine/projection';
import { wordsOf } from './words';

/** An event as auditors search for it: the facts around it and nothing personal, so an erasure has nothing to scrub here. */
export const eventIndexRow = z.object({
  /** The event's own id. */
  id: z.uuid(),
  position: z.number(),
  stream: z.string(),
  revision: z.int(),
  feature: z.string(),
  type: z.string(),
  actorId: z.string(),
  /** As what they acted: a person's role, or another kind of actor. */
  actorRole: z.string(),
  /** What the token was called that acted; null: none did. */
  tokenName: z.string().nullable(),
  /** Whom it names, first whom it is about. */
  people: z.array(z.uuid()),
  occurredAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
  commandId: z.string(),
  correlationId: z.string(),
  causationId: z.string().nullable(),
  hasSensitive: z.boolean(),
  /** The texts among its values that are not personal. */
  words: z.string(),
});
export type EventIndexRow = z.infer<typeof eventIndexRow>;

const definitions = new Map<string, EventDefinition>(eventDefinitions.map((one) => [one.type, one]));

/**
 * Every event, one row each: what the explorer searches. A read model and not more indexes on the log, so that an append pays
 * nothing for it. Every index ends in the time it happened, so that a page is read off it in order whatever the length of the log.
 */
export const eventIndex = projection<EventIndexRow, RecordedEvent>({
  name: 'event_index',
  version: 2,
  row: eventIndexRow,
  indexes: {
    latest: ['occurredAt desc', 'position desc'],
    latestOfFeature: ['feature', 'occurredAt desc', 'position desc'],
    latestOfType: ['type', 'occurredAt desc', 'position desc'],
    latestOfActor: ['actorId', 'occurredAt desc', 'position desc'],
    latestOfRole: ['actorRole', 'occurredAt desc', 'position desc'],
    ofStream: ['stream', 'revision'],
    ofCommand: ['commandId'],
    ofCorrelation: ['correlationId'],
    ofCause: ['causationId'],
    namingPerson: ['people gin'],
    withWords: ['words words'],
  },
  tags: [],
  concerns: () => [],
  key: (event) => event.id,
  evolve: Object.fromEntries(eventDefinitions.map(({ type }) => [type, indexed])),
});

function indexed(_: EventIndexRow | null, event: RecordedEvent): EventIndexRow {
  const definition = definitions.get(event.type);
  if (!definition) throw new Error(`${event.type} is not an event of the contracts`);
  const { metadata } = event;
  const data = event.data as Record<string, unknown>;
  return {
    id: event.id,
    position: Number(event.position),
    stream: event.stream,
    revision: Number(event.revision),
    feature: definition.category,
    type: event.type,
    actorId: metadata.actorId,
    actorRole: actedAs(metadata),
    tokenName: metadata.tokenName ?? null,
    people: peopleIn(definition, data),
    occurredAt: metadata.occurredAt,
    recordedAt: event.recordedAt,
    commandId: metadata.commandId,
    correlationId: metadata.correlationId,
    causationId: metadata.causationId ?? null,
    hasSensitive: openableFields(definition, data).length > 0,
    words: wordsOf(definition, data, metadata.reason),
  };
}
