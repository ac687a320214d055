import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { role } from '@annals/contracts/kernel/roles';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const place = z.object({
  id: personId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  position: z.string().nullable(),
  department: z.string().nullable(),
  managerId: personId.nullable(),
  departedOn: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
/** A person's place, as a directory outside knows it. */
export type PersonPlace = z.infer<typeof place>;
const COLUMNS = Object.keys(place.shape);

/** The places of people by id or by address; nobody whose words were erased. */
export function placesOf(
  db: ReadModels,
  { ids = [], emails = [] }: { readonly ids?: readonly PersonId[]; readonly emails?: readonly string[] },
): Promise<PersonPlace[]> {
  return rowsOf(
    place,
    db('people')
      .select(COLUMNS)
      .where((either) => void either.whereIn('id', [...ids]).orWhereIn('email', [...emails]))
      .whereNot('email', ''),
  );
}

/** Everybody's place in the order of their ids, a part of them. */
export function placesFrom(
  db: ReadModels,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<PersonPlace[]> {
  return rowsOf(
    place,
    db('people').select(COLUMNS).whereNot('email', '').orderBy('id').offset(offset).limit(limit),
  );
}
