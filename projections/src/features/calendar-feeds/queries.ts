import type { PersonId } from '@annals/contracts/kernel/ids';
import type { MeetingRow } from '@annals/contracts/features/meetings/views';
import type { ReadModels } from '../../engine/connections';

/** A 1:1 as a calendar application gets it: when and where it is and with whom, nothing of what it is about. */
export interface FeedMeeting extends Pick<
  MeetingRow,
  'id' | 'scheduledAt' | 'duration' | 'location' | 'status' | 'updatedAt'
> {
  readonly otherName: string;
}

/** A person's own 1:1s that begin between two instants, cancelled ones among them. */
export function meetingsForFeed(
  db: ReadModels,
  personId: PersonId,
  { from, until }: { from: string; until: string },
): Promise<FeedMeeting[]> {
  const ofRole = (own: 'managerId' | 'employeeId', other: 'managerId' | 'employeeId') =>
    db('meetings as meeting')
      .join('people as other', 'other.id', `meeting.${other}`)
      .select(
        'meeting.id',
        'meeting.scheduledAt',
        'meeting.duration',
        'meeting.location',
        'meeting.status',
        'meeting.updatedAt',
      )
      .select(db.raw(`other."firstName" || ' ' || other."lastName" AS "otherName"`))
      .where(`meeting.${own}`, personId)
      .whereBetween('meeting.scheduledAt', [from, until]);
  return db
    .union([ofRole('managerId', 'employeeId'), ofRole('employeeId', 'managerId')], true)
    .orderBy('scheduledAt') as Promise<FeedMeeting[]>;
}
