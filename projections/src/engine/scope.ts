import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';
import type { Knex } from 'knex';
import type { ReadModels } from './connections';

/** Whose records a reader may see: oneself, one's direct reports too, the whole subtree below, or everyone's. */
export type Reach = 'self' | 'reports' | 'subtree' | 'everyone' | 'no one';

/** A reader with what their role lets them reach today. */
export interface Reader {
  readonly id: PersonId;
  readonly role: Role;
}

const REACH: Readonly<Record<Role, Reach>> = {
  employee: 'self',
  manager: 'reports',
  leader: 'subtree',
  admin: 'everyone',
  auditor: 'no one',
};

export function reachOf(reader: Reader): Reach {
  return REACH[reader.role];
}

/** The ids of the people in a reader's reach, as a subquery; with everyone and no one told apart by the caller. */
export function idsInReach(db: ReadModels, reader: Reader): Knex.QueryBuilder {
  const people = db('people').select('id');
  switch (reachOf(reader)) {
    case 'everyone':
      return people;
    case 'no one':
      return people.whereRaw('false');
    case 'self':
      return people.where({ id: reader.id });
    case 'reports':
      return people.where({ id: reader.id }).orWhere({ managerId: reader.id });
    case 'subtree':
      return db
        .withRecursive('subtree', (seed) => {
          void seed
            .select('id')
            .from('people')
            .where({ id: reader.id })
            .union((below) => {
              void below.select('people.id').from('people').join('subtree', 'people.managerId', 'subtree.id');
            });
        })
        .select('id')
        .from('subtree');
  }
}
