import { feature } from '../../kernel/feature';
import { ROLES } from '../../kernel/roles';
import { msg } from '../../kernel/text';

export const notificationsFeature = feature({
  name: 'notifications',
  addresses: {
    notifications: '/notifications',
  },
  permissions: {
    'notifications:see-own': ROLES,
  },
  tags: ['Notifications'],
  readModels: ['notifications', 'inboxes'],
  records: {
    notification: msg('Notifications'),
    inbox: msg('Notification choices'),
    notificationEmail: msg('E-mails'),
  },
  automation: {
    email: ['NotificationEmailSent', 'NotificationEmailFailed'],
  },
  problems: {
    'notifications.email-taken': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly notifications: typeof notificationsFeature;
  }
}
