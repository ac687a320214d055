import { notificationsFeature } from '@annals/contracts/features/notifications/feature';
import { backendFeature } from '../../platform/feature';
import { hasMail } from '../../platform/jobs/automatic';
import { notificationEmailJobs, notificationEmailsPolicy, sweepNotificationEmails } from './emails';
import { notificationDoors } from './handlers';
import { notificationSentences } from './sentences';

export const notificationsBackend = backendFeature(notificationsFeature, {
  doors: notificationDoors,
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
