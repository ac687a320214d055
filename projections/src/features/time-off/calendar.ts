import type { CalendarDay, Period } from '@annals/contracts/features/time-off/days';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { timeOffRequestRow, type TimeOffRequestRow } from '@annals/contracts/features/time-off/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import type { Reader } from '../../engine/scope';

/** Somebody's absence as one reader may see it. */
const absenceRow = timeOffRequestRow
  .pick({
    id: true,
    employeeId: true,
    startDate: true,
    endDate: true,
    halfDayStart: true,
    halfDayEnd: true,
    publicHolidays: true,
    status: true,
    updatedAt: true,
  })
  .extend({
    employeeName: z.string(),
    /** Null to colleagues. */
    type: timeOffRequestRow.shape.type.nullable(),
  });
export type AbsenceRow = z.infer<typeof absenceRow>;

const managedAbsence = absenceRow.extend({ managerId: personId.nullable() });

/**
 * The absences of a reader's team that touch a period: their own, their reports', their colleagues' with the same manager, and their
 * manager's. Colleagues learn of what was approved, and not what for: the rest is for the person and their manager alone.
 * @param statuses which of them
 */
export async function absencesAround(
  db: ReadModels,
  reader: Reader,
  { startDate, endDate }: Period,
  statuses: readonly TimeOffRequestRow['status'][],
): Promise<AbsenceRow[]> {
  const rows = await rowsOf(
    managedAbsence,
    db('time_off_requests as request')
      .join('people as employee', 'employee.id', 'request.employeeId')
      .select(
        'request.id',
        'request.employeeId',
        'request.type',
        'request.startDate',
        'request.endDate',
        'request.halfDayStart',
        'request.halfDayEnd',
        'request.publicHolidays',
        'request.status',
        'request.updatedAt',
        'employee.managerId',
      )
      .select(db.raw(`employee."firstName" || ' ' || employee."lastName" AS "employeeName"`))
      .whereIn('request.employeeId', teamAround(db, reader.id))
      .whereNull('employee.departedOn')
      .where((visible) => {
        void visible
          .where('employee.id', reader.id)
          .orWhere('employee.managerId', reader.id)
          .orWhereNotNull('request.approvedAt');
      })
      .whereIn('request.status', [...statuses])
      .where('request.endDate', '>=', startDate)
      .where('request.startDate', '<=', endDate)
      .orderBy(['request.startDate', 'employee.lastName', 'request.id']),
  );
  return rows.map(({ managerId, ...row }) => ({
    ...row,
    type: row.employeeId === reader.id || managerId === reader.id ? row.type : null,
  }));
}

function teamAround(db: ReadModels, id: PersonId): Knex.QueryBuilder {
  const managerOfReader = () => db('people').select('managerId').where({ id });
  return db('people')
    .select('id')
    .where({ id })
    .orWhere({ managerId: id })
    .orWhereIn('managerId', managerOfReader())
    .orWhereIn('id', managerOfReader());
}

/** The first and the last day of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): Period {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last: CalendarDay = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { startDate: `${month}-01`, endDate: last };
}
