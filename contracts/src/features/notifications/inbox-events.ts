import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { quietHours } from './quiet-hours';

/** A person marked everything they had been told up to a moment as read. */
export const NotificationsRead = event('NotificationsRead', 1, {
  category: 'inbox',
  description: 'A person marked everything they had been told up to a moment as read.',
  data: { personId, until: z.iso.datetime() },
});

/** A person chose where they are told of one kind of thing. The kind is kept as it was named then. */
export const NotificationChoiceSet = event('NotificationChoiceSet', 1, {
  category: 'inbox',
  description: 'A person chose where they are told of one kind of thing: in the app, by e-mail, or not.',
  data: { personId, kind: z.string(), app: z.boolean(), email: z.boolean() },
});

/** A person chose when they get no e-mails. */
export const QuietHoursSet = event('QuietHoursSet', 1, {
  category: 'inbox',
  description: 'A person chose when e-mails to them are held back.',
  data: { personId, ...quietHours.shape },
});

export const inboxEvents = [NotificationsRead, NotificationChoiceSet, QuietHoursSet] as const;
export type InboxEvent = EventOf<(typeof inboxEvents)[number]>;
export type NewInboxEvent = NewEventOf<(typeof inboxEvents)[number]>;
