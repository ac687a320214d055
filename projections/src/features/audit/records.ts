import type { PersonId } from '@annals/contracts/kernel/ids';
import { auditPerson, type AuditPerson, type AuditRecord } from '@annals/contracts/features/audit/views';
import { oneRowOf, rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { matchesWords } from '../people/search';
import { namesOf } from '../people/queries';
import { eventIndexRow, type EventIndexRow } from './event-index-fold';
import { nameIn } from './explorer';

const idAndRevision = z.object({
  id: z.string(),
  revision: z.number(),
});
const withId = z.object({
  id: z.string(),
});
const recordBegun = z.object({
  stream: z.string(),
  occurredAt: z.string(),
  position: z.number(),
});
const withStream = z.object({
  stream: z.string(),
});
const personCalled = auditPerson.omit({ name: true, hasLeft: true }).extend({
  firstName: z.string(),
  lastName: z.string(),
  departedOn: z.string().nullable(),
});

/** The row of one event; undefined when there is none. */
export async function indexRow(db: ReadModels, eventId: string): Promise<EventIndexRow | undefined> {
  return rowOf(eventIndexRow, db('event_index').where('id', eventId).limit(1));
}

/** The ids of the events before and after one in its record. */
export async function neighboursOf(db: ReadModels, { stream, revision }: EventIndexRow) {
  const rows = await rowsOf(
    idAndRevision,
    db('event_index')
      .select('id', 'revision')
      .where({ stream })
      .whereIn('revision', [revision - 1, revision + 1]),
  );
  const at = (place: number) => rows.find((row) => row.revision === place)?.id ?? null;
  return { previousId: at(revision - 1), nextId: at(revision + 1) };
}

/** The most events of one intention that are shown. */
const MOST_IN_CHAIN = 200;
/** How far a chain is followed beyond one correlation. */
const MOST_HOPS = 10;

/** The events of the same intention, what led to it and what followed, oldest first. */
export async function chainOf(
  db: ReadModels,
  event: EventIndexRow,
): Promise<{ rows: EventIndexRow[]; isComplete: boolean }> {
  const found = new Map<string, EventIndexRow>([[event.id, event]]);
  const take = async (column: 'correlationId' | 'causationId' | 'commandId' | 'id', values: string[]) => {
    const wanted = column === 'id' ? values.filter((value) => z.uuid().safeParse(value).success) : values;
    if (wanted.length === 0 || found.size > MOST_IN_CHAIN) return 0;
    const before = found.size;
    const rows = await rowsOf(
      eventIndexRow,
      db('event_index')
        .whereIn(column, wanted)
        .orderBy('position')
        .limit(MOST_IN_CHAIN + 1),
    );
    for (const row of rows) if (found.size <= MOST_IN_CHAIN) found.set(row.id, row);
    return found.size - before;
  };
  await take('correlationId', [event.correlationId]);
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const rows = [...found.values()];
    const causes = rows.flatMap(({ causationId }) => (causationId === null ? [] : [causationId]));
    const effects = [...new Set(rows.flatMap(({ id, commandId }) => [id, commandId]))];
    // One after the other: each looks at what is still missing.
    const more =
      (await take('id', causes)) + (await take('commandId', causes)) + (await take('causationId', effects));
    if (more === 0) break;
  }
  const rows = [...found.values()].sort((one, other) => one.position - other.position);
  return { rows: rows.slice(0, MOST_IN_CHAIN), isComplete: rows.length <= MOST_IN_CHAIN };
}

/** What an event followed from, among the events of its chain: a cause is named by an event's id or by its command's. */
export function causeIn(rows: readonly EventIndexRow[], { id, causationId }: EventIndexRow): string | null {
  if (causationId === null) return null;
  const cause =
    rows.find((row) => row.id === causationId) ?? rows.find((row) => row.commandId === causationId);
  return cause === undefined || cause.id === id ? null : cause.id;
}

const summary = z.object({
  events: z.coerce.number(),
  firstAt: z.string().nullable(),
  lastAt: z.string().nullable(),
  hasSensitive: z.boolean().nullable(),
  feature: z.string().nullable(),
});

