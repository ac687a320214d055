import type { NotificationEmailEvent } from '@annals/contracts/features/notifications/email-events';
import type { NotificationEvent } from '@annals/contracts/features/notifications/events';
import type { InboxEvent } from '@annals/contracts/features/notifications/inbox-events';
import { sentences } from '../../platform/commands/sentences';

export const notificationSentences = sentences<NotificationEvent | InboxEvent | NotificationEmailEvent>({
  NotificationRead: () => 'read the notification.',
  NotificationDismissed: () => 'dismissed the notification.',
  NotificationsRead: () => 'read all notifications up to a moment.',
  NotificationChoiceSet: ({ data }) =>
    `chose to be told of “${data.kind}” ${data.app ? 'in the app' : 'not in the app'}${data.email ? ' and by e-mail' : ' and not by e-mail'}.`,
  QuietHoursSet: ({ data: { on, from, until, weekends } }) =>
    on
      ? `chose to get no e-mails from ${from} to ${until}${weekends ? ' and at weekends' : ''}.`
      : 'chose to get e-mails at any hour.',
  NotificationEmailStarted: () => 'began to send the e-mail.',
  NotificationEmailSent: () => 'handed the e-mail to the mail server.',
  NotificationEmailFailed: ({ data }) =>
    `could not send the e-mail (${data.code})${data.final ? ' and gave up' : ''}.`,
});
