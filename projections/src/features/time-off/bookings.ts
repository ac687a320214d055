import type { PersonId } from '@annals/contracts/kernel/ids';
import type { LedgerBooking } from '@annals/contracts/features/time-off/ledger';
import { daysAwayOf } from '@annals/contracts/features/time-off/days';
import type { TimeOffRequestRow } from '@annals/contracts/features/time-off/views';
import type { ReadModels } from '../../engine/connections';

/** All of a person's requests, oldest first, as balances and ledgers are reckoned from them. */
export async function bookingsOf(db: ReadModels, employeeId: PersonId): Promise<LedgerBooking[]> {
  const rows = await db<TimeOffRequestRow>('time_off_requests')
    .select()
    .where({ employeeId })
    .orderBy(['createdAt', 'id']);
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
export interface EmploymentRow {
  readonly managerId: PersonId | null;
  readonly hireDate: string | null;
  readonly departedOn: string | null;
  readonly timeZone: string | null;
  readonly holidayCalendar: string | null;
  readonly createdAt: string;
}

export function employmentOf(db: ReadModels, id: PersonId): Promise<EmploymentRow | undefined> {
  return db<EmploymentRow & { id: PersonId }>('people')
    .select('managerId', 'hireDate', 'departedOn', 'timeZone', 'holidayCalendar', 'createdAt')
    .where({ id })
    .first();
}
