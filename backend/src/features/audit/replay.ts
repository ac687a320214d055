import { categoryOf } from '@annals/contracts/kernel/words';
import { peopleIn } from '@annals/contracts/features/audit/people-in';
import type { ComparedRow, RecordAsOf } from '@annals/contracts/features/audit/views';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { EventLog } from '@annals/event-store/event-log';
import { streamsNaming, type Until } from '@annals/projections/features/audit/records';
import type { ReadModels } from '@annals/projections/engine/connections';
import { namesOf } from '@annals/projections/features/people/queries';
import type { Collected } from '../../platform/services/collected';
import { compared, folded } from './compare';
import { definitionOf, valuesOf } from './definitions';
import { replayedOf, TYPES_NAMING_PERSON } from './folds';

/** Whether an event counts for a replay that stops there. */
export function countsBy(until: Until): (event: RecordedEvent) => boolean {
  switch (until.by) {
    case 'position': {
      const last = BigInt(until.position);
      return ({ position }) => position <= last;
    }
    case 'happened': {
      const moment = Date.parse(until.moment);
      return ({ metadata }) => Date.parse(metadata.occurredAt) <= moment;
    }
    case 'recorded': {
      const moment = Date.parse(until.moment);
      return ({ recordedAt }) => Date.parse(recordedAt) <= moment;
    }
  }
}

/** The events a record follows from: those of its stream; of a person also the few of other records that their row follows from. */
export async function eventsOfRecord(
  log: EventLog,
  db: ReadModels,
  stream: string,
): Promise<readonly RecordedEvent[]> {
  const own = await log.readStream(stream);
  if (categoryOf(stream) !== 'person') return own;
  const person = stream.slice('person-'.length);
  const others = await Promise.all(
    (await streamsNaming(db, person, TYPES_NAMING_PERSON)).map((other) => log.readStream(other)),
  );
  const relevant = others.flat().filter(({ type }) => TYPES_NAMING_PERSON.includes(type));
  return [...own, ...relevant].sort((one, other) => Number(one.position - other.position));
}

/** The ids of the people that events name, and of those who acted. */
export function peopleOf(events: readonly RecordedEvent[]): string[] {
  const ids = events.flatMap((event) => [
    event.metadata.actorId,
    ...(event.metadata.onBehalfOf === undefined ? [] : [event.metadata.onBehalfOf]),
    ...peopleIn(definitionOf(event), valuesOf(event)),
  ]);
  return [...new Set(ids)].filter((id) => !id.startsWith('system:'));
}

/** A record folded up to a moment or a position by the same folds that keep it today, beside what it is today. */
export async function recordAsOf(
  features: Collected,
  log: EventLog,
  db: ReadModels,
  stream: string,
  until: Until,
): Promise<RecordAsOf> {
  const events = await eventsOfRecord(log, db, stream);
  const then = events.filter(countsBy(until));
  const names = await namesOf(db, peopleOf(events));
  const last = then.at(-1);
  return {
    stream,
    feature: categoryOf(stream),
    eventsThen: then.length,
    eventsNow: events.length,
    lastThen: last
      ? { id: last.id, position: String(last.position), occurredAt: last.metadata.occurredAt }
      : null,
    rows: rowsOf(features, stream, events, then, names, 'all'),
  };
}

/** The records of several streams, then and now: the rows of the read model that is the record itself. */
export async function recordsAsOf(
  features: Collected,
  log: EventLog,
  db: ReadModels,
  streams: readonly string[],
  until: Until,
): Promise<ComparedRow[]> {
  const counts = countsBy(until);
  const records = await Promise.all(
    streams.map(async (stream) => ({ stream, events: await eventsOfRecord(log, db, stream) })),
  );
  const names = await namesOf(db, peopleOf(records.flatMap(({ events }) => events)));
  return records.flatMap(({ stream, events }) =>
    rowsOf(features, stream, events, events.filter(counts), names, 'itself'),
  );
}

function rowsOf(
  features: Collected,
  stream: string,
  now: readonly RecordedEvent[],
  then: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
  which: 'all' | 'itself',
): ComparedRow[] {
  const replayed = replayedOf(features, categoryOf(stream));
  const ofPerson = categoryOf(stream) === 'person' ? stream.slice('person-'.length) : undefined;
  return replayed.slice(0, which === 'itself' ? 1 : undefined).flatMap((one) => {
    const rows = compared(one, stream, { then: folded(one, then), now: folded(one, now) }, names);
    // Events of other records may touch other people's rows as well.
    return ofPerson === undefined ? rows : rows.filter(({ rowId }) => rowId === ofPerson);
  });
}
