import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ReadModels } from '../../engine/connections';
import { idsInReach, type Reader } from '../../engine/scope';

/** Whether a reader may write to someone: they work here today, and are in the reader's reach or are the reader's manager. */
export async function mayWriteTo(db: ReadModels, reader: Reader, recipientId: PersonId): Promise<boolean> {
  const found: unknown = await db('people')
    .select('id')
    .where('id', recipientId)
    .whereNull('departedOn')
    .where((allowed) => {
      void allowed
        .whereIn('id', idsInReach(db, reader))
        .orWhereIn('id', db('people').select('managerId').where('id', reader.id));
    })
    .first();
  return found !== undefined;
}
