import { oneDecimal, RECENT_DAYS, SCORE_NAMES } from '@annals/contracts/features/wellbeing/constants';
import { oneRowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { reachOf, type Reader } from '../../engine/scope';
import { teamWellbeing } from '../wellbeing/figures';
import { sharedWeeks } from '../wellbeing/shared-weeks';

const ofMonth = z.object({ month: z.string(), wellbeing: z.number() });
const ofDepartment = z.object({ department: z.string(), wellbeing: z.number() });
const averages = z.object({
  average: z.number().nullable(),
  averageBefore: z.number().nullable(),
});

const DAY_MS = 86_400_000;
/** The sum of the six scores of a row. */
const ALL_SCORES = SCORE_NAMES.map((name) => `"${name}"`).join(' + ');
/** The mean of the six scores of all check-ins behind the rows of a group, to one decimal. */
const mean = (checkIns: string) =>
  `round(sum(${ALL_SCORES})::numeric / (${checkIns} * ${SCORE_NAMES.length}), 1)`;

/** Wellbeing over the last 30 days and how it changed against the 30 before; null where nothing may be told. */
export interface RecentWellbeing {
  readonly average: number | null;
  readonly change: number | null;
}

/** Of someone who leads nobody their own; of everyone else that of their teams, by the rules of `sharedWeeks`. */
export async function recentWellbeing(db: ReadModels, reader: Reader, now: Date): Promise<RecentWellbeing> {
  const { average, averageBefore } = await (reachOf(reader) === 'self'
    ? ownWellbeing(db, reader, now)
    : teamWellbeing(db, reader, now));
  return {
    average: average === null ? null : oneDecimal(average),
    // Of the figures as they are shown, so that the two agree.
    change:
      average === null || averageBefore === null
        ? null
        : oneDecimal(oneDecimal(average) - oneDecimal(averageBefore)),
  };
}

async function ownWellbeing(
  db: ReadModels,
  { id }: Reader,
  now: Date,
): Promise<{ average: number | null; averageBefore: number | null }> {
  const [recentFrom, beforeFrom] = [1, 2].map((times) =>
    new Date(now.getTime() - times * RECENT_DAYS * DAY_MS).toISOString(),
  );
  const over = (condition: string) =>
    `(avg((${ALL_SCORES})::numeric / ${SCORE_NAMES.length}) FILTER (WHERE "createdAt" ${condition}))`;
  return oneRowOf(
    averages,
    db('wellbeing_checkins')
      .where({ employeeId: id })
      .whereRaw('"createdAt" > ?', [beforeFrom ?? ''])
      .select({
        average: db.raw(over('> ?'), [recentFrom ?? '']),
        averageBefore: db.raw(over('<= ?'), [recentFrom ?? '']),
      }),
  );
}

/** Wellbeing by calendar month; months without anything that may be told are missing. @param months `YYYY-MM` */
export async function wellbeingByMonth(
  db: ReadModels,
  reader: Reader,
  { now, months }: { now: Date; months: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const own = reachOf(reader) === 'self';
  const source: Knex.QueryBuilder = own
    ? db('wellbeing_checkins').where({ employeeId: reader.id })
    : sharedWeeks(db, reader, now);
  const month = own
    ? `to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM')`
    : `to_char(shared.week, 'YYYY-MM')`;
  const rows = await rowsOf(
    ofMonth,
    source
      .whereRaw(`${month} = ANY (?)`, [[...months]])
      .select(
        db.raw(`${month} AS month`),
        db.raw(`${mean(own ? 'count(*)' : 'sum("checkIns")')} AS wellbeing`),
      )
      .groupByRaw(month),
  );
  return new Map(rows.map(({ month: name, wellbeing }) => [name, wellbeing]));
}

/** Wellbeing by the department of the teams' managers, over the given months. @param months `YYYY-MM` */
export async function wellbeingByDepartment(
  db: ReadModels,
  reader: Reader,
  { now, months }: { now: Date; months: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(
    ofDepartment,
    sharedWeeks(db, reader, now)
      .join('people as manager', 'manager.id', 'shared.managerId')
      .whereNotNull('manager.department')
      .whereRaw(`to_char(shared.week, 'YYYY-MM') = ANY (?)`, [[...months]])
      .select('manager.department', db.raw(`${mean('sum("checkIns")')} AS wellbeing`))
      .groupBy('manager.department'),
  );
  return new Map(rows.map(({ department, wellbeing }) => [department, wellbeing]));
}
