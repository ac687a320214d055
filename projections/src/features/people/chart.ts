import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  colleague,
  colleagueInChart,
  personProfile,
  type ColleagueInChart,
  type PersonProfile,
} from '@annals/contracts/features/people/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { idsInReach, reachOf, type Reader } from '../../engine/scope';
import { COLLEAGUE } from './queries';
import { working } from './working';

/** The last and first name and the id of the last person of a page. */
const chartKey = z.tuple([z.string(), z.string(), z.uuid()]);

const profileRow = personProfile
  .omit({ managers: true, isInReach: true, worksHere: true })
  .extend({ managerId: z.string().nullable() });

function withReports(db: ReadModels, query: Knex.QueryBuilder): Knex.QueryBuilder {
  const reports = working(db('people as report'), 'report')
    .count()
    .whereRaw('report."managerId" = person.id');
  return query
    .select([...COLLEAGUE, 'department'].map((column) => `person.${column}`))
    .select(db.raw('(?)::int AS reports', [reports]));
}

/** Who reports to somebody today, by name; without a manager those at the top. */
export async function reportsInChart(
  db: ReadModels,
  request: PageRequest & { readonly managerId?: PersonId | undefined },
): Promise<Page<ColleagueInChart>> {
  const { managerId, after, limit } = request;
  const cursor = readCursor(after, chartKey);
  const found = working(db('people as person'), 'person')
    .modify((query) => {
      if (managerId) void query.where('person.managerId', managerId);
      else void query.whereNull('person.managerId');
      if (cursor)
        void query.whereRaw('(person."lastName", person."firstName", person.id) > (?, ?, ?::uuid)', cursor);
    })
    .orderBy(['person.lastName', 'person.firstName', 'person.id'])
    .limit(limit + 1);
  const rows = await rowsOf(colleagueInChart, withReports(db, found));
  return cutPage(rows, limit, (row) => [row.lastName, row.firstName, row.id]);
}

/**
 * What a reader may know of a person; undefined when there is nobody of this id. Of those who left, the name and the picture are
 * known to everybody, as in the records that name them; the rest to those who may see everybody.
 */
export async function profileOf(
  db: ReadModels,
  reader: Reader,
  id: PersonId,
): Promise<PersonProfile | undefined> {
  const found = await rowOf(
    profileRow,
    withReports(db, db('people as person').whereNot('person.role', 'auditor').where('person.id', id)).select(
      'person.email',
      'person.hireDate',
      'person.departedOn',
      'person.managerId',
    ),
  );
  if (!found) return undefined;
  const { managerId, ...known } = found;
  const worksHere = known.departedOn === null;
  const isInReach = worksHere ? await inReach(db, reader, id) : reachOf(reader) === 'everyone';
  return {
    ...known,
    ...(!isInReach && { email: null, hireDate: null, departedOn: null }),
    ...(!isInReach && !worksHere && { position: null, department: null }),
    worksHere,
    isInReach,
    managers: worksHere ? await managersFrom(db, managerId) : [],
  };
}

async function inReach(db: ReadModels, reader: Reader, id: PersonId): Promise<boolean> {
  if (reachOf(reader) === 'everyone') return true;
  const found: unknown = await db('people')
    .select('id')
    .where({ id })
    .whereIn('id', idsInReach(db, reader))
    .first();
  return found !== undefined;
}

/** From one manager up to the top. A circle cannot be appointed; a row of it would be met once. */
async function managersFrom(db: ReadModels, managerId: string | null) {
  if (managerId === null) return [];
  return rowsOf(
    colleague,
    db
      .withRecursive('line', (seed) => {
        void seed
          .select('id', 'managerId', db.raw('1 AS step'))
          .from('people')
          .where({ id: managerId })
          .union((above) => {
            void above
              .select('people.id', 'people.managerId', db.raw('line.step + 1'))
              .from('people')
              .join('line', 'line.managerId', 'people.id')
              .where('line.step', '<', 30);
          });
      })
      .select(COLLEAGUE.map((column) => `person.${column}`))
      .from('line')
      .join('people as person', 'person.id', 'line.id')
      .orderBy('line.step'),
  );
}
