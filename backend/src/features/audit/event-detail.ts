import { t } from '@annals/contracts/kernel/text';
import type { AuditEventDetail, AuditValue } from '@annals/contracts/features/audit/views';
import { openableFields } from '@annals/contracts/features/audit/sensitivity';
import { named, nameIn } from '@annals/projections/features/audit/explorer';
import { causeIn, chainOf, indexRow, neighboursOf } from '@annals/projections/features/audit/records';
import type { ReadModels } from '@annals/projections/engine/connections';
import { namesOf } from '@annals/projections/features/people/queries';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { Services } from '../../platform/services/services';
import { definitionOf, valuesOf } from './definitions';
import { peopleOf } from './replay';
import { idsIn, shownValue } from './shown-value';
import { recordHistory } from './tell-record';

/** Everything about one event, its sensitive values hidden; undefined when there is none. */
export async function eventDetail(
  { features, log, readModels: db }: Pick<Services, 'features' | 'log' | 'readModels'>,
  eventId: string,
): Promise<AuditEventDetail | undefined> {
  const row = await indexRow(db, eventId);
  if (!row) return undefined;
  const events = (await log.readStream(row.stream)).slice(0, row.revision + 1);
  const event = events.at(-1);
  if (event?.id !== eventId) return undefined;
  const [chain, neighbours, [listed]] = await Promise.all([
    chainOf(db, row),
    neighboursOf(db, row),
    named(db, [row]),
  ]);
  if (!listed) return undefined;
  const names = await namesOf(db, peopleOf(events));
  const told = recordHistory(features, row.stream, events, names).find(({ id }) => id === eventId);
  const { metadata } = event;
  return {
    ...listed,
    ...neighbours,
    description: t(definitionOf(event).description),
    schemaVersion: definitionOf(event).version,
    correlationId: metadata.correlationId,
    causationId: metadata.causationId ?? null,
    requestId: metadata.requestId ?? null,
    onBehalfOf: metadata.onBehalfOf === undefined ? null : nameIn(names, metadata.onBehalfOf),
    reason: metadata.reason ?? null,
    values: await valuesFor(db, event, 'hidden'),
    sentence: told?.sentence ?? '',
    changes: told?.changes ?? [],
    chain: (await named(db, chain.rows)).map((node, index) => ({
      id: node.id,
      causeId: chain.rows[index] ? causeIn(chain.rows, chain.rows[index]) : null,
      type: node.type,
      stream: node.stream,
      actorName: node.actorName,
      occurredAt: node.occurredAt,
      position: node.position,
    })),
    isChainComplete: chain.isComplete,
  };
}

/** The values of an event, those that are sensitive hidden, or those alone, opened. */
export async function valuesFor(
  db: ReadModels,
  event: RecordedEvent,
  sensitive: 'hidden' | 'opened alone',
): Promise<AuditValue[]> {
  const definition = definitionOf(event);
  const data = valuesOf(event);
  const openable = openableFields(definition, data);
  const names = await namesOf(db, Object.values(data).flatMap(idsIn));
  if (sensitive === 'opened alone') return openable.map((field) => shownValue(field, data[field], names));
  return Object.keys(definition.schema.shape)
    .filter((field) => field in data)
    .map((field) =>
      openable.includes(field)
        ? { field, kind: 'hidden' as const, text: '' }
        : shownValue(field, data[field], names),
    );
}
