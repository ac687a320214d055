import type { NotificationView } from '@annals/contracts/notifications/views';
import { meetingTime } from '../time/format';

/** The bell's words. */
export const texts = {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, some unread',
  unread: 'Unread',
  loading: 'Loading notifications...',
  failed: 'Notifications could not be loaded',
  empty: 'Nothing new',
  emptySentence: 'You will find it here when a meeting is scheduled, moved or cancelled.',
  markReadFailed: 'Failed to mark as read',
} as const;

/** A notification as a sentence. */
export function sentenceOf({ kind, title, otherName, scheduledAt }: NotificationView): string {
  const when = scheduledAt === null ? '' : meetingTime(scheduledAt);
  switch (kind) {
    case 'meeting_scheduled':
      return `“${title}” with ${otherName} is scheduled for ${when}.`;
    case 'meeting_rescheduled':
      return `“${title}” with ${otherName} moved to ${when}.`;
    case 'meeting_cancelled':
      return `“${title}” with ${otherName} was cancelled.`;
    case 'meeting_reminder':
      return `Reminder: “${title}” with ${otherName} is on ${when}.`;
  }
}
