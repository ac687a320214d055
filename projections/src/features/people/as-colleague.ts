import type { Knex } from 'knex';
import type { ReadModels } from '../../engine/connections';

/**
 * A selected column holding what everybody may know of a person, as the contract's `colleague`.
 * @param table the name the person goes by in the query
 */
export function asColleague(db: ReadModels, table: string, column: string): Knex.Raw {
  const id = `${table}.id`;
  return db.raw(
    `jsonb_build_object('id', ??, 'firstName', ??, 'lastName', ??, 'profileImageUrl', ??, 'position', ??) AS ??`,
    [id, `${table}.firstName`, `${table}.lastName`, `${table}.profileImageUrl`, `${table}.position`, column],
  );
}
