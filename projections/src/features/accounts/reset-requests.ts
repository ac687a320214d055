import { personId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

/** Somebody asked for a link to a new password. */
const resetRequest = z.object({
  /** Of its event. */
  id: z.string(),
  personId,
  /** An instant. */
  requestedAt: z.string(),
});
export type ResetRequest = z.infer<typeof resetRequest>;

/** The newest request of each person since a moment, of those who have set no password after it. */
export async function resetRequestsSince(db: ReadModels, since: Date): Promise<ResetRequest[]> {
  const rows = await rowsOf(
    resetRequest,
    db('event_index as asked')
      .where('asked.type', 'PasswordResetRequested')
      .where('asked.occurredAt', '>', since.toISOString())
      .whereNotExists(
        db('event_index as later')
          .whereRaw('later.stream = asked.stream')
          .whereRaw('later.revision > asked.revision')
          .whereIn('later.type', ['PasswordResetRequested', 'PasswordChanged'])
          .select('later.id'),
      )
      .select('asked.id', db.raw('asked.people[1] AS "personId"'), 'asked.occurredAt as requestedAt'),
  );
  return rows;
}
