import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { skipLevelMeetingId, type SkipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const idAndManagerId = z.object({
  id: skipLevelMeetingId,
  managerId: personId.nullable(),
});
const withId = z.object({
  id: personId,
});

/** The skip-level meetings of an employee that are still to come, with the manager each goes past. @param now an ISO instant */
export function upcomingSkipLevelMeetingsOf(
  db: ReadModels,
  employeeId: PersonId,
  now: string,
): Promise<{ id: SkipLevelMeetingId; managerId: PersonId | null }[]> {
  return rowsOf(
    idAndManagerId,
    db('skip_level_meetings')
      .select('id', 'managerId')
      .where({ employeeId, status: 'scheduled' })
      .where('scheduledAt', '>', now),
  );
}

/** The employees whose meeting to come goes past somebody they do not report to today, or who have left. */
export async function skipLevelMeetingsMisassigned(db: ReadModels, now: string): Promise<PersonId[]> {
  const rows = await rowsOf(
    withId,
    db('skip_level_meetings as meeting')
      .join('people as employee', 'employee.id', 'meeting.employeeId')
      .distinct('employee.id')
      .where('meeting.status', 'scheduled')
      .where('meeting.scheduledAt', '>', now)
      .whereRaw(
        `(employee."departedOn" IS NOT NULL OR employee."managerId" IS DISTINCT FROM meeting."managerId")`,
      ),
  );
  return rows.map(({ id }) => id);
}
