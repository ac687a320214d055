import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { role } from '@annals/contracts/kernel/roles';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { counted } from '../people/working';

/** Somebody insights are found for. */
const recipient = z.object({
  id: personId,
  role,
  managerId: personId.nullable(),
});
export type Recipient = z.infer<typeof recipient>;

/** A share of the people: those whose id falls into the `number`-th of `of` equal parts. */
export interface Share {
  readonly number: number;
  readonly of: number;
}

function recipients(db: ReadModels, today: string): Knex.QueryBuilder {
  return counted(db('people'))
    .select('id', 'role', 'managerId')
    .whereNot('role', 'auditor')
    .where((present) => {
      void present.whereNull('departedOn').orWhere('departedOn', '>=', today);
    });
}

/** The next people of a share, in the order of their ids. @param after the last one of the page before */
export async function recipientsOf(
  db: ReadModels,
  { number, of }: Share,
  now: Date,
  after: PersonId | null,
  limit: number,
): Promise<Recipient[]> {
  return rowsOf(
    recipient,
    recipients(db, now.toISOString().slice(0, 10))
      // Hashed, because ids that carry a time lie close together.
      .whereRaw('abs(hashtext(id::text)::bigint) % ? = ?', [of, number])
      .modify((query) => {
        if (after !== null) void query.where('id', '>', after);
      })
      .orderBy('id')
      .limit(limit),
  );
}

/** People and those they report to, who are still here. */
export async function peopleAndManagers(
  db: ReadModels,
  ids: readonly PersonId[],
  now: Date,
): Promise<Recipient[]> {
  return rowsOf(
    recipient,
    recipients(db, now.toISOString().slice(0, 10)).where((either) => {
      void either.whereIn('id', [...ids]).orWhereIn(
        'id',
        db('people')
          .select('managerId')
          .whereIn('id', [...ids]),
      );
    }),
  );
}

/** The ids of those who have reports in their reach: direct reports are in the reach of managers, leaders and administrators alike. */
export function leadingIds(people: readonly Recipient[]): PersonId[] {
  return people.filter(({ role }) => role !== 'employee').map(({ id }) => id);
}
