import type { PersonId } from '@annals/contracts/kernel/ids';
import { subjectAccessId, type SubjectAccessId } from '@annals/contracts/features/privacy/ids';
import { subjectAccessRow } from '@annals/contracts/features/privacy/subject-access-views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

const withId = z.object({
  id: subjectAccessId,
});

const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** An archive, with the names of whom it is about and of who asked for it. */
const namedSubjectAccess = subjectAccessRow.extend({
  personName: z.string(),
  requestedByName: z.string(),
});
export type NamedSubjectAccess = z.infer<typeof namedSubjectAccess>;

/** The archives about everybody, or about one person, newest first. */
export async function subjectAccessesOf(
  db: ReadModels,
  request: PageRequest & { readonly personId?: PersonId | undefined },
): Promise<Page<NamedSubjectAccess>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    namedSubjectAccess,
    withNames(db)
      .modify((query) => {
        if (request.personId !== undefined) void query.where('access.personId', request.personId);
        if (cursor)
          void query.whereRaw('(access."requestedAt", access.id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'access.requestedAt', order: 'desc' },
        { column: 'access.id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => [row.requestedAt, row.id]);
}

/** One archive; undefined when there is none. */
export async function subjectAccessOf(
  db: ReadModels,
  id: SubjectAccessId,
): Promise<NamedSubjectAccess | undefined> {
  return rowOf(namedSubjectAccess, withNames(db).where('access.id', id).limit(1));
}

/** Whether an archive about somebody is being made for this person at the moment. */
export async function isBeingMade(
  db: ReadModels,
  personId: PersonId,
  requestedBy: PersonId,
): Promise<boolean> {
  const row: unknown = await db('subject_accesses')
    .where({ personId, requestedBy, status: 'running' })
    .first();
  return row !== undefined;
}

/** The archives that are not made yet, oldest first. */
export async function unfinishedSubjectAccesses(db: ReadModels): Promise<SubjectAccessId[]> {
  const rows = await rowsOf(
    withId,
    db('subject_accesses').select('id').where('status', 'running').orderBy('requestedAt'),
  );
  return rows.map(({ id }) => id);
}

/** The events of a record that concern a person: those that name them, and what they did themself. */
const concernedRecord = z.object({
  feature: z.string(),
  stream: z.string(),
  eventIds: z.array(z.string()),
});
export type ConcernedRecord = z.infer<typeof concernedRecord>;

/** The records with events that concern a person, by feature, in the order in which they began; up to a position. */
export async function recordsConcerning(
  db: ReadModels,
  personId: PersonId,
  until: bigint,
): Promise<ConcernedRecord[]> {
  const columns = ['id', 'feature', 'stream', 'position', 'occurredAt'];
  const naming = db('event_index').select(columns).whereRaw('people @> ARRAY[?::uuid]', [personId]);
  const acting = db('event_index').select(columns).where('actorId', personId);
  return rowsOf(
    concernedRecord,
    db
      .from(naming.union(acting).as('event'))
      .select('event.feature', 'event.stream')
      .select(db.raw('array_agg(event.id ORDER BY event.position) AS "eventIds"'))
      .where('event.position', '<=', String(until))
      .groupBy('event.feature', 'event.stream')
      .orderByRaw('event.feature, min(event."occurredAt"), event.stream'),
  );
}

function withNames(db: ReadModels) {
  const named = (alias: string, as: string) =>
    db.raw(`coalesce(${alias}."firstName" || ' ' || ${alias}."lastName", '') AS "${as}"`);
  return db('subject_accesses as access')
    .leftJoin('people as asker', 'asker.id', 'access.requestedBy')
    .leftJoin('people as person', 'person.id', 'access.personId')
    .select('access.*', named('person', 'personName'), named('asker', 'requestedByName'));
}
