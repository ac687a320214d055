import type { PersonId, SkipLevelMeetingId } from '@annals/contracts/kernel/ids';
import type { SkipLevelRow } from '@annals/contracts/skip-level/views';
import type { ReadModels } from '../kernel/connections';

/** The skip-level meetings of an employee that are still to come, with the manager before whose eyes each happens. @param now an ISO instant */
export async function upcomingSkipLevelMeetingsOf(
  db: ReadModels,
  employeeId: PersonId,
  now: string,
): Promise<{ id: SkipLevelMeetingId; managerId: PersonId }[]> {
  const rows = await db<SkipLevelRow>('skip_level_meetings')
    .select('id', 'managerId')
    .where({ employeeId, status: 'scheduled' })
    .where('scheduledAt', '>', now);
  return rows.flatMap(({ id, managerId }) => (managerId === null ? [] : [{ id, managerId }]));
}

/** The employees with a skip-level meeting to come that shows to somebody they do not report to today, or who have left. */
export async function skipLevelMeetingsAstray(db: ReadModels, now: string): Promise<PersonId[]> {
  const rows: { id: PersonId }[] = await db('skip_level_meetings')
    .join('people as employee', 'employee.id', 'skip_level_meetings.employeeId')
    .distinct('employee.id')
    .where('skip_level_meetings.status', 'scheduled')
    .where('skip_level_meetings.scheduledAt', '>', now)
    .whereRaw(
      `(employee."departedOn" IS NOT NULL OR employee."managerId" <> skip_level_meetings."managerId")`,
    );
  return rows.map(({ id }) => id);
}
