import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const heldTimeOff = z.object({
  id: z.string(),
  employeeId: personId,
  managerId: personId.nullable(),
});
const withEmployeeId = z.object({
  employeeId: personId,
});

/**
 * The employees with open requests, once for each manager these are with. What is handed over is the employee's time off as a whole, so
 * the id is the employee's.
 */
export async function openTimeOffOf(
  db: ReadModels,
  employeeIds: readonly PersonId[],
  now: string,
  timeZone: string,
): Promise<z.infer<typeof heldTimeOff>[]> {
  return rowsOf(
    heldTimeOff,
    openRequests(db, now, timeZone)
      .whereIn('request.employeeId', [...employeeIds])
      .distinct('request.employeeId as id', 'request.employeeId', 'request.managerId'),
  );
}

/** The employees with a request that waits for somebody they do not report to, or with time off ahead of them though they have left. */
export async function timeOffMisassigned(db: ReadModels, now: string, timeZone: string): Promise<PersonId[]> {
  const rows = await rowsOf(
    withEmployeeId,
    openRequests(db, now, timeZone)
      .where((query) => {
        void query
          .whereNotNull('employee.departedOn')
          .orWhereRaw(
            `request.status = 'pending' AND employee."managerId" IS NOT NULL AND request."managerId" IS DISTINCT FROM employee."managerId"`,
          );
      })
      .distinct('request.employeeId'),
  );
  return rows.map(({ employeeId }) => employeeId);
}

/** What waits, and approved time off that has not begun. */
function openRequests(db: ReadModels, now: string, timeZone: string) {
  return db('time_off_requests as request')
    .join('people as employee', 'employee.id', 'request.employeeId')
    .where((open) => {
      void open
        .where('request.status', 'pending')
        .orWhere(
          (ahead) =>
            void ahead
              .where('request.status', 'approved')
              .whereRaw(
                `request."startDate" > (?::timestamptz AT TIME ZONE coalesce(employee."timeZone", ?))::date`,
                [now, timeZone],
              ),
        );
    });
}
