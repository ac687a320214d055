import { OPENING_MINUTES, type OpenSensitive } from '@annals/contracts/features/audit/commands';
import { openableFields } from '@annals/contracts/features/audit/sensitivity';
import type { OpenedValues } from '@annals/contracts/features/audit/views';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { sensitiveViewId, type SensitiveViewId } from '@annals/contracts/features/audit/ids';
import { readable } from '@annals/contracts/kernel/erased';
import { indexRow } from '@annals/projections/features/audit/records';
import { namesOf } from '@annals/projections/features/people/queries';
import { msg } from '@annals/contracts/kernel/text';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { definitionOf, valuesOf } from './definitions';
import { NothingToOpen, OpeningOver } from './errors';
import { valuesFor } from './event-detail';
import { recordHistory } from './tell-record';
import { peopleOf } from './replay';
import { sensitiveView } from './sensitive-view-decider';

type Needed = Pick<Services, 'features' | 'log' | 'readModels' | 'dispatch' | 'clock'>;

/** Opens sensitive values: the events that say so come first, what is opened is asked for afterwards. */
export async function open(
  { log, readModels, dispatch }: Needed,
  { record, eventId, reason }: OpenSensitive,
  origin: CommandOrigin,
) {
  const events = await eventsOpened(log, readModels, record, eventId ?? null);
  if (events.length === 0) throw new NotFound(msg('This record'));
  const people = [...new Set(events.flatMap(whoseIn))];
  if (people.length === 0) throw new NothingToOpen();
  const viewId = sensitiveViewId.parse(derivedId(origin.commandId));
  const [first] = events;
  return dispatch(
    sensitiveView,
    viewId,
    {
      type: 'OpenSensitiveValues',
      viewId,
      people,
      record,
      event: eventId !== undefined && first ? { id: eventId, type: first.type } : null,
      reason,
    },
    origin,
  );
}

/**
 * What a reader opened.
 * @throws NotFound for what somebody else opened, OpeningOver when its time is up
 */
export async function opened(
  { features, log, readModels, clock }: Needed,
  viewId: SensitiveViewId,
  readerId: PersonId,
): Promise<OpenedValues> {
  const view = await stateOf(log, sensitiveView, viewId);
  if (view.status === 'none' || view.viewerId !== readerId) throw new NotFound(msg('This opening'));
  const closesAt = new Date(Date.parse(view.openedAt) + OPENING_MINUTES * 60_000);
  if (clock() >= closesAt) throw new OpeningOver();
  const events = await eventsOpened(log, readModels, view.record, view.eventId);
  // What came to the record later, about somebody who was not told, was not opened.
  const seen = events.filter((event) => whoseIn(event).every((whose) => view.people.includes(whose)));
  const isWhole = view.eventId === null;
  return {
    viewId,
    stream: view.record,
    reason: readable(view.reason as string),
    closesAt: closesAt.toISOString(),
    events: await Promise.all(
      seen
        .filter((event) => whoseIn(event).length > 0)
        .map(async (event) => ({
          id: event.id,
          type: event.type,
          position: String(event.position),
          values: await valuesFor(readModels, event, 'opened alone'),
        })),
    ),
    history: isWhole
      ? recordHistory(features, view.record, seen, await namesOf(readModels, peopleOf(seen)), true)
      : [],
  };
}

async function eventsOpened(
  log: Services['log'],
  readModels: Services['readModels'],
  record: string,
  eventId: string | null,
): Promise<readonly RecordedEvent[]> {
  if (eventId === null) return log.readStream(record);
  const row = await indexRow(readModels, eventId);
  if (row?.stream !== record) return [];
  const event = await log.readEvent(record, BigInt(row.revision));
  return event ? [event] : [];
}

/** Whose sensitive values an event holds: one person or, where there is nothing to open, nobody. */
function whoseIn(event: RecordedEvent): PersonId[] {
  const definition = definitionOf(event);
  const data = valuesOf(event);
  if (openableFields(definition, data).length === 0 || definition.about === undefined) return [];
  return [personId.parse(data[definition.about])];
}
