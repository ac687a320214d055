import { personId } from '@annals/contracts/kernel/ids';
import { skipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../../engine/connections';
import type { Recipient } from '../recipients';
import { byRecipient, type ByPerson } from './by-person';

/** A skip-level meeting of the recipient's that comes soon and has no briefing for them. */
const unpreparedSkipLevel = z.object({
  id: skipLevelMeetingId,
  recipientId: personId,
  employeeId: personId,
  scheduledAt: z.string(),
});
export type UnpreparedSkipLevel = z.infer<typeof unpreparedSkipLevel>;

/** The skip-level meetings these leaders hold within so many days, without a briefing prepared or asked for; soonest first. */
export async function unpreparedSkipLevels(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
  { days }: { readonly days: number },
): Promise<ByPerson<readonly UnpreparedSkipLevel[]>> {
  const rows = await rowsOf(
    unpreparedSkipLevel,
    db('skip_level_meetings')
      .whereIn(
        'seniorLeaderId',
        people.filter(({ role }) => role === 'leader').map(({ id }) => id),
      )
      .where('status', 'scheduled')
      .where('scheduledAt', '>', now.toISOString())
      .where('scheduledAt', '<=', new Date(now.getTime() + days * 86_400_000).toISOString())
      .whereRaw(`"briefingData" -> "seniorLeaderId"::text IS NULL`)
      .whereRaw(
        `NOT "briefingRequests" @> jsonb_build_array(jsonb_build_object('recipientId', "seniorLeaderId"))`,
      )
      .orderBy(['scheduledAt', 'id'])
      .select('id', 'seniorLeaderId as recipientId', 'employeeId', 'scheduledAt'),
  );
  return byRecipient(rows);
}