/** A record as a whole; undefined when there is none. */
export async function recordOf(db: ReadModels, stream: string): Promise<AuditRecord | undefined> {
  const row = await oneRowOf(
    summary,
    db('event_index')
      .where({ stream })
      .select(
        db.raw('count(*) AS events, min("occurredAt") AS "firstAt", max("occurredAt") AS "lastAt"'),
        db.raw('bool_or("hasSensitive") AS "hasSensitive", min(feature) AS feature'),
      ),
  );
  if (row.feature === null || row.firstAt === null || row.lastAt === null) return undefined;
  const named = await rowsOf(
    withId,
    db
      .select('id')
      .from(db('event_index').select(db.raw('DISTINCT unnest(people) AS id')).where({ stream }).as('named'))
      .limit(50),
  );
  const names = await namesOf(
    db,
    named.map(({ id }) => id),
  );
  return {
    stream,
    feature: row.feature,
    events: row.events,
    firstAt: row.firstAt,
    lastAt: row.lastAt,
    hasSensitive: row.hasSensitive ?? false,
    people: named.map(({ id }) => ({ id, name: nameIn(names, id) })),
  };
}

const streamKey = z.tuple([z.iso.datetime(), z.number()]);

/** Where a replay stops. */
export type Until =
  | { readonly by: 'position'; readonly position: string }
  | { readonly by: 'happened' | 'recorded'; readonly moment: string };

/**
 * The records of a feature that had begun by then, the latest begun first: their streams, a page at a time.
 * @param request.changed only those in which something happened since
 */
export async function recordsOf(
  db: ReadModels,
  feature: string,
  until: Until,
  request: PageRequest & { person?: PersonId | undefined; changed?: 'true' | undefined },
): Promise<Page<string>> {
  const [column, bound] =
    until.by === 'position'
      ? ['position', until.position]
      : [until.by === 'happened' ? 'occurredAt' : 'recordedAt', until.moment];
  const cursor = readCursor(request.after, streamKey);
  const rows = await rowsOf(
    recordBegun,
    db('event_index as first')
      .select('first.stream', 'first.occurredAt', 'first.position')
      .where({ 'first.feature': feature, 'first.revision': 0 })
      .where(`first.${column}`, '<=', bound)
      .modify((query) => {
        if (request.changed)
          void query.whereExists(
            db('event_index as later')
              .select(db.raw('1'))
              .whereRaw('later.stream = first.stream')
              .where(`later.${column}`, '>', bound),
          );
        if (cursor)
          void query.whereRaw('(first."occurredAt", first.position) < (?::timestamptz, ?::numeric)', cursor);
        if (request.person !== undefined)
          void query.whereIn(
            'first.stream',
            db('event_index')
              .select('stream')
              .where({ feature })
              .whereRaw('people @> ARRAY[?]::uuid[]', [request.person]),
          );
      })
      .orderBy([
        { column: 'first.occurredAt', order: 'desc' },
        { column: 'first.position', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  const page = cutPage(rows, request.limit, ({ occurredAt, position }) => [occurredAt, position]);
  return { rows: page.rows.map(({ stream }) => stream), next: page.next };
}

/** The streams other than its own in which events of some types name a person. */
export async function streamsNaming(
  db: ReadModels,
  person: string,
  types: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf(
    withStream,
    db('event_index')
      .distinct('stream')
      .whereIn('type', types)
      .whereRaw('people @> ARRAY[?]::uuid[]', [person]),
  );
  return rows.map(({ stream }) => stream);
}

const MOST_FOUND = 20;

/** People by name, also those who left: whom an auditor can mean. */
export async function peopleCalled(
  db: ReadModels,
  { search, id }: { search: string; id?: PersonId | undefined },
): Promise<AuditPerson[]> {
  const rows = await rowsOf(
    personCalled,
    db('people')
      .select('id', 'firstName', 'lastName', 'position', 'department', 'departedOn')
      .modify((query) => {
        if (id !== undefined) void query.where({ id });
        matchesWords(query, 'people', search, ['firstName', 'lastName']);
      })
      .orderBy(['lastName', 'firstName', 'id'])
      .limit(MOST_FOUND),
  );
  return rows.map(({ firstName, lastName, departedOn, ...person }) => ({
    ...person,
    name: `${firstName} ${lastName}`,
    hasLeft: departedOn !== null,
  }));
}
