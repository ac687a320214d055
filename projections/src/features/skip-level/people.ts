import type { Standing } from '@annals/contracts/features/skip-level/constants';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { skipLevelCandidate, type SkipLevelCandidate } from '@annals/contracts/features/skip-level/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

const withManagerId = z.object({
  managerId: personId.nullable(),
});

/** The relation of a person to a leader today, and to whom they report; undefined when nobody of this id works here. */
export async function standingOf(
  db: ReadModels,
  personId: PersonId,
  leaderId: PersonId,
): Promise<{ standing: Standing; managerId: PersonId | null } | undefined> {
  const person = await rowOf(
    withManagerId,
    db('people').select('managerId').where({ id: personId }).whereNull('departedOn').limit(1),
  );
  if (!person) return undefined;
  const { managerId } = person;
  if (managerId === leaderId) return { standing: 'direct report', managerId };
  const above: unknown = await db
    .withRecursive('above', (seed) => {
      void seed
        .select('id', 'managerId')
        .from('people')
        .where({ id: managerId })
        .union((next) => {
          void next
            .select('people.id', 'people.managerId')
            .from('people')
            .join('above', 'people.id', 'above.managerId');
        });
    })
    .select('id')
    .from('above')
    .where({ id: leaderId })
    .first();
  return {
    standing: above === undefined || personId === leaderId ? 'not below' : 'further below',
    managerId,
  };
}

/** The last and first name and the id of the last person of a page. */
const nameKey = z.tuple([z.string(), z.string(), z.uuid()]);

/** The people below a leader's own reports who work here today, by name. */
export async function skipLevelCandidates(
  db: ReadModels,
  leaderId: PersonId,
  request: PageRequest & { search?: string | undefined },
): Promise<Page<SkipLevelCandidate>> {
  const cursor = readCursor(request.after, nameKey);
  const rows = await rowsOf(
    skipLevelCandidate,
    db
      .withRecursive('below', (seed) => {
        void seed
          .select('id')
          .from('people')
          .where({ managerId: leaderId })
          .union((next) => {
            void next.select('people.id').from('people').join('below', 'people.managerId', 'below.id');
          });
      })
      .from('people as person')
      .join('below', 'below.id', 'person.id')
      .join('people as manager', 'manager.id', 'person.managerId')
      .select(
        ['id', 'firstName', 'lastName', 'profileImageUrl', 'position'].map((column) => `person.${column}`),
      )
      .select(db.raw(`manager."firstName" || ' ' || manager."lastName" AS "managerName"`))
      .whereNot('person.managerId', leaderId)
      .whereNot('person.id', leaderId)
      .whereNull('person.departedOn')
      .modify((query) => {
        if (cursor)
          void query.whereRaw('(person."lastName", person."firstName", person.id) > (?, ?, ?::uuid)', cursor);
        for (const word of (request.search ?? '').split(/\s+/).filter(Boolean)) {
          const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
          void query.whereRaw(`concat_ws(' ', person."firstName", person."lastName") ILIKE ?`, pattern);
        }
      })
      .orderBy(['person.lastName', 'person.firstName', 'person.id'])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => [row.lastName, row.firstName, row.id]);
}
