import { personId } from '@annals/contracts/kernel/ids';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../../engine/connections';
import type { Recipient } from '../recipients';
import { byRecipient, type ByPerson } from './by-person';

/** A meeting by its kind and id. */
const heldMeeting = z.object({
  kind: z.enum(['meeting', 'skip-level']),
  id: z.string(),
});
export type HeldMeeting = z.infer<typeof heldMeeting>;

/** A week by its Monday (UTC), and how many meetings it has. */
const meetingWeek = z.object({
  week: z.string(),
  meetings: z.number(),
  /** Which they are, of this week and the next; of the weeks before the count alone. */
  held: z.array(heldMeeting),
});
export type MeetingWeek = z.infer<typeof meetingWeek>;

const countedWeek = meetingWeek.extend({ recipientId: personId });

/** The weeks behind that a week is compared with: a quarter, less the week it is. */
export const USUAL_WEEKS = 12;

const TABLES = { meeting: 'meetings', 'skip-level': 'skip_level_meetings' } as const;

/** How many 1:1 and skip-level meetings these people have had in each of the last twelve weeks, and have in this and the next; oldest first. Cancelled ones are none. */
export async function meetingWeeks(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
): Promise<ByPerson<readonly MeetingWeek[]>> {
  const ids = people.map(({ id }) => id);
  const thisWeek = weekOf(now.toISOString());
  const from = weeksBefore(thisWeek, USUAL_WEEKS);
  const weeks = Array.from({ length: USUAL_WEEKS + 2 }, (_, index) => weeksBefore(from, -index));
  const until = weeksBefore(thisWeek, -2);
  const of = (kind: HeldMeeting['kind'], person: string) =>
    db(TABLES[kind])
      .whereIn(person, ids)
      .whereNot('status', 'cancelled')
      .where('scheduledAt', '>=', `${from}T00:00:00Z`)
      .where('scheduledAt', '<', `${until}T00:00:00Z`)
      .select(
        { recipientId: person },
        'scheduledAt',
        db.raw(`json_build_object('kind', ?::text, 'id', id) AS meeting`, [kind]),
      );
  const held = of('meeting', 'managerId').unionAll([
    of('meeting', 'employeeId'),
    of('skip-level', 'seniorLeaderId'),
    of('skip-level', 'employeeId'),
  ]);
  const rows = await rowsOf(
    countedWeek,
    db
      .from(held.as('held'))
      .select('recipientId')
      .select(db.raw(`date_trunc('week', "scheduledAt" AT TIME ZONE 'UTC')::date AS week`))
      .select(db.raw('count(*)::integer AS meetings'))
      .select(
        db.raw(
          `coalesce(json_agg(meeting ORDER BY "scheduledAt") FILTER (WHERE "scheduledAt" >= ?::timestamptz), '[]') AS held`,
          [`${thisWeek}T00:00:00Z`],
        ),
      )
      .groupByRaw('1, 2'),
  );
  return new Map(
    [...byRecipient(rows)].map(([id, counted]) => [
      id,
      weeks.map((week) => {
        const { meetings = 0, held = [] } = counted.find((row) => row.week === week) ?? {};
        return { week, meetings, held };
      }),
    ]),
  );
}
