import { wellbeingFeature } from '@annals/contracts/features/wellbeing/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { managerAlertHistory } from './alert-history';
import { managerAlertJobs, sweepManagerAlerts } from './alerts';
import { pulseAnnouncement } from './announcement-decider';
import { pulseAnnouncementHistory } from './announcement-history';
import { assessPulseJobs, assessPulsesPolicy, sweepPulses } from './assess';
import { wellbeingHandlers } from './handlers';
import { managerAlert } from './manager-alert-decider';
import { wellbeingSentences } from './sentences';
import { wellbeingDisclosures } from './disclosures';

export const wellbeingBackend = backendFeature(wellbeingFeature, {
  handlers: wellbeingHandlers,
  automatic: [
    { policy: assessPulsesPolicy, jobs: assessPulseJobs, sweep: sweepPulses },
    { jobs: managerAlertJobs, sweep: sweepManagerAlerts },
  ],
  histories: [
    history(managerAlert, managerAlertHistory),
    history(pulseAnnouncement, pulseAnnouncementHistory),
  ],
  sentences: wellbeingSentences,
  disclosures: wellbeingDisclosures,
});
