import type { Knex } from 'knex';
import type { ReadModels } from '../kernel/connections';
import { idsInReach, reachOf, type Reader } from '../kernel/scope';

/**
 * The people whose figures a reader's dashboard sums: those they lead today, without themself; for someone who leads nobody, themself.
 * People who left count no more.
 */
export function ledBy(db: ReadModels, reader: Reader): Knex.QueryBuilder {
  const ids = idsInReach(db, reader);
  if (reachOf(reader) === 'self') return ids;
  return db('people').select('id').whereIn('id', ids).whereNot('id', reader.id).whereNull('departedOn');
}
