import type { PersonId } from '@annals/contracts/kernel/ids';
import { DETAIL_NAMES, detailViews } from '@annals/contracts/features/meetings/details';
import { meetingRow } from '@annals/contracts/features/meetings/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

/** A 1:1 as a calendar application gets it: when and where it is and with whom, nothing of what it is about. */
const feedMeeting = meetingRow
  .pick({ id: true, scheduledAt: true, duration: true, status: true, updatedAt: true })
  .extend({ ...detailViews, otherName: z.string() });
export type FeedMeeting = z.infer<typeof feedMeeting>;

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
        ...DETAIL_NAMES.map((name) => `meeting.${name}`),
        'meeting.status',
        'meeting.updatedAt',
      )
      .select(db.raw(`other."firstName" || ' ' || other."lastName" AS "otherName"`))
      .where(`meeting.${own}`, personId)
      .whereBetween('meeting.scheduledAt', [from, until]);
  return rowsOf(
    feedMeeting,
    db
      .union([ofRole('managerId', 'employeeId'), ofRole('employeeId', 'managerId')], true)
      .orderBy('scheduledAt'),
  );
}
