import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';

/** A person read one of their notifications. */
export const NotificationRead = event('NotificationRead', 1, {
  category: 'notification',
  description: 'A person read one of their notifications.',
  data: { notificationId: z.string(), personId },
});

/** A person put one of their notifications away. */
export const NotificationDismissed = event('NotificationDismissed', 1, {
  category: 'notification',
  description: 'A person put one of their notifications away.',
  data: { notificationId: z.string(), personId },
});

export const notificationEvents = [NotificationRead, NotificationDismissed] as const;
export type NotificationEvent = EventOf<(typeof notificationEvents)[number]>;
export type NewNotificationEvent = NewEventOf<(typeof notificationEvents)[number]>;
