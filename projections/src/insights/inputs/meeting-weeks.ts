import type { PersonId } from '@annals/contracts/kernel/ids';
import { weekOf, weeksBefore } from '@annals/contracts/wellbeing/weeks';
import type { ReadModels } from '../../kernel/connections';
import type { Recipient } from '../recipients';
import { byRecipient, type ByPerson } from './by-person';

/** A week by its Monday (UTC), and how many meetings it has. */
export interface MeetingWeek {
  readonly week: string;
  readonly meetings: number;
}

/** The weeks behind that a week is compared with: a quarter, less the week it is. */
export const USUAL_WEEKS = 12;

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
  const of = (table: string, person: string) =>
    db(table)
      .whereIn(person, ids)
      .whereNot('status', 'cancelled')
      .where('scheduledAt', '>=', `${from}T00:00:00Z`)
      .where('scheduledAt', '<', `${until}T00:00:00Z`)
      .select({ recipientId: person }, 'scheduledAt');
  const held = of('meetings', 'managerId').unionAll([
    of('meetings', 'employeeId'),
    of('skip_level_meetings', 'seniorLeaderId'),
    of('skip_level_meetings', 'employeeId'),
  ]);
  const rows: (MeetingWeek & { readonly recipientId: PersonId })[] = await db
    .from(held.as('held'))
    .select('recipientId')
    .select(db.raw(`date_trunc('week', "scheduledAt" AT TIME ZONE 'UTC')::date AS week`))
    .select(db.raw('count(*)::integer AS meetings'))
    .groupByRaw('1, 2');
  return new Map(
    [...byRecipient(rows)].map(([id, counted]) => [
      id,
      weeks.map((week) => ({ week, meetings: counted.find((row) => row.week === week)?.meetings ?? 0 })),
    ]),
  );
}
