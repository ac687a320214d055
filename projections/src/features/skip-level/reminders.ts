import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  skipLevelRow,
  skipLevelNotificationRow,
  type SkipLevelNotificationRow,
  type SkipLevelNotificationView,
  type SkipLevelRow,
} from '@annals/contracts/features/skip-level/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const idAndScheduledAt = skipLevelRow.pick({ id: true, scheduledAt: true });

const reminderWithMeeting = skipLevelNotificationRow.extend({
  meetingAt: z.string(),
  duration: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string().nullable(),
});

/** A person's reminders of skip-level meetings that are still ahead, with the meeting as it is now; soonest first. */
export async function skipLevelRemindersOf(
  db: ReadModels,
  personId: PersonId,
  now: string,
): Promise<SkipLevelNotificationView[]> {
  const rows = await rowsOf(
    reminderWithMeeting,
    db('skip_level_notifications as reminder')
      .join('skip_level_meetings as meeting', 'meeting.id', 'reminder.meetingId')
      .join('people as leader', 'leader.id', 'meeting.seniorLeaderId')
      .select('reminder.*', 'meeting.scheduledAt as meetingAt', 'meeting.duration')
      .select('leader.firstName', 'leader.lastName', 'leader.position')
      .where('reminder.employeeId', personId)
      .where('meeting.status', 'scheduled')
      .where('meeting.scheduledAt', '>', now)
      .orderBy(['meeting.scheduledAt', 'reminder.id']),
  );
  return rows.map(
    ({ id, dismissed, isRead, notificationType, meetingId, meetingAt, duration, ...leader }) => ({
      id,
      dismissed,
      isRead,
      notificationType,
      meeting: {
        id: meetingId,
        scheduledAt: meetingAt,
        duration,
        seniorLeader: {
          firstName: leader.firstName,
          lastName: leader.lastName,
          position: leader.position,
        },
      },
    }),
  );
}

/** One of a person's own reminders; undefined when there is none or it is someone else's. */
export function skipLevelReminderOf(
  db: ReadModels,
  personId: PersonId,
  id: string,
): Promise<SkipLevelNotificationRow | undefined> {
  return rowOf(
    skipLevelNotificationRow,
    db('skip_level_notifications').where({ id, employeeId: personId }).limit(1),
  );
}

/** The meetings that begin between two moments and whose employee has not been reminded. */
export function skipLevelMeetingsToRemindOf(
  db: ReadModels,
  between: { from: string; until: string },
): Promise<Pick<SkipLevelRow, 'id' | 'scheduledAt'>[]> {
  return rowsOf(
    idAndScheduledAt,
    db('skip_level_meetings')
      .select('id', 'scheduledAt')
      .where({ status: 'scheduled' })
      .where('scheduledAt', '>', between.from)
      .where('scheduledAt', '<=', between.until)
      .whereNull('reminderSentAt')
      .orderBy('scheduledAt'),
  );
}
