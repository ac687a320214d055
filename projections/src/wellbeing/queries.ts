import type { WellbeingCheckInView } from '@annals/contracts/wellbeing/views';
import { z } from 'zod';
import type { ReadModels } from '../kernel/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../kernel/page';
import { reachOf, type Reader } from '../kernel/scope';
import type { KeptCheckIn } from './check-ins';
import { sharedWeeks } from './shared-weeks';

/**
 * The check-ins a reader sees: an employee their own, newest first; a manager or leader those of their teams, a week at a time and
 * without whose they are. An administrator sees figures alone.
 */
export function checkInsFor(
  db: ReadModels,
  reader: Reader,
  now: Date,
  request: PageRequest,
): Promise<Page<WellbeingCheckInView>> {
  switch (reachOf(reader)) {
    case 'self':
      return ownCheckIns(db, reader, request);
    case 'reports':
    case 'subtree':
      return teamCheckIns(db, reader, now, request);
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
  const rows = (await db('wellbeing_checkins')
    .where({ employeeId: reader.id })
    .modify((query) => {
      if (cursor) void query.whereRaw('("createdAt", id) < (?::timestamptz, ?::uuid)', cursor);
    })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(request.limit + 1)) as KeptCheckIn[];
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

/** Latest week first; within a week by an id that says nothing of who answered or when. */
async function teamCheckIns(
  db: ReadModels,
  reader: Reader,
  now: Date,
  request: PageRequest,
): Promise<Page<WellbeingCheckInView>> {
  const cursor = readCursor(request.after, teamKey);
  const rows = (await db('wellbeing_checkins as answered')
    .join(sharedWeeks(db, reader, now).select('shared.managerId', 'shared.week').as('week'), (both) => {
      both.on('week.managerId', 'answered.managerId').andOn('week.week', 'answered.week');
    })
    .leftJoin('people as answerer', (attributed) => {
      // A name stands beside an answer that was given in the knowledge of it, and for the person's own manager alone.
      attributed
        .on('answerer.id', 'answered.employeeId')
        .andOn('answered.managerId', db.raw('?::uuid', [reader.id]))
        .andOnNotNull('answered.attributedBy');
    })
    .select('answered.*')
    .select(db.raw(`answerer."firstName" || ' ' || answerer."lastName" AS "employeeName"`))
    .modify((query) => {
      if (cursor)
        void query.whereRaw(
          '(answered.week < ?::date OR (answered.week = ?::date AND answered."listId" > ?))',
          [cursor[0], cursor[0], cursor[1]],
        );
    })
    .orderBy([{ column: 'answered.week', order: 'desc' }, { column: 'answered.listId' }])
    .limit(request.limit + 1)) as (KeptCheckIn & { readonly employeeName: string | null })[];
  const views = rows.map((row) => ({
    ...answersIn(row),
    id: row.listId,
    createdAt: `${row.week}T00:00:00.000Z`,
    dated: 'week' as const,
    employeeName: row.employeeName,
  }));
  return cutPage(views, request.limit, ({ createdAt, id }) => [createdAt.slice(0, 10), id]);
}

/** What was answered, and nothing of who and when. */
function answersIn(row: KeptCheckIn) {
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
