import type { PersonId } from '@annals/contracts/kernel/ids';
import type {
  SkipLevelNotificationRow,
  SkipLevelNotificationView,
  SkipLevelRow,
} from '@annals/contracts/features/skip-level/views';
import type { ReadModels } from '../../engine/connections';

interface ReminderWithMeeting extends SkipLevelNotificationRow {
  readonly meetingAt: string;
  readonly duration: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string | null;
}

/** A person's reminders of skip-level meetings that are still ahead, with the meeting as it stands now; soonest first. */
export async function skipLevelRemindersOf(
  db: ReadModels,
  personId: PersonId,
  now: string,
): Promise<SkipLevelNotificationView[]> {
  const rows = (await db('skip_level_notifications as reminder')
    .join('skip_level_meetings as meeting', 'meeting.id', 'reminder.meetingId')
    .join('people as leader', 'leader.id', 'meeting.seniorLeaderId')
    .select('reminder.*', 'meeting.scheduledAt as meetingAt', 'meeting.duration')
    .select('leader.firstName', 'leader.lastName', 'leader.position')
    .where('reminder.employeeId', personId)
    .where('meeting.status', 'scheduled')
    .where('meeting.scheduledAt', '>', now)
    .orderBy(['meeting.scheduledAt', 'reminder.id'])) as ReminderWithMeeting[];
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
  return db<SkipLevelNotificationRow>('skip_level_notifications').where({ id, employeeId: personId }).first();
}

/** The meetings that begin between two moments and whose employee has not been reminded. */
export function skipLevelMeetingsToRemindOf(
  db: ReadModels,
  between: { from: string; until: string },
): Promise<Pick<SkipLevelRow, 'id' | 'scheduledAt'>[]> {
  return db<SkipLevelRow>('skip_level_meetings')
    .select('id', 'scheduledAt')
    .where({ status: 'scheduled' })
    .where('scheduledAt', '>', between.from)
    .where('scheduledAt', '<=', between.until)
    .whereNull('reminderSentAt')
    .orderBy('scheduledAt');
}
