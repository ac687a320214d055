import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  timelineMonth,
  type TimelineAnalytics,
  type TimelineMonth,
} from '@annals/contracts/features/performance/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import type { Reader } from '../../engine/scope';
import { lastMonths } from '../summaries/months';
import { ledByAndSelf } from '../summaries/people-of';
import { visibleTo, type Standing } from './visibility';

const countedMonth = timelineMonth.extend({
  total: z.number(),
  activeGoals: z.number(),
});

const MONTHS = 12;

type Figures = Omit<TimelineMonth, 'month'>;
const NOTHING: Figures = { feedback: 0, goals: 0, achievements: 0, milestones: 0, goalsReached: 0 };

/** What the entries come to that `timelineFor` would list for the same reader; withdrawn ones do not count. */
export async function timelineAnalyticsFor(
  db: ReadModels,
  reader: Reader,
  standing: Standing,
  employeeId: PersonId | undefined,
  today: string,
): Promise<TimelineAnalytics> {
  const counts = await rowsOf(
    countedMonth,
    db('performance_timeline')
      .select(db.raw(`to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM') AS month`))
      .select({
        total: db.raw('count(*)::integer'),
        feedback: countOf(db, 'feedback'),
        goals: countOf(db, 'goal'),
        achievements: countOf(db, 'achievement'),
        milestones: countOf(db, 'milestone'),
        goalsReached: db.raw(
          `(count(*) FILTER (WHERE type = 'achievement' AND "linkedGoalId" IS NOT NULL))::integer`,
        ),
        activeGoals: db.raw(`(count(*) FILTER (WHERE type = 'goal' AND "reachedById" IS NULL))::integer`),
      })
      .whereNull('withdrawnAt')
      .modify(visibleTo(reader, standing))
      .modify((query) => {
        if (employeeId !== undefined) void query.where('employeeId', employeeId);
        else if (reader.role !== 'admin') void query.whereIn('employeeId', ledByAndSelf(db, reader));
      })
      .groupBy('month'),
  );
  const sum = (of: (row: (typeof counts)[number]) => number) => counts.reduce((all, row) => all + of(row), 0);
  const byMonth = new Map(counts.map((row) => [row.month, row]));
  return {
    totalEntries: sum(({ total }) => total),
    achievements: sum(({ achievements }) => achievements),
    activeGoals: sum(({ activeGoals }) => activeGoals),
    goalsReached: sum(({ goalsReached }) => goalsReached),
    months: lastMonths(today, MONTHS).map((month) => ({ ...NOTHING, ...byMonth.get(month), month })),
  };
}

function countOf(db: ReadModels, type: string) {
  return db.raw('(count(*) FILTER (WHERE type = ?))::integer', [type]);
}
