import { meetingSeriesRow } from '@annals/contracts/features/meetings/views';
import type { MeetingSeriesId } from '@annals/contracts/features/meetings/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { ReadModels } from '../../engine/connections';

/** The series of which the latest decision has not been done to the meetings. */
export async function seriesDue(db: ReadModels): Promise<MeetingSeriesId[]> {
  const rows = await rowsOf(
    meetingSeriesRow.pick({ id: true }),
    db('meeting_series').select('id').where({ isDue: true }).orderBy('id'),
  );
  return rows.map(({ id }) => id);
}
