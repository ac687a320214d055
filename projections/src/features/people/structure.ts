import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { role } from '@annals/contracts/kernel/roles';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const withId = z.object({
  id: personId,
});

/** What the rules of the organization's structure need to know of a person. */
const standing = z.object({
  id: personId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  position: z.string().nullable(),
  department: z.string().nullable(),
  managerId: personId.nullable(),
  departedOn: z.string().nullable(),
});
export type Standing = z.infer<typeof standing>;

const STANDING = [
  'id',
  'email',
  'firstName',
  'lastName',
  'role',
  'position',
  'department',
  'managerId',
  'departedOn',
] as const;

/** One person's place; undefined when there is no such person. */
export function standingOf(db: ReadModels, id: PersonId): Promise<Standing | undefined> {
  return rowOf(
    standing,
    db('people')
      .select(...STANDING)
      .where({ id })
      .limit(1),
  );
}

/** Everybody's place, those who left included. */
export function standings(db: ReadModels): Promise<Standing[]> {
  return rowsOf(standing, db('people').select(...STANDING));
}

/** The places of people, by id or by address, and of everybody above them; and who of them has reports. */
export async function placesWithAbove(
  db: ReadModels,
  { ids, emails }: { readonly ids: readonly PersonId[]; readonly emails: readonly string[] },
): Promise<{ readonly places: Standing[]; readonly leading: ReadonlySet<PersonId> }> {
  const places = await rowsOf(
    standing,
    db
      .withRecursive('above', (seed) => {
        void seed
          .select('id', 'managerId')
          .from('people')
          .where((either) => void either.whereIn('id', [...ids]).orWhereIn('email', [...emails]))
          .union((next) => {
            void next
              .select('people.id', 'people.managerId')
              .from('people')
              .join('above', 'above.managerId', 'people.id');
          });
      })
      .select(STANDING.map((column) => `person.${column}`))
      .from('people as person')
      .join('above', 'above.id', 'person.id'),
  );
  const leading = await rowsOf(
    withId,
    db('people')
      .distinct('managerId as id')
      .whereIn(
        'managerId',
        places.map(({ id }) => id),
      ),
  );
  return { places, leading: new Set(leading.map(({ id }) => id)) };
}

/** Whether someone has this e-mail address, or had it when they left. */
export async function isAddressTaken(db: ReadModels, email: string, besides?: PersonId): Promise<boolean> {
  const rows = await rowsOf(withId, db('people').select('id').where({ email: email.toLowerCase() }));
  return rows.some(({ id }) => id !== besides);
}

/** Whether someone is a person, or one of the managers above them today. */
export async function isAtOrAbove(db: ReadModels, candidate: PersonId, person: PersonId): Promise<boolean> {
  const found: unknown = await db
    .withRecursive('above', (seed) => {
      void seed
        .select('id', 'managerId')
        .from('people')
        .where({ id: person })
        .union((next) => {
          void next
            .select('people.id', 'people.managerId')
            .from('people')
            .join('above', 'above.managerId', 'people.id');
        });
    })
    .select('id')
    .from('above')
    .where({ id: candidate })
    .first();
  return found !== undefined;
}

/** The ids of those who report to someone today. */
export async function idsOfReports(db: ReadModels, managerId: PersonId): Promise<PersonId[]> {
  const rows = await rowsOf(withId, db('people').select('id').where({ managerId }).orderBy('id'));
  return rows.map(({ id }) => id);
}

/** The administrators besides this person who work here and can sign in. */
export async function administratorsBesides(db: ReadModels, id: PersonId): Promise<readonly PersonId[]> {
  const rows = await rowsOf(
    withId,
    db('people as person')
      .join('accounts as account', 'account.id', 'person.id')
      .where({ 'person.role': 'admin', 'account.state': 'open' })
      .whereNull('person.departedOn')
      .whereNot('person.id', id)
      // Nobody signs in there who could stand in for somebody else.
      .whereNotExists(
        db('break_glass_accounts as kept').whereRaw('kept.id = person.id').where({ 'kept.isDeclared': true }),
      )
      .select('person.id')
      .orderBy('person.id'),
  );
  return rows.map((row) => row.id);
}
