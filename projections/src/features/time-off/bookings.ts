import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { LedgerBooking } from '@annals/contracts/features/time-off/ledger';
import { daysAwayOf } from '@annals/contracts/features/time-off/days';
import { timeOffRequestRow } from '@annals/contracts/features/time-off/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

/** All of a person's requests, oldest first, as balances and ledgers are reckoned from them. */
export async function bookingsOf(db: ReadModels, employeeId: PersonId): Promise<LedgerBooking[]> {
  const rows = await rowsOf(
    timeOffRequestRow,
    db('time_off_requests').select().where({ employeeId }).orderBy(['createdAt', 'id']),
  );
  return rows.map((row) => ({
    requestId: row.id,
    type: row.type,
    status: row.status,
    startDate: row.startDate,
    endDate: row.endDate,
    daysAway: daysAwayOf(row),
    requestedAt: row.createdAt,
    approvedAt: row.approvedAt,
    returnedAt: row.rejectedAt ?? row.cancelledAt,
  }));
}

/** What time off needs to know of a person; undefined when there is none. */
const employmentRow = z.object({
  managerId: personId.nullable(),
  hireDate: z.string().nullable(),
  departedOn: z.string().nullable(),
  timeZone: z.string().nullable(),
  holidayCalendar: z.string().nullable(),
  createdAt: z.string(),
});
export type EmploymentRow = z.infer<typeof employmentRow>;

export function employmentOf(db: ReadModels, id: PersonId): Promise<EmploymentRow | undefined> {
  return rowOf(
    employmentRow,
    db('people')
      .select('managerId', 'hireDate', 'departedOn', 'timeZone', 'holidayCalendar', 'createdAt')
      .where({ id })
      .limit(1),
  );
}
