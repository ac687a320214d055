import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { TimeOffRequestId } from '@annals/contracts/features/time-off/ids';
import { WAITING_REMINDER_DAYS } from '@annals/contracts/kernel/waiting';
import type { TimeOffStatus } from '@annals/contracts/features/time-off/constants';
import type { CalendarDay } from '@annals/contracts/features/time-off/days';
import {
  timeOffRequestRow,
  teamTimeOffView,
  timeOffRequestView,
  type TeamTimeOffView,
  type TimeOffRequestRow,
  type TimeOffRequestView,
} from '@annals/contracts/features/time-off/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import type { Reader } from '../../engine/scope';

const employeeIdAndManagerId = z.object({
  employeeId: personId,
  managerId: personId.nullable(),
});
const idAndEmployeeId = timeOffRequestRow.pick({ id: true, employeeId: true });

export interface TimeOffListRequest extends PageRequest {
  readonly status?: TimeOffStatus | undefined;
}

/** When the last request of a page was made, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

const namedRow = timeOffRequestRow.extend({
  employeeName: z.string(),
  managerName: z.string().nullable(),
  /** Whom the employee reports to today, regardless of who was asked at first. */
  decidesId: personId.nullable(),
});
type NamedRow = z.infer<typeof namedRow>;

/** The reader's own requests, newest first. @param today where the reader is: what has begun can no longer be cancelled */
export async function ownRequests(
  db: ReadModels,
  reader: Reader,
  today: CalendarDay,
  request: TimeOffListRequest,
): Promise<Page<TimeOffRequestView>> {
  const rows = await page(db, request, (query) => void query.where('request.employeeId', reader.id));
  return cutPage(
    rows.map((row) => timeOffRequestView.parse(withAllowed(row, reader, today))),
    request.limit,
    (row) => [row.createdAt, row.id],
  );
}

/** The requests of the people who report to the reader today; an administrator's are everyone's but their own. Newest first. */
export async function teamRequests(
  db: ReadModels,
  reader: Reader,
  today: CalendarDay,
  request: TimeOffListRequest & { readonly employeeId?: PersonId | undefined },
): Promise<Page<TeamTimeOffView>> {
  const rows = await page(db, request, (query) => {
    if (request.employeeId) void query.where('request.employeeId', request.employeeId);
    if (reader.role === 'admin') void query.whereNot('request.employeeId', reader.id);
    else void query.whereIn('request.employeeId', db('people').select('id').where({ managerId: reader.id }));
  });
  return cutPage(
    rows.map((row) => teamTimeOffView.parse(withAllowed(row, reader, today))),
    request.limit,
    (row) => [row.createdAt, row.id],
  );
}

async function page(
  db: ReadModels,
  { after, limit, status }: TimeOffListRequest,
  narrow: (query: Knex.QueryBuilder) => void,
): Promise<NamedRow[]> {
  const cursor = readCursor(after, listKey);
  return rowsOf(
    namedRow,
    named(db)
      .modify((query) => {
        narrow(query);
        if (status) void query.where('request.status', status);
        if (cursor)
          void query.whereRaw('(request."createdAt", request.id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'request.createdAt', order: 'desc' },
        { column: 'request.id', order: 'desc' },
      ])
      .limit(limit + 1),
  );
}

/** Who decides is read from today's organization: an open request follows its employee at once. */
function named(db: ReadModels): Knex.QueryBuilder {
  return db('time_off_requests as request')
    .join('people as employee', 'employee.id', 'request.employeeId')
    .leftJoin('people as manager', (join) => {
      join.on(
        'manager.id',
        db.raw(`CASE request.status WHEN 'pending' THEN employee."managerId" ELSE request."managerId" END`),
      );
    })
    .select('request.*', 'employee.managerId as decidesId')
    .select(db.raw(`employee."firstName" || ' ' || employee."lastName" AS "employeeName"`))
    .select(db.raw(`manager."firstName" || ' ' || manager."lastName" AS "managerName"`));
}

function withAllowed(row: NamedRow, reader: Reader, today: CalendarDay) {
  const own = row.employeeId === reader.id;
  const decides = !own && (row.decidesId === reader.id || reader.role === 'admin');
  return {
    ...row,
    allowed: {
      decide: decides && row.status === 'pending',
      cancel: own && (row.status === 'pending' || (row.status === 'approved' && row.startDate > today)),
    },
  };
}

/** Whose request this is and who decides on it today; undefined when there is none. */
export function partiesOf(
  db: ReadModels,
  id: TimeOffRequestId,
): Promise<{ employeeId: PersonId; managerId: PersonId | null } | undefined> {
  return rowOf(
    employeeIdAndManagerId,
    db('time_off_requests as request')
      .join('people as employee', 'employee.id', 'request.employeeId')
      .select('request.employeeId', 'employee.managerId')
      .where('request.id', id)
      .limit(1),
  );
}

/** The requests that have waited for a manager for too long, without a reminder; the oldest first. @param now an ISO instant */
export function requestsToRemindOf(
  db: ReadModels,
  now: string,
): Promise<Pick<TimeOffRequestRow, 'id' | 'employeeId'>[]> {
  return rowsOf(
    idAndEmployeeId,
    db('time_off_requests')
      .select('id', 'employeeId')
      .where({ status: 'pending' })
      .whereNull('remindedAt')
      .whereNotNull('managerId')
      .whereRaw(`"createdAt" <= ?::timestamptz - ? * interval '1 day'`, [now, WAITING_REMINDER_DAYS])
      .orderBy('createdAt'),
  );
}
