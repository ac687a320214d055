import { z } from 'zod';
import { meetingId, personId } from '../kernel/ids';

export const NOTIFICATION_KINDS = [
  'meeting_scheduled',
  'meeting_rescheduled',
  'meeting_cancelled',
  'meeting_reminder',
] as const;

/** A row of the notifications read model: facts only; the words are made when it is read. */
export const notificationRow = z.object({
  id: z.string(),
  personId,
  kind: z.enum(NOTIFICATION_KINDS),
  meetingId,
  /** When the meeting is meant to take place, as known at the time; null for a cancellation. */
  scheduledAt: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.string(),
});
export type NotificationRow = z.infer<typeof notificationRow>;

/** A notification as the bell's list shows it. */
export const notificationView = notificationRow.extend({
  /** The meeting's title. */
  title: z.string(),
  /** The other person of the meeting. */
  otherName: z.string(),
});
export type NotificationView = z.infer<typeof notificationView>;
