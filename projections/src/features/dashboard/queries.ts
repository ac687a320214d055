import type { DashboardStats, TrendMonth } from '@annals/contracts/features/dashboard/views';
import type { Knex } from 'knex';
import type { ReadModels } from '../../engine/connections';
import { reachOf, type Reader } from '../../engine/scope';
import { groupFigures } from '../summaries/month-figures';
import { dayOf, lastMonths, monthOf, weekOf } from '../summaries/months';
import { ledBy } from '../summaries/people-of';
import { recentWellbeing, wellbeingByMonth } from '../summaries/wellbeing';

/** The figures of the dashboard's cards: one row for each of the reader's people, found by its key and added up. */
export async function statsFor(db: ReadModels, reader: Reader, now: Date): Promise<DashboardStats> {
  const [counts, wellbeing] = await Promise.all([
    countsFor(db, reader, dayOf(now)),
    recentWellbeing(db, reader, now),
  ]);
  return { ...counts, wellbeingScore: wellbeing.average, wellbeingChange: wellbeing.change };
}

type Counts = Omit<DashboardStats, 'wellbeingScore' | 'wellbeingChange'>;

async function countsFor(db: ReadModels, reader: Reader, today: string): Promise<Counts> {
  const summed: Counts = await db('person_summaries as summary')
    .whereIn('summary.id', ledBy(db, reader))
    .joinRaw(
      `LEFT JOIN LATERAL (SELECT count(*)::integer AS pending, (count(*) FILTER (WHERE due <= ?))::integer AS due
         FROM jsonb_each_text(summary."openReviews") AS review(id, due) WHERE summary."openReviews" <> '{}') AS reviews ON true`,
      [weekOf(today).sunday],
    )
    .first({
      ...membersOf(db, today),
      pendingReviews: db.raw('coalesce(sum(reviews.pending), 0)::integer'),
      reviewsDueThisWeek: db.raw('coalesce(sum(reviews.due), 0)::integer'),
      painPoints: db.raw('coalesce(sum("openPainPoints"), 0)::integer'),
    });
  return reachOf(reader) === 'self' ? { ...summed, ...(await ownTeam(db, reader, today)) } : summed;
}

/** Someone who leads nobody counts as their team whoever reports to the same manager, themself included. */
async function ownTeam(
  db: ReadModels,
  { id }: Reader,
  today: string,
): Promise<Pick<Counts, 'teamMembers' | 'joinedThisMonth'>> {
  const team: Pick<Counts, 'teamMembers' | 'joinedThisMonth'> = await db('people')
    .join('person_summaries as summary', 'summary.id', 'people.id')
    .whereNull('people.departedOn')
    .where('people.managerId', db('people').select('managerId').where({ id }))
    .first(membersOf(db, today));
  return team;
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
    figuresOf(db, reader, wanted).select('month', { rating, goalsReached }).groupBy('month') as Promise<
      Omit<TrendMonth, 'wellbeing'>[]
    >,
    wellbeingByMonth(db, reader, { now, months: wanted }),
  ]);
  const found = new Map(rows.map((row) => [row.month, row]));
  return wanted.map((month) => ({
    ...(found.get(month) ?? { month, rating: null, goalsReached: 0 }),
    wellbeing: wellbeing.get(month) ?? null,
  }));
}
