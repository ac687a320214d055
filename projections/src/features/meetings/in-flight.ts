import { meetingId, type MeetingId } from '@annals/contracts/features/meetings/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const idAndManagerId = z.object({
  id: meetingId,
  managerId: personId,
});
const withId = z.object({
  id: personId,
});

/** The meetings of an employee that are still to come, with whom each is; those of series go with their series. @param now an ISO instant */
export function upcomingMeetingsOf(
  db: ReadModels,
  employeeId: PersonId,
  now: string,
): Promise<{ id: MeetingId; managerId: PersonId }[]> {
  return rowsOf(
    idAndManagerId,
    db('meetings')
      .select('id', 'managerId')
      .where({ employeeId, status: 'scheduled' })
      .whereNull('series')
      .where('scheduledAt', '>', now),
  );
}

/** The employees with a meeting to come with somebody they do not report to today, or who have left. */
export async function meetingsMisassigned(db: ReadModels, now: string): Promise<PersonId[]> {
  const rows = await rowsOf(
    withId,
    db('meetings')
      .join('people as employee', 'employee.id', 'meetings.employeeId')
      .distinct('employee.id')
      .where('meetings.status', 'scheduled')
      .whereNull('meetings.series')
      .where('meetings.scheduledAt', '>', now)
      .whereRaw(`(employee."departedOn" IS NOT NULL OR employee."managerId" <> meetings."managerId")`),
  );
  return rows.map(({ id }) => id);
}
