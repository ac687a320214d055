import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  accountRow,
  personFacts,
  administeredPerson,
  type AdministeredPerson,
  type PeopleState,
  type PersonFacts,
  type PlacesInUse,
} from '@annals/contracts/features/people/administration';
import { appearanceOf } from '@annals/contracts/features/people/look-alike';
import { ROLES_WITH_REPORTS, type Role } from '@annals/contracts/kernel/roles';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { TEAM_MEMBER } from './queries';
import { matchesWords } from './search';

const personListed = administeredPerson.omit({ looksLikeAdministrator: true });
const accountFound = accountRow
  .pick({
    hasPassword: true,
    invitedAt: true,
    invitationExpiresAt: true,
    lastSignedInAt: true,
    lockedUntil: true,
  })
  .extend({ accountState: accountRow.shape.state });
const personWithAccount = personFacts
  .omit({
    allowed: true,
    directory: true,
    roleKeeper: true,
    looksLikeAdministrator: true,
    holidayCalendarName: true,
    account: true,
  })
  .extend(accountFound.shape);
const place = z.record(z.string(), z.string());

/** The last and first name and the id of the last person of a page. */
const directoryKey = z.tuple([z.string(), z.string(), z.uuid()]);
const MANAGER_NAME = `manager."firstName" || ' ' || manager."lastName" AS "managerName"`;

interface AdministrationRequest extends PageRequest {
  readonly search?: string | undefined;
  readonly department?: string | undefined;
  readonly role?: Role | undefined;
  readonly canHaveReports?: 'true' | undefined;
  readonly state: PeopleState;
}

/** Everybody in one state, by name, with the state of their account. */
export async function administeredPeople(
  db: ReadModels,
  request: AdministrationRequest,
): Promise<Page<AdministeredPerson>> {
  const cursor = readCursor(request.after, directoryKey);
  const rows = await rowsOf(
    personListed,
    db('people as person')
      .leftJoin('people as manager', 'manager.id', 'person.managerId')
      .leftJoin('accounts as account', 'account.id', 'person.id')
      .select(TEAM_MEMBER.map((column) => `person.${column}`))
      .select('person.managerId', 'person.hireDate', 'person.departedOn')
      .select(db.raw(MANAGER_NAME), db.raw(`coalesce(account.state, 'none') AS "accountState"`))
      .modify((query) => {
        if (request.state === 'departed') void query.whereNotNull('person.departedOn');
        else void query.whereNull('person.departedOn');
        if (request.state === 'invited' || request.state === 'locked')
          void query.where('account.state', request.state);
        if (request.department !== undefined) void query.where('person.department', request.department);
        if (request.role !== undefined) void query.where('person.role', request.role);
        if (request.canHaveReports) void query.whereIn('person.role', ROLES_WITH_REPORTS);
        if (cursor)
          void query.whereRaw('(person."lastName", person."firstName", person.id) > (?, ?, ?::uuid)', cursor);
        matchesWords(query, 'person', request.search);
      })
      .orderBy(['person.lastName', 'person.firstName', 'person.id'])
      .limit(request.limit + 1),
  );
  const administrators = await administratorNames(db);
  const people = rows.map((row) => ({ ...row, looksLikeAdministrator: looksLike(administrators, row) }));
  return cutPage(people, request.limit, (row) => [row.lastName, row.firstName, row.id]);
}

/** One person with their account, without what the caller may do; undefined when there is none. */
export async function personFactsOf(
  db: ReadModels,
  id: PersonId,
): Promise<Omit<PersonFacts, 'allowed' | 'directory' | 'roleKeeper' | 'holidayCalendarName'> | undefined> {
  const row = await rowOf(
    personWithAccount,
    db('people as person')
      .leftJoin('people as manager', 'manager.id', 'person.managerId')
      .leftJoin('accounts as account', 'account.id', 'person.id')
      .select('person.*')
      .select(db.raw(MANAGER_NAME))
      .select(
        db.raw(
          `(SELECT count(*)::integer FROM people report WHERE report."managerId" = person.id) AS "reportCount"`,
        ),
      )
      .select(
        db.raw(`coalesce(account.state, 'none') AS "accountState"`),
        db.raw('coalesce(account."hasPassword", false) AS "hasPassword"'),
      )
      .select(
        ['invitedAt', 'invitationExpiresAt', 'lastSignedInAt', 'lockedUntil'].map((at) => `account.${at}`),
      )
      .where('person.id', id)
      .limit(1),
  );
  if (!row) return undefined;
  const {
    accountState: state,
    hasPassword,
    invitedAt,
    invitationExpiresAt,
    lastSignedInAt,
    lockedUntil,
    ...person
  } = row;
  return {
    ...person,
    account: { state, hasPassword, invitedAt, invitationExpiresAt, lastSignedInAt, lockedUntil },
    looksLikeAdministrator: looksLike(await administratorNames(db), row),
  };
}

const namedRow = administeredPerson.pick({ id: true, firstName: true, lastName: true });
type Named = z.infer<typeof namedRow>;

/** What the names of the administrators look like, by their ids. */
async function administratorNames(db: ReadModels): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    namedRow,
    db('people').select('id', 'firstName', 'lastName').where({ role: 'admin' }).whereNull('departedOn'),
  );
  return new Map(rows.map(({ id, firstName, lastName }) => [id, appearanceOf(`${firstName} ${lastName}`)]));
}

/** Names are people's own to set: one that is taken for an administrator's is shown to administrators as such. */
function looksLike(administrators: ReadonlyMap<string, string>, { id, firstName, lastName }: Named): boolean {
  const appearance = appearanceOf(`${firstName} ${lastName}`);
  if (appearance === '' || administrators.has(id)) return false;
  return [...administrators.values()].includes(appearance);
}

/** The departments and positions of those who work here, in order. */
export async function placesInUse(db: ReadModels): Promise<PlacesInUse> {
  const distinct = async (column: 'department' | 'position') => {
    const rows = await rowsOf(
      place,
      db('people').distinct(column).whereNull('departedOn').whereNotNull(column).orderBy(column).limit(500),
    );
    return rows.map((row) => row[column] ?? '');
  };
  return { departments: await distinct('department'), positions: await distinct('position') };
}
