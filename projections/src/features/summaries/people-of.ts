import type { Knex } from 'knex';
import type { ReadModels } from '../../engine/connections';
import { idsInReach, reachOf, type Reader } from '../../engine/scope';
import { counted } from '../people/working';

/**
 * The people whose figures a reader's dashboard sums: those they lead today, without themself; for someone who leads nobody, themself; for
 * the administration the organization, of which they are one. People who left count no more.
 */
export function ledBy(db: ReadModels, reader: Reader): Knex.QueryBuilder {
  const ids = idsInReach(db, reader);
  const reach = reachOf(reader);
  if (reach === 'self') return ids;
  if (reach === 'everyone') return ledByAndSelf(db, reader);
  return ledByAndSelf(db, reader).whereNot('id', reader.id);
}

/** The people a reader sees records of when they ask for no one in particular: those they lead today and themself. */
export function ledByAndSelf(db: ReadModels, reader: Reader): Knex.QueryBuilder {
  return counted(db('people').select('id')).whereIn('id', idsInReach(db, reader)).whereNull('departedOn');
}
