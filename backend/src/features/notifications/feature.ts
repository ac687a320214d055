import { notificationsFeature } from '@annals/contracts/features/notifications/feature';
import { backendFeature } from '../../platform/feature';
import { hasMail } from '../../platform/jobs/automatic';
import { notificationEmailJobs, notificationEmailsPolicy, sweepNotificationEmails } from './emails';
import { notificationHandlers } from './handlers';
import { notificationSentences } from './sentences';

export const notificationsBackend = backendFeature(notificationsFeature, {
  handlers: notificationHandlers,
  automatic: [
    {
      policy: notificationEmailsPolicy,
      jobs: notificationEmailJobs,
      sweep: sweepNotificationEmails,
      lane: 'mail',
      isOn: hasMail,
    },
  ],
  sentences: notificationSentences,
});
