import {
  trendMonth,
  dashboardStats,
  type DashboardStats,
  type TrendMonth,
} from '@annals/contracts/features/dashboard/views';
import { dayIn } from '@annals/contracts/kernel/local-time';
import { oneRowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { reachOf, type Reader } from '../../engine/scope';
import { groupFigures } from '../summaries/month-figures';
import { dayOf, lastMonths, monthOf, weekOf } from '../summaries/months';
import { ledBy } from '../summaries/people-of';
import { recentWellbeing, wellbeingByMonth } from '../summaries/wellbeing';
import { counted } from '../people/working';

const figuresRow = trendMonth.omit({ wellbeing: true });

/**
 * The figures of the dashboard's cards: one row for each of the reader's people, found by its key and added up.
 * @param timeZone of the reader: what is due this week, and who joined this month, goes by their calendar
 */
export async function statsFor(
  db: ReadModels,
  reader: Reader,
  now: Date,
  timeZone: string,
): Promise<DashboardStats> {
  const [counts, wellbeing] = await Promise.all([
    countsFor(db, reader, dayIn(timeZone, now)),
    recentWellbeing(db, reader, now),
  ]);
  return { ...counts, wellbeingScore: wellbeing.average, wellbeingChange: wellbeing.change };
}

const countsRow = dashboardStats.omit({ wellbeingScore: true, wellbeingChange: true });
const membersRow = countsRow.pick({ teamMembers: true, joinedThisMonth: true });
type Counts = z.infer<typeof countsRow>;

async function countsFor(db: ReadModels, reader: Reader, today: string): Promise<Counts> {
  const summed = await oneRowOf(
    countsRow,
    db('person_summaries as summary')
      .whereIn('summary.id', ledBy(db, reader))
      .joinRaw(
        `LEFT JOIN LATERAL (SELECT count(*)::integer AS pending, (count(*) FILTER (WHERE due <= ?))::integer AS due
         FROM jsonb_each_text(summary."openReviews") AS review(id, due) WHERE summary."openReviews" <> '{}') AS reviews ON true`,
        [weekOf(today).sunday],
      )
      .select({
        ...membersOf(db, today),
        pendingReviews: db.raw('coalesce(sum(reviews.pending), 0)::integer'),
        reviewsDueThisWeek: db.raw('coalesce(sum(reviews.due), 0)::integer'),
        painPoints: db.raw('coalesce(sum("openPainPoints"), 0)::integer'),
      }),
  );
  return reachOf(reader) === 'self' ? { ...summed, ...(await ownTeam(db, reader, today)) } : summed;
}

/** Someone who leads nobody has as their team the people who report to the same manager, themself included. */
function ownTeam(db: ReadModels, { id }: Reader, today: string): Promise<z.infer<typeof membersRow>> {
  return oneRowOf(
    membersRow,
    counted(db('people'))
      .join('person_summaries as summary', 'summary.id', 'people.id')
      .whereNull('people.departedOn')
      .where('people.managerId', db('people').select('managerId').where({ id }))
      .select(membersOf(db, today)),
  );
}

function membersOf(db: ReadModels, today: string) {
  return {
    teamMembers: db.raw('count(*)::integer'),
    joinedThisMonth: db.raw(`(count(*) FILTER (WHERE "joinedTeamOn" >= ?::date))::integer`, [
      `${monthOf(today)}-01`,
    ]),
  };
}

function figuresOf(db: ReadModels, reader: Reader, months: readonly string[]): Knex.QueryBuilder {
  return db('person_months').whereIn('personId', ledBy(db, reader)).whereIn('month', months);
}

/** What each of the last months came to for the reader's people of today, oldest first; a month without anything is there too. */
export async function trendsFor(
  db: ReadModels,
  reader: Reader,
  { now, months }: { now: Date; months: number },
): Promise<TrendMonth[]> {
  const wanted = lastMonths(dayOf(now), months);
  const { rating, goalsReached } = groupFigures(db);
  const [rows, wellbeing] = await Promise.all([
    rowsOf(
      figuresRow,
      figuresOf(db, reader, wanted).select('month', { rating, goalsReached }).groupBy('month'),
    ),
    wellbeingByMonth(db, reader, { now, months: wanted }),
  ]);
  const found = new Map(rows.map((row) => [row.month, row]));
  return wanted.map((month) => ({
    ...(found.get(month) ?? { month, rating: null, goalsReached: 0 }),
    wellbeing: wellbeing.get(month) ?? null,
  }));
}
