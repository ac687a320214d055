import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';

/** Neither the address nor a word of the mail is kept: whose notification it was is enough to prove that it went out. */
const ofEmail = { notificationId: z.string(), personId };
const category = 'notificationEmail';

/** The e-mail of a notification is about to be handed to the mail server. */
export const NotificationEmailStarted = event('NotificationEmailStarted', 1, {
  category,
  description: 'The e-mail of a notification is about to be handed to the mail server.',
  data: ofEmail,
});

/** The mail server took the e-mail of a notification. */
export const NotificationEmailSent = event('NotificationEmailSent', 1, {
  category,
  description: 'The mail server took the e-mail of a notification.',
  data: ofEmail,
});

/** The mail server did not take the e-mail of a notification; it is tried again unless that is final. */
export const NotificationEmailFailed = event('NotificationEmailFailed', 1, {
  category,
  description: 'The mail server did not take the e-mail of a notification; tried again unless that is final.',
  data: { ...ofEmail, code: z.string(), final: z.boolean() },
});

export const notificationEmailEvents = [
  NotificationEmailStarted,
  NotificationEmailSent,
  NotificationEmailFailed,
] as const;
export type NotificationEmailEvent = EventOf<(typeof notificationEmailEvents)[number]>;
export type NewNotificationEmailEvent = NewEventOf<(typeof notificationEmailEvents)[number]>;
