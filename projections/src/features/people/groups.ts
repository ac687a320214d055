import { peopleGroup, type PeopleGroup } from '@annals/contracts/features/people/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import type { ReadModels } from '../../engine/connections';
import { idsInReach, type Reader } from '../../engine/scope';
import { COLLEAGUE } from './queries';
import { matchesWords } from './search';
import { working } from './working';

/** How many of each kind are found. */
const MOST_GROUPS = 10;
/** Larger groups are not chosen as a whole. */
const MOST_PEOPLE = 50;

const PEOPLE = `json_agg(json_build_object(${COLLEAGUE.map(
  (column) => `'${column}', person."${column}"`,
).join(', ')}) ORDER BY person."lastName", person."firstName", person.id) AS people`;

/** The departments, and the teams by their managers' names, with those of them who are in a reader's reach, work here today and take part. */
export async function groupsOf(db: ReadModels, reader: Reader, search: string): Promise<PeopleGroup[]> {
  const people = (): Knex.QueryBuilder =>
    working(db('people as person'), 'person')
      .whereIn('person.id', idsInReach(db, reader))
      .havingRaw('count(*) <= ?', [MOST_PEOPLE])
      .orderBy('name')
      .limit(MOST_GROUPS)
      .select(db.raw(PEOPLE));
  const [departments, teams] = await Promise.all([
    rowsOf(
      peopleGroup,
      people()
        .select(db.raw(`'department' AS kind`), 'person.department as name', 'person.department as id')
        .whereNotNull('person.department')
        .groupBy('person.department')
        .modify((query) => matchesWords(query, 'person', search, ['department'])),
    ),
    rowsOf(
      peopleGroup,
      people()
        .join('people as manager', 'manager.id', 'person.managerId')
        .select(db.raw(`'team' AS kind`), 'manager.id')
        .select(db.raw(`manager."firstName" || ' ' || manager."lastName" AS name`))
        .groupBy('manager.id', 'manager.firstName', 'manager.lastName')
        .modify((query) => matchesWords(query, 'manager', search, ['firstName', 'lastName'])),
    ),
  ]);
  return [...departments, ...teams];
}
