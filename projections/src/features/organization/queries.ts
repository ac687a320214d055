import {
  organizationMonth,
  type DepartmentFigures,
  type OrganizationMonth,
} from '@annals/contracts/features/organization/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import type { Reader } from '../../engine/scope';
import { counted } from '../people/working';
import { groupFigures } from '../summaries/month-figures';
import { dayOf, lastMonths } from '../summaries/months';
import { wellbeingByDepartment, wellbeingByMonth } from '../summaries/wellbeing';

const movement = organizationMonth.pick({ headcount: true, hires: true, departures: true });
type Movement = z.infer<typeof movement>;

const movementOfMonth = movement.extend({ month: z.string() });
const movementOfDepartment = movement.extend({ department: z.string() });
const figures = organizationMonth.pick({ rating: true, reviewsCompleted: true, recognitions: true });
const figuresOfMonth = figures.extend({ month: z.string() });
const figuresOfDepartment = figures.extend({ department: z.string() });

const NO_FIGURES = { rating: null, reviewsCompleted: 0, recognitions: 0 };

/** What each of the last months came to, oldest first, for everyone or for the people whose department it is today. */
export async function organizationMonths(
  db: ReadModels,
  reader: Reader,
  { now, months, department }: { now: Date; months: number; department?: string | undefined },
): Promise<OrganizationMonth[]> {
  const wanted = lastMonths(dayOf(now), months);
  const people = () => counted(db('people')).modify((query) => inDepartment(query, department));
  const [movements, figures, wellbeing] = await Promise.all([
    movementsByMonth(db, people(), wanted),
    rowsOf(
      figuresOfMonth,
      db('person_months')
        .modify((query) => {
          if (department !== undefined) void query.whereIn('personId', people().select('id'));
        })
        .whereIn('month', wanted)
        .select('month', chosenFigures(db))
        .groupBy('month'),
    ),
    // Weeks of teams belong to no department of their own.
    department === undefined
      ? wellbeingByMonth(db, reader, { now, months: wanted })
      : new Map<string, number>(),
  ]);
  const found = new Map(figures.map((row) => [row.month, row]));
  return movements.map((movement) => ({
    ...NO_FIGURES,
    ...found.get(movement.month),
    ...movement,
    wellbeing: wellbeing.get(movement.month) ?? null,
  }));
}

function inDepartment(query: Knex.QueryBuilder, department: string | undefined): void {
  if (department !== undefined) void query.where('department', department);
}

function chosenFigures(db: ReadModels) {
  const { rating, reviewsCompleted, recognitions } = groupFigures(db);
  return { rating, reviewsCompleted, recognitions };
}

/** Who was there at the end of a month, came in it, and left in it: from the days people were hired and left. */
function movementsByMonth(
  db: ReadModels,
  people: Knex.QueryBuilder,
  months: readonly string[],
): Promise<(Movement & { month: string })[]> {
  return rowsOf(
    movementOfMonth,
    db
      .with('person', people.select('hireDate', 'departedOn'))
      .from(db.raw('unnest(?::text[]) AS wanted(month)', [[...months]]))
      .crossJoin(db.raw('person'))
      .select('month', {
        headcount: db.raw(
          `(count(*) FILTER (WHERE to_char("hireDate"::date, 'YYYY-MM') <= month
           AND ("departedOn" IS NULL OR to_char("departedOn"::date, 'YYYY-MM') > month)))::integer`,
        ),
        hires: db.raw(`(count(*) FILTER (WHERE to_char("hireDate"::date, 'YYYY-MM') = month))::integer`),
        departures: db.raw(
          `(count(*) FILTER (WHERE to_char("departedOn"::date, 'YYYY-MM') = month))::integer`,
        ),
      })
      .groupBy('month')
      .orderBy('month'),
  );
}

/** The same over all the chosen months together, department by department; wellbeing by the department of the teams' managers. */
export async function departmentsCompared(
  db: ReadModels,
  reader: Reader,
  { now, months }: { now: Date; months: number },
): Promise<DepartmentFigures[]> {
  const wanted = lastMonths(dayOf(now), months);
  const from = `${wanted[0] ?? ''}-01`;
  const since = (column: string) =>
    db.raw(`(count(*) FILTER (WHERE "${column}" >= ?::date))::integer`, [from]);
  const [movements, figures, wellbeing] = await Promise.all([
    rowsOf(
      movementOfDepartment,
      counted(db('people'))
        .whereNotNull('department')
        .select('department', {
          headcount: db.raw(`(count(*) FILTER (WHERE "departedOn" IS NULL))::integer`),
          hires: since('hireDate'),
          departures: since('departedOn'),
        })
        .groupBy('department')
        .orderBy('department'),
    ),
    rowsOf(
      figuresOfDepartment,
      db('person_months')
        .join('people', 'people.id', 'person_months.personId')
        .whereIn('month', wanted)
        .whereNotNull('department')
        .select('department', chosenFigures(db))
        .groupBy('department'),
    ),
    wellbeingByDepartment(db, reader, { now, months: wanted }),
  ]);
  const found = new Map(figures.map((row) => [row.department, row]));
  return movements.map((row) => ({
    ...NO_FIGURES,
    ...found.get(row.department),
    ...row,
    wellbeing: wellbeing.get(row.department) ?? null,
    turnover: turnover(row),
  }));
}

/** Departures in percent of the mean of the headcounts at both ends (the usual definition); null where nobody was. */
function turnover({ headcount, hires, departures }: Movement): number | null {
  const mean = (headcount + (headcount - hires + departures)) / 2;
  return mean <= 0 ? null : Math.round((departures / mean) * 1000) / 10;
}
