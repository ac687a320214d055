import { oneDecimal, RECENT_DAYS, SCORE_NAMES } from '@annals/contracts/features/wellbeing/constants';
import {
  wellbeingWeekRow,
  type WellbeingTeamStats,
  type WellbeingWeekView,
} from '@annals/contracts/features/wellbeing/views';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { oneRowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { reachOf, type Reader } from '../../engine/scope';
import { sharedWeeks } from './shared-weeks';

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const ALL_SCORES = SCORE_NAMES.map((name) => `"${name}"`).join(' + ');

/** A team's wellbeing in the last 30 days and in the 30 before; null where nothing may be shown. Not rounded. */
export interface TeamWellbeing {
  readonly average: number | null;
  readonly averageBefore: number | null;
  readonly checkIns: number;
}

const sums = z.object({
  recent: z.coerce.number(),
  recentCount: z.coerce.number(),
  before: z.coerce.number(),
  beforeCount: z.coerce.number(),
});

/** The wellbeing of the teams in a reader's scope: over the shared weeks that ended in the last 30 days, and in the 30 days before. */
export async function teamWellbeing(db: ReadModels, reader: Reader, now: Date): Promise<TeamWellbeing> {
  // A week ends seven days after its Monday.
  const recentFrom = dayBefore(now, RECENT_DAYS + DAYS_OF_WEEK);
  const beforeFrom = dayBefore(now, 2 * RECENT_DAYS + DAYS_OF_WEEK);
  const over = (what: string, name: string, condition: string) =>
    `coalesce(sum(${what}) FILTER (WHERE ${condition}), 0) AS "${name}"`;
  const { recent, recentCount, before, beforeCount } = await oneRowOf(
    sums,
    sharedWeeks(db, reader, now)
      .where('shared.week', '>', beforeFrom)
      .select(
        db.raw(over(ALL_SCORES, 'recent', 'shared.week > :recentFrom'), { recentFrom }),
        db.raw(over('"checkIns"', 'recentCount', 'shared.week > :recentFrom'), { recentFrom }),
        db.raw(over(ALL_SCORES, 'before', 'shared.week <= :recentFrom'), { recentFrom }),
        db.raw(over('"checkIns"', 'beforeCount', 'shared.week <= :recentFrom'), { recentFrom }),
      ),
  );
  const average = (sum: number, count: number) => (count === 0 ? null : sum / count / SCORE_NAMES.length);
  return {
    average: average(recent, recentCount),
    averageBefore: average(before, beforeCount),
    checkIns: recentCount,
  };
}

/** The three figures of the Pulse Check screen. */
export async function teamStats(db: ReadModels, reader: Reader, now: Date): Promise<WellbeingTeamStats> {
  const { average, averageBefore, checkIns } = await teamWellbeing(db, reader, now);
  return {
    averageWellbeing: average === null ? null : oneDecimal(average),
    totalCheckins: checkIns,
    recentTrend:
      average === null || averageBefore === null
        ? null
        : oneDecimal(((average - averageBefore) / averageBefore) * 100),
  };
}

/**
 * What the check-ins of each of the last weeks come to, oldest first; weeks without any are left out. For someone who answers pulse
 * checks these are their own; for everyone else those of the teams in their scope, of shared weeks alone.
 */
export async function wellbeingByWeek(
  db: ReadModels,
  reader: Reader,
  now: Date,
  weeks: number,
): Promise<WellbeingWeekView[]> {
  const from = weeksBefore(weekOf(now.toISOString()), weeks);
  const own = reachOf(reader) === 'self';
  const source = own
    ? db('wellbeing_checkins as shared').where('shared.employeeId', reader.id)
    : sharedWeeks(db, reader, now);
  const count = own ? 'count(*)' : 'sum("checkIns")';
  const rows = await rowsOf(
    weekSums,
    source
      .where('shared.week', '>=', from)
      .groupBy('shared.week')
      .orderBy('shared.week')
      .select('shared.week', db.raw(`${count}::int AS "checkIns"`), ...sumsOf(db)),
  );
  return rows.map(weekView);
}

const weekSums = wellbeingWeekRow.pick({
  week: true,
  checkIns: true,
  overallWellbeing: true,
  workLifeBalance: true,
  stressLevel: true,
  jobSatisfaction: true,
  workload: true,
  teamRelationships: true,
});
type WeekSums = z.infer<typeof weekSums>;

const sumsOf = (db: ReadModels): Knex.Raw[] =>
  SCORE_NAMES.map((name) => db.raw('sum(??)::int AS ??', [name, name]));

function weekView(row: WeekSums): WellbeingWeekView {
  const total = SCORE_NAMES.reduce((sum, name) => sum + row[name], 0);
  const average = (sum: number) => oneDecimal(sum / row.checkIns);
  return {
    week: row.week,
    checkIns: row.checkIns,
    averageWellbeing: average(total / SCORE_NAMES.length),
    overallWellbeing: average(row.overallWellbeing),
    workLifeBalance: average(row.workLifeBalance),
    stressLevel: average(row.stressLevel),
    jobSatisfaction: average(row.jobSatisfaction),
    workload: average(row.workload),
    teamRelationships: average(row.teamRelationships),
  };
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
