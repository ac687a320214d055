import {
  FEWEST_FOR_WELLBEING,
  type DashboardStats,
  type TrendMonth,
} from '@annals/contracts/dashboard/views';
import type { Knex } from 'knex';
import type { ReadModels } from '../kernel/connections';
import { reachOf, type Reader } from '../kernel/scope';
import { groupFigures } from '../summaries/month-figures';
import { lastMonths, monthOf, monthsBefore, weekOf } from '../summaries/months';
import { ledBy } from '../summaries/people-of';

/** Alone one may see one's own wellbeing; of others, only averages over enough people. */
const fewestFor = (reader: Reader): number => (reachOf(reader) === 'self' ? 1 : FEWEST_FOR_WELLBEING);

/**
 * The figures of the dashboard's cards: one row for each of the reader's people, found by its key and added up.
 * @param today `YYYY-MM-DD`
 */
export async function statsFor(db: ReadModels, reader: Reader, today: string): Promise<DashboardStats> {
  const [counts, wellbeing] = await Promise.all([
    countsFor(db, reader, today),
    wellbeingFor(db, reader, today),
  ]);
  return { ...counts, ...wellbeing };
}

type Counts = Omit<DashboardStats, 'wellbeingScore' | 'wellbeingChange'>;

async function countsFor(db: ReadModels, reader: Reader, today: string): Promise<Counts> {
  const counts: Counts = await db('person_summaries as summary')
    .whereIn('summary.id', ledBy(db, reader))
    .joinRaw(
      `LEFT JOIN LATERAL (SELECT count(*)::integer AS pending, (count(*) FILTER (WHERE due <= ?))::integer AS due
         FROM jsonb_each_text(summary."openReviews") AS review(id, due) WHERE summary."openReviews" <> '{}') AS reviews ON true`,
      [weekOf(today).sunday],
    )
    .first({
      teamMembers: db.raw('count(*)::integer'),
      joinedThisMonth: db.raw(`(count(*) FILTER (WHERE "joinedTeamOn" >= ?::date))::integer`, [
        `${monthOf(today)}-01`,
      ]),
      pendingReviews: db.raw('coalesce(sum(reviews.pending), 0)::integer'),
      reviewsDueThisWeek: db.raw('coalesce(sum(reviews.due), 0)::integer'),
      painPoints: db.raw('coalesce(sum("openPainPoints"), 0)::integer'),
    });
  return counts;
}

/** This month's mean, or the last one's while this month has too few answers; against the month before it. */
async function wellbeingFor(
  db: ReadModels,
  reader: Reader,
  today: string,
): Promise<Pick<DashboardStats, 'wellbeingScore' | 'wellbeingChange'>> {
  const means = await wellbeingByMonth(db, reader, lastMonths(today, 3));
  const present = monthOf(today);
  const month = [present, monthsBefore(present, 1)].find((candidate) => means.has(candidate));
  if (month === undefined) return { wellbeingScore: null, wellbeingChange: null };
  const score = means.get(month) ?? null;
  const before = means.get(monthsBefore(month, 1));
  return {
    wellbeingScore: score,
    wellbeingChange: score === null || before === undefined ? null : Math.round((score - before) * 10) / 10,
  };
}

async function wellbeingByMonth(
  db: ReadModels,
  reader: Reader,
  months: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { wellbeing } = groupFigures(db, fewestFor(reader));
  const rows: { month: string; wellbeing: number | null }[] = await figuresOf(db, reader, months)
    .select('month', { wellbeing })
    .groupBy('month');
  return new Map(rows.flatMap(({ month, wellbeing: mean }) => (mean === null ? [] : [[month, mean]])));
}

function figuresOf(db: ReadModels, reader: Reader, months: readonly string[]): Knex.QueryBuilder {
  return db('person_months').whereIn('personId', ledBy(db, reader)).whereIn('month', months);
}

/**
 * What each of the last months came to for the reader's people of today, oldest first; a month without anything is there too.
 * @param today `YYYY-MM-DD`
 */
export async function trendsFor(
  db: ReadModels,
  reader: Reader,
  { today, months }: { today: string; months: number },
): Promise<TrendMonth[]> {
  const wanted = lastMonths(today, months);
  const { rating, wellbeing, goalsReached } = groupFigures(db, fewestFor(reader));
  const rows: TrendMonth[] = await figuresOf(db, reader, wanted)
    .select('month', { rating, wellbeing, goalsReached })
    .groupBy('month');
  const found = new Map(rows.map((row) => [row.month, row]));
  return wanted.map((month) => found.get(month) ?? { month, rating: null, wellbeing: null, goalsReached: 0 });
}
