import { meetingSeriesRow } from '@annals/contracts/features/meetings/views';
import type { MeetingSeriesId } from '@annals/contracts/features/meetings/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const TABLE = 'meeting_series';

/** The series of an employee of which something is still to come, with whom each is. @param now an ISO instant */
export function upcomingSeriesOf(
  db: ReadModels,
  employeeId: PersonId,
  now: string,
): Promise<{ id: MeetingSeriesId; managerId: PersonId }[]> {
  return rowsOf(
    meetingSeriesRow.pick({ id: true, managerId: true }),
    db(TABLE).select('id', 'managerId').where({ employeeId }).where('lastAt', '>', now),
  );
}

/** The employees with a series to come with somebody they do not report to today, or who have left. */
export async function seriesMisassigned(db: ReadModels, now: string): Promise<PersonId[]> {
  const rows = await rowsOf(
    z.object({ id: personId }),
    db(`${TABLE} as series`)
      .join('people as employee', 'employee.id', 'series.employeeId')
      .distinct('employee.id')
      .where('series.lastAt', '>', now)
      .whereRaw(`(employee."departedOn" IS NOT NULL OR employee."managerId" <> series."managerId")`),
  );
  return rows.map(({ id }) => id);
}

/** The series of which the latest decision has not been done to the meetings. */
export async function seriesDue(db: ReadModels): Promise<MeetingSeriesId[]> {
  const rows = await rowsOf(
    meetingSeriesRow.pick({ id: true }),
    db(TABLE).select('id').where({ isDue: true }).orderBy('id'),
  );
  return rows.map(({ id }) => id);
}
