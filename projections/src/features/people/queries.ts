import { LANGUAGES, type Language } from '@annals/contracts/kernel/language';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import {
  colleague,
  directoryEntry,
  teamMember,
  type Colleague,
  type CurrentUser,
  type DirectoryEntry,
  type TeamMember,
} from '@annals/contracts/features/people/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { idsInReach, type Reader } from '../../engine/scope';
import { matchesWords } from './search';
import { counted, working } from './working';

const withManagerId = z.object({ managerId: personId.nullable() });
const withLanguage = z.object({ language: z.enum(LANGUAGES).nullable() });
const withName = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

/** The columns of a team member's view. */
export const TEAM_MEMBER = [
  'id',
  'firstName',
  'lastName',
  'profileImageUrl',
  'position',
  'email',
  'department',
  'role',
];

/** The people who report to a manager today, by name. */
export async function reportsOf(db: ReadModels, managerId: PersonId): Promise<TeamMember[]> {
  return rowsOf(
    teamMember,
    db('people').select(TEAM_MEMBER).where('managerId', managerId).orderBy(['lastName', 'firstName', 'id']),
  );
}

/** Whether someone reports to this manager today. */
export async function reportsTo(db: ReadModels, personId: PersonId, managerId: PersonId): Promise<boolean> {
  const found: unknown = await db('people')
    .select('id')
    .where('id', personId)
    .where('managerId', managerId)
    .first();
  return found !== undefined;
}

/** Whom someone reports to today; null when to nobody. */
export async function managerOf(db: ReadModels, id: PersonId): Promise<PersonId | null> {
  const person = await rowOf(withManagerId, db('people').select('managerId').where('id', id).limit(1));
  return person?.managerId ?? null;
}

/** A person as the signed-in user sees themself; undefined when there is none. */
export async function currentUserOf(
  db: ReadModels,
  id: PersonId,
): Promise<(Omit<CurrentUser, 'timeZone'> & { timeZone: string | null }) | undefined> {
  const person: unknown = await db('people')
    .select(TEAM_MEMBER)
    .select('managerId', 'timeZone', 'language')
    .where('id', id)
    .first();
  return person as (Omit<CurrentUser, 'timeZone'> & { timeZone: string | null }) | undefined;
}

/** The language a person chose in their profile; undefined when they chose none, or nobody knows them. */
export async function languageOf(db: ReadModels, id: PersonId): Promise<Language | undefined> {
  const [person] = await rowsOf(withLanguage, db('people').select('language').where('id', id));
  return person?.language ?? undefined;
}

/** The names of people, by id; someone unknown is missing from the map. */
export async function namesOf(db: ReadModels, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    withName,
    db('people')
      .select('id', 'firstName', 'lastName')
      .whereIn('id', [...new Set(ids)]),
  );
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

/** The last and first name and the id of the last person of a page. */
const directoryKey = z.tuple([z.string(), z.string(), z.uuid()]);

/** The people in a reader's reach who work here today, by name; `search` looks into names and addresses. */
export async function directory(
  db: ReadModels,
  reader: Reader,
  request: PageRequest & { search?: string | undefined },
): Promise<Page<DirectoryEntry>> {
  const cursor = readCursor(request.after, directoryKey);
  const rows = await rowsOf(
    directoryEntry,
    db('people as person')
      .leftJoin('people as manager', 'manager.id', 'person.managerId')
      .select(TEAM_MEMBER.map((column) => `person.${column}`))
      .select('person.managerId', 'person.hireDate')
      .select(db.raw(`manager."firstName" || ' ' || manager."lastName" AS "managerName"`))
      .modify(counted, 'person')
      .whereNull('person.departedOn')
      .whereIn('person.id', idsInReach(db, reader))
      .modify((query) => {
        if (cursor)
          void query.whereRaw('(person."lastName", person."firstName", person.id) > (?, ?, ?::uuid)', cursor);
        matchesWords(query, 'person', request.search);
      })
      .orderBy(['person.lastName', 'person.firstName', 'person.id'])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => [row.lastName, row.firstName, row.id]);
}

const MOST_COLLEAGUES = 20;

/** What everybody may know of a person. */
export const COLLEAGUE = ['id', 'firstName', 'lastName', 'profileImageUrl', 'position'] as const;

/**
 * The people who work here today and take part, by name, at most 20; the asking person is not among them.
 * `search` looks into names alone: addresses are not for everybody.
 */
export async function colleaguesOf(db: ReadModels, id: PersonId, search: string): Promise<Colleague[]> {
  return rowsOf(
    colleague,
    db('people')
      .select(COLLEAGUE)
      .modify(working)
      .whereNot('id', id)
      .modify((query) => matchesWords(query, 'people', search, ['firstName', 'lastName']))
      .orderBy(['lastName', 'firstName', 'id'])
      .limit(MOST_COLLEAGUES),
  );
}

/** Whether somebody works here today and takes part. */
export async function worksHere(db: ReadModels, id: PersonId): Promise<boolean> {
  const found: unknown = await working(db('people').select('id').where({ id })).first();
  return found !== undefined;
}
