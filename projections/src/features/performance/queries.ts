import type { PersonId } from '@annals/contracts/kernel/ids';
import type { TimelineEntryId } from '@annals/contracts/features/performance/ids';
import {
  timelineRow,
  timelineView,
  type TimelineRow,
  type TimelineView,
} from '@annals/contracts/features/performance/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import type { Reader } from '../../engine/scope';
import { ledByAndSelf } from '../summaries/people-of';
import { SEEN_FROM, visibleTo, type Standing } from './visibility';

const idAndTitle = timelineRow.pick({ id: true, title: true });

export interface TimelineRequest extends PageRequest {
  readonly employeeId?: PersonId | undefined;
  readonly withdrawn?: 'included' | undefined;
}

/** When the last entry of a page was added, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);
const namedRow = timelineRow.extend({ employeeName: z.string(), authorName: z.string() });
type NamedRow = z.infer<typeof namedRow>;

/**
 * The entries about one person, or about the reader and everyone they lead, newest first: each only if its
 * visibility lets the reader see it.
 */
export async function timelineFor(
  db: ReadModels,
  reader: Reader,
  standing: Standing,
  request: TimelineRequest,
): Promise<Page<TimelineView>> {
  const cursor = readCursor(request.after, listKey);
  const newest = (from: Knex.QueryBuilder) =>
    from
      .select('performance_timeline.*')
      .modify((query) => {
        if (request.withdrawn !== 'included') void query.whereNull('performance_timeline.withdrawnAt');
        if (cursor)
          void query.whereRaw(
            '(performance_timeline."createdAt", performance_timeline.id) < (?::timestamptz, ?::uuid)',
            cursor,
          );
      })
      .modify(visibleTo(reader, standing))
      .orderBy([
        { column: 'performance_timeline.createdAt', order: 'desc' },
        { column: 'performance_timeline.id', order: 'desc' },
      ])
      .limit(request.limit + 1);
  const rows = await named(db, newest(about(db, reader, request.employeeId, newest)));
  return pageOf(rows, reader, request);
}

/** The public entries about the people who report to the reader's manager today, newest first; nothing for who reports to nobody. */
export async function timelineOfColleagues(
  db: ReadModels,
  reader: Reader,
  request: PageRequest,
): Promise<Page<TimelineView>> {
  const cursor = readCursor(request.after, listKey);
  const found = db('performance_timeline')
    .select('performance_timeline.*')
    .whereIn('performance_timeline.employeeId', colleaguesIn(db, reader))
    .whereIn('performance_timeline.visibility', SEEN_FROM.colleague)
    .whereNull('performance_timeline.withdrawnAt')
    .modify((query) => {
      if (cursor)
        void query.whereRaw(
          '(performance_timeline."createdAt", performance_timeline.id) < (?::timestamptz, ?::uuid)',
          cursor,
        );
    })
    .orderBy([
      { column: 'performance_timeline.createdAt', order: 'desc' },
      { column: 'performance_timeline.id', order: 'desc' },
    ])
    .limit(request.limit + 1);
  return pageOf(await named(db, found), reader, request);
}

function colleaguesIn(db: ReadModels, reader: Reader): Knex.QueryBuilder {
  return db('people as colleague')
    .select('colleague.id')
    .whereRaw('colleague."managerId" = (SELECT me."managerId" FROM people AS me WHERE me.id = ?)', [
      reader.id,
    ])
    .whereNot('colleague.id', reader.id);
}

/** Entries with the names of whom they are about and of who wrote them. */
function named(db: ReadModels, found: Knex.QueryBuilder): Promise<NamedRow[]> {
  return rowsOf(
    namedRow,
    found
      .join('people as employee', 'employee.id', 'performance_timeline.employeeId')
      .join('people as author', 'author.id', 'performance_timeline.managerId')
      .select(
        (['employee', 'author'] as const).map((who) =>
          db.raw(`${who}."firstName" || ' ' || ${who}."lastName" AS "${who}Name"`),
        ),
      ),
  );
}

function pageOf(rows: readonly NamedRow[], reader: Reader, request: PageRequest): Page<TimelineView> {
  return cutPage(
    rows.map((row) => timelineView.parse({ ...row, isMine: row.managerId === reader.id })),
    request.limit,
    (row) => [row.createdAt, row.id],
  );
}

/** The entries about one person by their index; of several people, the first page of each. */
function about(
  db: ReadModels,
  reader: Reader,
  employeeId: PersonId | undefined,
  newest: (from: Knex.QueryBuilder) => Knex.QueryBuilder,
): Knex.QueryBuilder {
  if (employeeId !== undefined)
    return db('performance_timeline').where('performance_timeline.employeeId', employeeId);
  if (reader.role === 'admin') return db('performance_timeline');
  const ofOne = newest(db('performance_timeline').whereRaw('performance_timeline."employeeId" = person.id'));
  const both = db.raw('(?) AS person CROSS JOIN LATERAL (?) AS performance_timeline', [
    ledByAndSelf(db, reader),
    ofOne,
  ]);
  return db.from(db.select('performance_timeline.*').from(both).as('performance_timeline'));
}

/** Goals of a person that the reader may see and that nothing has reached, newest first. */
export function openGoalsOf(
  db: ReadModels,
  reader: Reader,
  standing: Standing,
  employeeId: PersonId,
): Promise<Pick<TimelineRow, 'id' | 'title'>[]> {
  return rowsOf(
    idAndTitle,
    db('performance_timeline')
      .select('id', 'title')
      .where({ employeeId, type: 'goal' })
      .whereNull('withdrawnAt')
      .whereNull('reachedById')
      .modify(visibleTo(reader, standing))
      .orderBy('createdAt', 'desc')
      .limit(100),
  );
}

/** One entry as the read model has it, regardless of who may see it; undefined when there is none. */
export function timelineEntry(db: ReadModels, id: TimelineEntryId): Promise<TimelineRow | undefined> {
  return rowOf(timelineRow, db('performance_timeline').where({ id }).limit(1));
}
