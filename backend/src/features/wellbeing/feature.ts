import { wellbeingFeature } from '@annals/contracts/features/wellbeing/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { managerAlertTellers } from './alert-history';
import { managerAlertJobs, sweepManagerAlerts } from './alerts';
import { pulseAnnouncement } from './announcement-decider';
import { pulseAnnouncementTellers } from './announcement-history';
import { assessPulseJobs, assessPulsesPolicy, sweepPulses } from './assess';
import { wellbeingDoors } from './handlers';
import { managerAlert } from './manager-alert-decider';
import { wellbeingSentences } from './sentences';
import { wellbeingDisclosures } from './disclosures';

export const wellbeingBackend = backendFeature(wellbeingFeature, {
  doors: wellbeingDoors,
  automatic: [
    { policy: assessPulsesPolicy, jobs: assessPulseJobs, sweep: sweepPulses },
    { jobs: managerAlertJobs, sweep: sweepManagerAlerts },
  ],
  histories: [told(managerAlert, managerAlertTellers), told(pulseAnnouncement, pulseAnnouncementTellers)],
  sentences: wellbeingSentences,
  disclosures: wellbeingDisclosures,
});
