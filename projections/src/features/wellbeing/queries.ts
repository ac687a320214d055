import {
  wellbeingCheckInRow,
  type WellbeingCheckInRow,
  type WellbeingCheckInView,
} from '@annals/contracts/features/wellbeing/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { reachOf, type Reader } from '../../engine/scope';
import { sharedWeeks } from './shared-weeks';

const weekAndAnswers = z.object({
  week: z.string(),
  answers: z.number(),
});
const attributedCheckIn = wellbeingCheckInRow.extend({
  employeeName: z.string().nullable(),
});

export interface CheckInsRequest extends PageRequest {
  /** `mine`: the reader's own, whomever they lead. */
  readonly whose?: 'mine' | undefined;
}

/** Gives a row another id, which nobody can tell from the first without the installation's secret. */
export type KeyedId = (id: string) => string;

/**
 * The check-ins a reader sees: an employee their own, newest first; a manager or leader those of their teams, a week at a time and
 * without whose they are. An administrator sees figures alone.
 */
export function checkInsFor(
  db: ReadModels,
  reader: Reader,
  now: Date,
  request: CheckInsRequest,
  keyedId: KeyedId,
): Promise<Page<WellbeingCheckInView>> {
  if (request.whose === 'mine') return ownCheckIns(db, reader, request);
  switch (reachOf(reader)) {
    case 'self':
      return ownCheckIns(db, reader, request);
    case 'reports':
    case 'subtree':
      return teamCheckIns(db, reader, now, request, keyedId);
    case 'everyone':
    case 'no one':
      return Promise.resolve({ rows: [], next: null });
  }
}

const ownKey = z.tuple([z.iso.datetime(), z.uuid()]);

async function ownCheckIns(
  db: ReadModels,
  reader: Reader,
  request: PageRequest,
): Promise<Page<WellbeingCheckInView>> {
  const cursor = readCursor(request.after, ownKey);
  const rows = await rowsOf(
    wellbeingCheckInRow,
    db('wellbeing_checkins')
      .where({ employeeId: reader.id })
      .modify((query) => {
        if (cursor) void query.whereRaw('("createdAt", id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'createdAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  const views = rows.map((row) => ({
    ...answersIn(row),
    id: row.id,
    createdAt: row.createdAt,
    dated: 'moment' as const,
    employeeName: null,
  }));
  return cutPage(views, request.limit, ({ createdAt, id }) => [createdAt, id]);
}

const teamKey = z.tuple([z.iso.date(), z.string()]);

/**
 * Latest week first; within a week by an id that says nothing of who answered or when. The id and the order both follow from the
 * installation's secret, which no row, event or export holds: somebody who knows all check-ins by their own ids can tell none of these apart.
 * So a page is cut from whole weeks, each of which is shared as a whole.
 */
async function teamCheckIns(
  db: ReadModels,
  reader: Reader,
  now: Date,
  request: PageRequest,
  keyedId: KeyedId,
): Promise<Page<WellbeingCheckInView>> {
  const cursor = readCursor(request.after, teamKey);
  const shared = () =>
    db('wellbeing_checkins as answered')
      .join(sharedWeeks(db, reader, now).select('shared.managerId', 'shared.week').as('week'), (both) => {
        both.on('week.managerId', 'answered.managerId').andOn('week.week', 'answered.week');
      })
      .modify((query) => {
        if (cursor) void query.where('answered.week', '<=', cursor[0]);
      });
  const counts = await rowsOf(
    weekAndAnswers,
    shared()
      .groupBy('answered.week')
      .orderBy('answered.week', 'desc')
      .select('answered.week', db.raw('count(*)::integer AS answers')),
  );
  const oldest = weekOfAnswer(counts, request.limit + 1, cursor?.[0]);
  if (oldest === undefined) return { rows: [], next: null };
  const rows = await rowsOf(
    attributedCheckIn,
    shared()
      .where('answered.week', '>=', oldest)
      .leftJoin('people as answerer', (attributed) => {
        // A name is beside an answer that was given in the knowledge of it, and for the person's own manager alone.
        attributed
          .on('answerer.id', 'answered.employeeId')
          .andOn('answered.managerId', db.raw('?::uuid', [reader.id]))
          .andOnNotNull('answered.attributedBy');
      })
      .select('answered.*')
      .select(db.raw(`answerer."firstName" || ' ' || answerer."lastName" AS "employeeName"`)),
  );
  const views = rows
    .map((row) => ({
      ...answersIn(row),
      id: keyedId(row.id),
      createdAt: `${row.week}T00:00:00.000Z`,
      dated: 'week' as const,
      employeeName: row.employeeName,
    }))
    .sort((one, other) => compare(other.createdAt, one.createdAt) || compare(one.id, other.id))
    .filter(
      ({ createdAt, id }) => !cursor || createdAt.slice(0, 10) < cursor[0] || compare(id, cursor[1]) > 0,
    )
    .slice(0, request.limit + 1);
  return cutPage(views, request.limit, ({ createdAt, id }) => [createdAt.slice(0, 10), id]);
}

/** The week of the last of so many answers, those of the cursor's own week not counted: they may all have been seen. */
function weekOfAnswer(
  counts: readonly { readonly week: string; readonly answers: number }[],
  wanted: number,
  cursorWeek: string | undefined,
): string | undefined {
  let answers = 0;
  for (const one of counts) {
    if (one.week !== cursorWeek) answers += one.answers;
    if (answers >= wanted) return one.week;
  }
  return counts.at(-1)?.week;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** What was answered, and nothing of who and when. */
function answersIn(row: WellbeingCheckInRow) {
  return {
    overallWellbeing: row.overallWellbeing,
    workLifeBalance: row.workLifeBalance,
    stressLevel: row.stressLevel,
    jobSatisfaction: row.jobSatisfaction,
    workload: row.workload,
    teamRelationships: row.teamRelationships,
    feedback: row.feedback,
    concerns: row.concerns,
    suggestions: row.suggestions,
  };
}
