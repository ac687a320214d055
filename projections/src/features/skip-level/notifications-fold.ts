import type { SkipLevelEvent } from '@annals/contracts/features/skip-level/events';
import {
  skipLevelNotificationRow,
  type SkipLevelNotificationRow,
} from '@annals/contracts/features/skip-level/views';
import { projection } from '../../engine/projection';

type ReminderEvent = Extract<SkipLevelEvent, { data: { notificationId: string } }>;

/** The reminders of skip-level meetings: the specification's `skip_level_notifications`. */
export const skipLevelNotifications = projection<SkipLevelNotificationRow, ReminderEvent>({
  name: 'skip_level_notifications',
  version: 1,
  row: skipLevelNotificationRow,
  indexes: { latestOfEmployee: ['employeeId', 'sentAt desc', 'id desc'] },
  tags: ['SkipLevel'],
  concerns: ({ employeeId }) => [employeeId],
  key: (event) => event.data.notificationId,
  evolve: {
    SkipLevelReminderSent: (_, { data, metadata }) => ({
      id: data.notificationId,
      employeeId: data.employeeId,
      meetingId: data.meetingId,
      notificationType: data.notificationType,
      scheduledAt: data.scheduledAt,
      sentAt: metadata.occurredAt,
      isRead: false,
      dismissed: false,
      createdAt: metadata.occurredAt,
    }),
    SkipLevelReminderRead: (row) => row && { ...row, isRead: true },
    SkipLevelReminderDismissed: (row) => row && { ...row, dismissed: true },
  },
});
