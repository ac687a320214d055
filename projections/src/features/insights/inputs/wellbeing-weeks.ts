import type { PersonId } from '@annals/contracts/kernel/ids';
import { SCORE_NAMES, type ScoreName } from '@annals/contracts/features/wellbeing/constants';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import type { Knex } from 'knex';
import type { ReadModels } from '../../../engine/connections';
import { weeksSharedWithManagers } from '../../wellbeing/shared-weeks';
import { leadingIds, type Recipient } from '../recipients';
import { byRecipient, type ByPerson } from './by-person';

/** A week's averages, of 10; more is better, of stress too. */
export interface WellbeingWeek {
  readonly week: string;
  /** Of all six scores. */
  readonly average: number;
  readonly stress: number;
  /** How many check-ins are behind it. */
  readonly checkIns: number;
}

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
  type Row = WellbeingWeek & { readonly recipientId: PersonId };
  const [ofTeams, ofSelves] = await Promise.all([teams as Promise<Row[]>, own as Promise<Row[]>]);
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
