import { meetingId } from '@annals/contracts/features/meetings/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../../engine/connections';
import { leadingIds, type Recipient } from '../recipients';
import { byRecipient, daysBefore, type ByPerson } from './by-person';
import { wellbeingWeeks, type WellbeingWeeks } from './wellbeing-weeks';

/** Somebody and the manager they report to, with their last 1:1. */
const lastMeeting = z.object({
  employeeId: personId,
  /** null: none so far. */
  lastMetAt: z.string().nullable(),
  lastMeetingId: meetingId.nullable(),
});
export type LastMeeting = z.infer<typeof lastMeeting>;
const lastMeetingWith = lastMeeting.extend({ managerId: personId });

export interface StressInput extends WellbeingWeeks {
  /** Who has had no 1:1 with their manager for so many days and has none ahead; the longest first. */
  readonly without: readonly LastMeeting[];
}

/** The wellbeing of teams and selves, and who of them has been without a 1:1. New people count from the day they were hired. */
export async function stressWithoutMeetings(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
  { days }: { readonly days: number },
): Promise<ByPerson<StressInput>> {
  const selves = people.filter(({ role }) => role === 'employee').map(({ id }) => id);
  const since = daysBefore(now, days);
  const rows = await rowsOf(
    lastMeetingWith,
    db('people as person')
      .whereNotNull('person.managerId')
      .where((either) => {
        void either.whereIn('person.managerId', leadingIds(people)).orWhereIn('person.id', selves);
      })
      .where('person.hireDate', '<=', since.slice(0, 10))
      .where((present) => {
        void present
          .whereNull('person.departedOn')
          .orWhere('person.departedOn', '>', now.toISOString().slice(0, 10));
      })
      .joinRaw(
        `LEFT JOIN LATERAL (
        SELECT max("scheduledAt") FILTER (WHERE status = 'completed') AS "lastMetAt",
               (array_agg(id ORDER BY "scheduledAt" DESC) FILTER (WHERE status = 'completed'))[1] AS "lastMeetingId",
               bool_or(status = 'scheduled' AND "scheduledAt" > ?::timestamptz) AS "hasNext"
        FROM meetings WHERE meetings."employeeId" = person.id AND meetings."managerId" = person."managerId"
      ) AS held ON true`,
        [now.toISOString()],
      )
      .whereRaw('held."hasNext" IS NOT TRUE')
      .where((long) => {
        void long.whereNull('held.lastMetAt').orWhere('held.lastMetAt', '<=', since);
      })
      .orderByRaw('held."lastMetAt" NULLS FIRST, person.id')
      .select('person.id as employeeId', 'person.managerId', 'held.lastMetAt', 'held.lastMeetingId'),
  );
  const ofTeam = byRecipient(rows.map((row) => ({ ...row, recipientId: row.managerId })));
  const ofSelf = byRecipient(rows.map((row) => ({ ...row, recipientId: row.employeeId })));
  return new Map(
    [...(await wellbeingWeeks(db, people, now))].map(([id, input]) => [
      id,
      { ...input, without: (input.about === 'team' ? ofTeam : ofSelf).get(id) ?? [] },
    ]),
  );
}
