import { teamReportRow, type TeamReportRow, type TeamSummary } from '@annals/contracts/features/team/views';
import { dayIn, daysAfter, instantsAt } from '@annals/contracts/kernel/local-time';
import { oneRowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import type { Reader } from '../../engine/scope';
import { groupFigures } from '../summaries/month-figures';
import { stillToCome } from '../meetings/still-to-come';
import { dayOf, lastMonths, monthsOfQuarter, weekOf } from '../summaries/months';
import { ledBy } from '../summaries/people-of';
import { matchesWords } from '../people/search';
import { counted } from '../people/working';

const countedRow = z.object({ count: z.number() });
const rated = z.object({ rating: z.number().nullable() });
const withDepartment = z.object({
  department: z.string(),
});

/** The figures of Team Management's three cards. @param timeZone of the reader: the week is that of their calendar */
export async function teamSummaryFor(
  db: ReadModels,
  reader: Reader,
  now: Date,
  timeZone: string,
): Promise<TeamSummary> {
  const [members, meetings, ratings] = await Promise.all([
    oneRowOf(
      countedRow,
      counted(db('people'))
        .where('managerId', reader.id)
        .whereNull('departedOn')
        .select(db.raw('count(*)::integer AS count')),
    ),
    oneRowOf(
      countedRow,
      db('meetings')
        .where({ managerId: reader.id })
        .modify(stillToCome, now.toISOString())
        .where('scheduledAt', '<', endOfWeek(timeZone, now))
        .select(db.raw('count(*)::integer AS count')),
    ),
    oneRowOf(
      rated,
      db('person_months')
        .whereIn('personId', db('people').select('id').where('managerId', reader.id).whereNull('departedOn'))
        .whereIn('month', monthsOfQuarter(dayOf(now)))
        .select({ rating: groupFigures(db).rating }),
    ),
  ]);
  return {
    members: members.count,
    meetingsThisWeek: meetings.count,
    averageRating: ratings.rating,
  };
}

/** The instant at which the week that it is for somebody ends: midnight after Sunday, on their clock. */
function endOfWeek(timeZone: string, now: Date): string {
  const nextMonday = daysAfter(weekOf(dayIn(timeZone, now)).sunday, 1);
  return new Date(instantsAt(timeZone, nextMonday, '00:00')[0] ?? now).toISOString();
}

export interface TeamReportRequest extends PageRequest {
  readonly months: number;
  readonly department?: string | undefined;
  readonly search?: string | undefined;
}

/** The last and first name and the id of the last person of a page. */
const reportKey = z.tuple([z.string(), z.string(), z.uuid()]);

/** What the last months came to for each of the reader's people of today, by name. */
export async function teamReportFor(
  db: ReadModels,
  reader: Reader,
  now: Date,
  request: TeamReportRequest,
): Promise<Page<TeamReportRow>> {
  const cursor = readCursor(request.after, reportKey);
  const people = db('people')
    .select('id', 'firstName', 'lastName', 'position', 'department')
    .whereIn('id', ledBy(db, reader))
    .modify((query) => {
      if (request.department) void query.where('department', request.department);
      if (cursor) void query.whereRaw('("lastName", "firstName", id) > (?, ?, ?::uuid)', cursor);
      matchesWords(query, 'people', request.search);
    })
    .orderBy(['lastName', 'firstName', 'id'])
    .limit(request.limit + 1);
  const sum = (column: string) => db.raw(`coalesce(sum(figures."${column}"), 0)::integer`);
  const rows = await rowsOf(
    teamReportRow,
    db
      .from(people.as('person'))
      .leftJoin('person_months as figures', (join) => {
        join
          .on('figures.personId', 'person.id')
          .andOnIn('figures.month', [...lastMonths(dayOf(now), request.months)]);
      })
      .select('person.*', {
        meetingsCompleted: sum('meetingsCompleted'),
        reviewsCompleted: sum('ratingCount'),
        averageRating: groupFigures(db).rating,
        goalsReached: sum('goalsReached'),
        achievements: sum('achievements'),
        painPointsReported: sum('painPointsReported'),
      })
      .groupBy(['person.id', 'person.firstName', 'person.lastName', 'person.position', 'person.department'])
      .orderBy(['person.lastName', 'person.firstName', 'person.id']),
  );
  return cutPage(rows, request.limit, (row) => [row.lastName, row.firstName, row.id]);
}

/** The departments of the reader's people of today, by name. */
export async function departmentsOf(db: ReadModels, reader: Reader): Promise<string[]> {
  const rows = await rowsOf(
    withDepartment,
    db('people')
      .distinct('department')
      .whereIn('id', ledBy(db, reader))
      .whereNotNull('department')
      .orderBy('department'),
  );
  return rows.map(({ department }) => department);
}
