import { automaticTypes } from '@annals/contracts/automatic-kinds';
import { AUTOMATIC_KIND_NAMES, type AutomaticKind } from '@annals/contracts/kernel/feature';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { matchesWords } from '../people/search';

const withId = z.object({
  id: z.string(),
});

/** When the last act of a page happened, and its position. */
const actKey = z.tuple([z.iso.datetime(), z.number()]);
/** Of more people than these of one name nobody looks at the acts of all. */
const MOST_PEOPLE = 100;

/** An act as the index of the log knows it. */
const indexedAct = z.object({
  id: z.string(),
  position: z.number(),
  type: z.string(),
  actorId: z.string(),
  occurredAt: z.string(),
  causationId: z.string().nullable(),
  people: z.array(z.string()),
});
export type IndexedAct = z.infer<typeof indexedAct>;

const causingEvent = indexedAct.pick({ id: true, type: true, position: true, occurredAt: true });

/**
 * The automatic acts of the system, newest first, from the index of the log.
 * @param person words of the name or the address of whom it is about; those whom an event merely names are not searched: it could tell who
 *   was asked for an answer that nobody is to know of
 * @throws BrokenCursor
 */
export async function automaticActs(
  db: ReadModels,
  request: PageRequest & { kind?: AutomaticKind | undefined; person?: string | undefined },
): Promise<Page<IndexedAct>> {
  const before = readCursor(request.after, actKey);
  const kinds = request.kind === undefined ? AUTOMATIC_KIND_NAMES : [request.kind];
  const people = request.person?.trim() ? await peopleNamed(db, request.person) : undefined;
  const rows = await rowsOf(
    indexedAct,
    db('event_index')
      .select('id', 'position', 'type', 'actorId', 'occurredAt', 'causationId', 'people')
      .where('actorRole', 'system')
      .whereIn('type', kinds.flatMap(automaticTypes))
      .modify((query) => {
        if (people)
          void query.whereRaw('people && ?::uuid[] AND people[1] = ANY(?::uuid[])', [people, people]);
        if (before) void query.whereRaw('("occurredAt", position) < (?::timestamptz, ?::numeric)', before);
      })
      .orderBy([
        { column: 'occurredAt', order: 'desc' },
        { column: 'position', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => [row.occurredAt, row.position]);
}

async function peopleNamed(db: ReadModels, words: string): Promise<string[]> {
  const rows = await rowsOf(
    withId,
    db('people as person')
      .select('person.id')
      .modify((query) => matchesWords(query, 'person', words))
      .orderBy(['person.lastName', 'person.firstName', 'person.id'])
      .limit(MOST_PEOPLE),
  );
  return rows.map(({ id }) => id);
}

/** The events of these ids, as the index knows them. */
export async function indexedEvents(
  db: ReadModels,
  ids: readonly string[],
): Promise<ReadonlyMap<string, z.infer<typeof causingEvent>>> {
  const rows = await rowsOf(
    causingEvent,
    db('event_index')
      .select('id', 'type', 'position', 'occurredAt')
      .whereIn('id', [...ids]),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
