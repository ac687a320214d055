import type { NotificationEmailEvent } from '@annals/contracts/features/notifications/email-events';
import type { NotificationEvent } from '@annals/contracts/features/notifications/events';
import type { InboxEvent } from '@annals/contracts/features/notifications/inbox-events';
import { t } from '@annals/contracts/kernel/text';
import { sentences } from '../../platform/commands/sentences';

export const notificationSentences = sentences<NotificationEvent | InboxEvent | NotificationEmailEvent>({
  NotificationRead: () => t('read the notification.'),
  NotificationDismissed: () => t('dismissed the notification.'),
  NotificationsRead: () => t('read all notifications up to a moment.'),
  NotificationChoiceSet: ({ data }) =>
    t(
      '{where, select, both {chose to be told of “{kind}” in the app and by e-mail.} app {chose to be told of “{kind}” in the app and not by e-mail.} email {chose to be told of “{kind}” not in the app and by e-mail.} other {chose to be told of “{kind}” not in the app and not by e-mail.}}',
      {
        kind: data.kind,
        where: data.app ? (data.email ? 'both' : 'app') : data.email ? 'email' : 'neither',
      },
    ),
  QuietHoursSet: ({ data: { on, from, until, weekends } }) =>
    on
      ? weekends
        ? t('chose to get no e-mails from {from} to {until} and at weekends.', { from, until })
        : t('chose to get no e-mails from {from} to {until}.', { from, until })
      : t('chose to get e-mails at any hour.'),
  NotificationEmailStarted: () => t('began to send the e-mail.'),
  NotificationEmailSent: () => t('handed the e-mail to the mail server.'),
  NotificationEmailFailed: ({ data }) =>
    data.final
      ? t('could not send the e-mail ({code}) and gave up.', { code: data.code })
      : t('could not send the e-mail ({code}).', { code: data.code }),
});
