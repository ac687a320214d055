import type { PainPointId } from '@annals/contracts/features/pain-points/ids';
import type { PainPointStatus } from '@annals/contracts/features/pain-points/constants';
import {
  painPointView,
  painPointRow,
  type PainPointStats,
  type PainPointView,
} from '@annals/contracts/features/pain-points/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { idsInReach, reachOf, type Reader } from '../../engine/scope';

export interface PainPointsRequest extends PageRequest {
  readonly status?: PainPointStatus | undefined;
}

/** When the last pain point of a page was reported, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** The pain points that people in the reader's reach reported, newest first. */
export async function painPointsFor(
  db: ReadModels,
  reader: Reader,
  request: PainPointsRequest,
): Promise<Page<PainPointView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    namedRow,
    withNames(db, inScope(db, reader))
      .modify((query) => {
        if (request.status) void query.where('pain.status', request.status);
        if (cursor) void query.whereRaw('(pain."createdAt", pain.id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'pain.createdAt', order: 'desc' },
        { column: 'pain.id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(
    rows.map((row) => asView(row, reader)),
    request.limit,
    ({ createdAt, id }) => [createdAt, id],
  );
}

/** One pain point, if it is in the reader's reach; undefined otherwise, so that nobody learns that it exists. */
export async function painPointFor(
  db: ReadModels,
  reader: Reader,
  id: PainPointId,
): Promise<PainPointView | undefined> {
  const row = await rowOf(namedRow, withNames(db, inScope(db, reader)).where('pain.id', id).limit(1));
  return row && asView(row, reader);
}

const counts = z.object({
  total: z.number(),
  open: z.number(),
  highPriority: z.number(),
  resolved: z.number(),
});

/** The four figures over everything in the reader's reach, however much of it the screen has loaded. */
export async function painPointStatsFor(db: ReadModels, reader: Reader): Promise<PainPointStats> {
  const row: unknown = await inScope(db, reader)
    .select(
      db.raw('count(*)::int AS total'),
      db.raw(`(count(*) FILTER (WHERE pain.status = 'open'))::int AS open`),
      db.raw(`(count(*) FILTER (WHERE pain.priority = 'high'))::int AS "highPriority"`),
      db.raw(`(count(*) FILTER (WHERE pain.status = 'resolved'))::int AS resolved`),
    )
    .first();
  return counts.parse(row);
}

function inScope(db: ReadModels, reader: Reader): Knex.QueryBuilder {
  return db('pain_points as pain').modify((query) => {
    if (reachOf(reader) !== 'everyone') void query.whereIn('pain.employeeId', idsInReach(db, reader));
  });
}

const namedRow = painPointRow.extend(painPointView.pick({ employeeName: true, managerName: true }).shape);
type NamedRow = z.infer<typeof namedRow>;

function withNames(db: ReadModels, query: Knex.QueryBuilder): Knex.QueryBuilder {
  const name = (who: string) => db.raw(`${who}."firstName" || ' ' || ${who}."lastName" AS "${who}Name"`);
  return query
    .join('people as employee', 'employee.id', 'pain.employeeId')
    .leftJoin('people as manager', 'manager.id', 'pain.managerId')
    .select('pain.*', name('employee'), name('manager'));
}

function asView(row: NamedRow, reader: Reader): PainPointView {
  const looksAfter = row.managerId === null ? reader.role === 'admin' : row.managerId === reader.id;
  const isOwn = row.employeeId === reader.id;
  return {
    ...row,
    allowed: {
      takeUp: looksAfter && row.status === 'open',
      resolve: looksAfter && row.status !== 'resolved',
      reopen: (looksAfter || isOwn) && row.status === 'resolved',
    },
  };
}
