import { OPEN_MILESTONE_STATUSES } from '@annals/contracts/features/career/constants';
import { DIGEST_ITEM_NAMES, type DigestItem } from '@annals/contracts/features/digests/items';
import type { WaitingName } from '@annals/contracts/kernel/feature';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import type { CountedRows } from '../../engine/counted-rows';

const counted = z.object({ id: personId, count: z.number() });

/** The week a digest is about: calendar days, and the instants at which they begin where the person is. */
export interface DigestWeek {
  readonly monday: string;
  readonly nextMonday: string;
  /** The last day that counts as "within two weeks", not included. */
  readonly mondayAfter: string;
  readonly begins: string;
  readonly ends: string;
  readonly lastBegan: string;
}

type Rows = Knex.QueryBuilder;
interface Counted extends CountedRows<DigestWeek> {
  /** What is counted when it is not the rows. */
  readonly distinct?: string;
}

const within =
  (column: string) =>
  (rows: Rows, { lastBegan, begins }: DigestWeek) =>
    rows.where(column, '>=', lastBegan).where(column, '<', begins);
const meetingsThisWeek = (rows: Rows, { begins, ends }: DigestWeek) =>
  rows.where('status', 'scheduled').where('scheduledAt', '>=', begins).where('scheduledAt', '<', ends);
const milestonesDue = (rows: Rows) => rows.whereIn('status', [...OPEN_MILESTONE_STATUSES]);

/** What a digest counts of the week; what waits for somebody is counted by the features, as in the sidebar. */
const COUNTED: Readonly<Record<Exclude<DigestItem, WaitingName>, readonly Counted[]>> = {
  meetingsAhead: [
    { table: 'meetings', whose: 'employeeId', where: meetingsThisWeek },
    { table: 'meetings', whose: 'managerId', where: meetingsThisWeek },
  ],
  skipLevelAhead: [
    { table: 'skip_level_meetings', whose: 'employeeId', where: meetingsThisWeek },
    { table: 'skip_level_meetings', whose: 'seniorLeaderId', where: meetingsThisWeek },
  ],
  milestonesAhead: [
    {
      table: 'career_milestones',
      whose: 'employeeId',
      where: (rows, { monday, mondayAfter }) =>
        milestonesDue(rows).where('dueDate', '>=', monday).where('dueDate', '<', mondayAfter),
    },
  ],
  timeOffAhead: [
    {
      table: 'time_off_requests',
      whose: 'employeeId',
      where: (rows, { monday, nextMonday }) =>
        rows.where('status', 'approved').where('startDate', '>=', monday).where('startDate', '<', nextMonday),
    },
  ],
  recognitionsReceived: [
    {
      table: 'recognitions',
      whose: 'recipientId',
      where: (rows, week) => within('approvedAt')(rows.where('status', 'approved'), week),
    },
  ],
  timeOffDecided: [
    { table: 'time_off_requests', whose: 'employeeId', where: within('approvedAt') },
    { table: 'time_off_requests', whose: 'employeeId', where: within('rejectedAt') },
  ],
  painPointsResolved: [{ table: 'pain_points', whose: 'employeeId', where: within('resolvedAt') }],
  milestonesAchieved: [
    {
      table: 'career_milestones',
      whose: 'employeeId',
      where: (rows, week) => within('completedAt')(rows.where('status', 'achieved'), week),
    },
  ],
  reviewsCompleted: [
    {
      table: 'performance_reviews',
      whose: 'employeeId',
      where: (rows, week) => within('completedAt')(rows.where('status', 'completed'), week),
    },
  ],
  // The team of today, regardless of who approved it then; when somebody is away is known to the manager anyway, why is not told.
  teamAway: [
    {
      table: 'time_off_requests as away',
      whose: 'report.managerId',
      distinct: 'away.employeeId',
      where: (rows, { monday, nextMonday }) =>
        rows
          .join('people as report', 'report.id', 'away.employeeId')
          .where('away.status', 'approved')
          .where('away.endDate', '>=', monday)
          .where('away.startDate', '<', nextMonday),
    },
  ],
  teamAnniversaries: [
    {
      table: 'people as report',
      whose: 'report.managerId',
      where: (rows, { monday, nextMonday }) =>
        rows
          .leftJoin('celebrations as celebrated', 'celebrated.id', 'report.id')
          .whereNull('report.departedOn')
          .where('report.hireDate', '<', monday)
          .whereRaw(`NOT 'work_anniversary' = ANY(coalesce(celebrated.off, '{}'))`)
          .whereRaw(
            `to_char(report."hireDate", 'MM-DD') IN
              (SELECT to_char(day, 'MM-DD') FROM generate_series(?::date, ?::date - 1, interval '1 day') AS day)`,
            [monday, nextMonday],
          ),
    },
  ],
  teamMilestonesDue: [
    {
      table: 'career_milestones',
      whose: 'managerId',
      where: (rows, { monday, nextMonday }) =>
        milestonesDue(rows).where('dueDate', '>=', monday).where('dueDate', '<', nextMonday),
    },
  ],
};

/** What a digest tells of one person: what is zero is left out. */
export type DigestCounts = ReadonlyMap<DigestItem, number>;

/**
 * Counts for many people at once what their digests tell: one query for each thing that is counted, however many people there are.
 * Somebody for whom nothing is counted is missing.
 * @param waiting how what waits for people is counted
 */
export async function digestCountsOf(
  db: ReadModels,
  personIds: readonly PersonId[],
  week: DigestWeek,
  waiting: { readonly [Item in DigestItem]?: readonly CountedRows[] },
): Promise<ReadonlyMap<PersonId, DigestCounts>> {
  const own: { readonly [Item in DigestItem]?: readonly Counted[] } = COUNTED;
  const theWeek = { now: week.begins, day: week.monday, begins: week.begins, ends: week.ends };
  const counts = new Map<PersonId, Map<DigestItem, number>>();
  const count = async (
    item: DigestItem,
    { whose, distinct }: Pick<Counted, 'whose' | 'distinct'>,
    counting: Rows,
  ) => {
    const rows = await rowsOf(
      counted,
      counting
        .whereIn(whose, [...personIds])
        .groupBy(whose)
        .select({ id: whose })
        .select(
          distinct === undefined
            ? db.raw('count(*)::integer AS count')
            : db.raw('count(DISTINCT ??)::integer AS count', [distinct]),
        ),
    );
    for (const { id, count: more } of rows) {
      const ofPerson = counts.get(id) ?? new Map<DigestItem, number>();
      ofPerson.set(item, (ofPerson.get(item) ?? 0) + more);
      counts.set(id, ofPerson);
    }
  };
  for (const item of DIGEST_ITEM_NAMES) {
    for (const one of own[item] ?? []) await count(item, one, one.where(db(one.table), week));
    for (const one of waiting[item] ?? []) await count(item, one, one.where(db(one.table), theWeek));
  }
  return counts;
}
