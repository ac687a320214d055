import type { MeetingId } from '@annals/contracts/features/meetings/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { MeetingRow } from '@annals/contracts/features/meetings/views';
import type { ReadModels } from '../../engine/connections';

/** The meetings of an employee that are still to come, with whom each is. @param now an ISO instant */
export function upcomingMeetingsOf(
  db: ReadModels,
  employeeId: PersonId,
  now: string,
): Promise<{ id: MeetingId; managerId: PersonId }[]> {
  return db<MeetingRow>('meetings')
    .select('id', 'managerId')
    .where({ employeeId, status: 'scheduled' })
    .where('scheduledAt', '>', now);
}

/** The employees with a meeting to come with somebody they do not report to today, or who have left. */
export async function meetingsMisassigned(db: ReadModels, now: string): Promise<PersonId[]> {
  const rows: { id: PersonId }[] = await db('meetings')
    .join('people as employee', 'employee.id', 'meetings.employeeId')
    .distinct('employee.id')
    .where('meetings.status', 'scheduled')
    .where('meetings.scheduledAt', '>', now)
    .whereRaw(`(employee."departedOn" IS NOT NULL OR employee."managerId" <> meetings."managerId")`);
  return rows.map(({ id }) => id);
}
