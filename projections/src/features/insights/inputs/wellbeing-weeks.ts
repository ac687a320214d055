import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { SCORE_NAMES, type ScoreName } from '@annals/contracts/features/wellbeing/constants';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../../engine/connections';
import { weeksSharedWithManagers } from '../../wellbeing/shared-weeks';
import { leadingIds, type Recipient } from '../recipients';
import { byRecipient, type ByPerson } from './by-person';

/** A week's averages, of 10; more is better, of stress too. */
const wellbeingWeek = z.object({
  week: z.string(),
  /** Of all six scores. */
  average: z.number(),
  stress: z.number(),
  /** How many check-ins are behind it. */
  checkIns: z.number(),
});
export type WellbeingWeek = z.infer<typeof wellbeingWeek>;
const weekOfRecipient = wellbeingWeek.extend({ recipientId: personId });

/** Weeks of the recipient's team, or of themself. */
export interface WellbeingWeeks {
  readonly about: 'team' | 'self';
  readonly weeks: readonly WellbeingWeek[];
}

/** How many weeks back are read. */
const WEEKS = 8;

/**
 * The wellbeing of the last eight weeks, oldest first: of managers the shared weeks of the team that reports to them, exactly those
 * they see on their screen; of everybody else their own check-ins. Nobody's answers are read for anyone else.
 */
export async function wellbeingWeeks(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
): Promise<ByPerson<WellbeingWeeks>> {
  const from = weeksBefore(weekOf(now.toISOString()), WEEKS);
  const teams = weeksSharedWithManagers(db, now)
    .whereIn('shared.managerId', leadingIds(people))
    .where('shared.week', '>=', from)
    .orderBy('shared.week')
    .select({ recipientId: 'shared.managerId' }, 'shared.week')
    .select(db.raw('shared."checkIns" AS "checkIns"'))
    .modify((query) => averages(db, query, (name) => `shared."${name}"::float / shared."checkIns"`));
  const own = db('wellbeing_checkins')
    .whereIn(
      'employeeId',
      people.filter(({ role }) => role === 'employee').map(({ id }) => id),
    )
    .where('week', '>=', from)
    .groupBy('employeeId', 'week')
    .orderBy('week')
    .select({ recipientId: 'employeeId' }, 'week')
    .select(db.raw('count(*)::integer AS "checkIns"'))
    .modify((query) => averages(db, query, (name) => `avg("${name}")::float`));
  const [ofTeams, ofSelves] = await Promise.all([
    rowsOf(weekOfRecipient, teams),
    rowsOf(weekOfRecipient, own),
  ]);
  return new Map<PersonId, WellbeingWeeks>([
    ...[...byRecipient(ofSelves)].map(([id, weeks]) => [id, { about: 'self' as const, weeks }] as const),
    ...[...byRecipient(ofTeams)].map(([id, weeks]) => [id, { about: 'team' as const, weeks }] as const),
  ]);
}

function averages(db: ReadModels, query: Knex.QueryBuilder, of: (name: ScoreName) => string): void {
  void query
    .select(db.raw(`(${SCORE_NAMES.map(of).join(' + ')}) / ${String(SCORE_NAMES.length)} AS average`))
    .select(db.raw(`${of('stressLevel')} AS stress`));
}
