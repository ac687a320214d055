import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SkipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import type { ReadModels } from '../../../engine/connections';
import type { Recipient } from '../recipients';
import { byRecipient, type ByPerson } from './by-person';

/** A skip-level meeting of the recipient's that comes soon and has no briefing for them. */
export interface UnpreparedSkipLevel {
  readonly id: SkipLevelMeetingId;
  readonly recipientId: PersonId;
  readonly employeeId: PersonId;
  readonly scheduledAt: string;
}

/** The skip-level meetings these leaders hold within so many days, without a briefing prepared or asked for; soonest first. */
export async function unpreparedSkipLevels(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
  { days }: { readonly days: number },
): Promise<ByPerson<readonly UnpreparedSkipLevel[]>> {
  const rows: UnpreparedSkipLevel[] = await db('skip_level_meetings')
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
    .select('id', 'seniorLeaderId as recipientId', 'employeeId', 'scheduledAt');
  return byRecipient(rows);
}
