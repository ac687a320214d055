import { skipLevelFeature } from '@annals/contracts/features/skip-level/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { skipLevelBriefingJobs, skipLevelBriefingsPolicy, sweepSkipLevelBriefings } from './briefings';
import { skipLevelMeeting } from './decider';
import { skipLevelMeetingsFollowManager } from './follow-manager';
import { skipLevelDoors } from './handlers';
import { skipLevelTellers } from './history';
import { skipLevelReminderDesk } from './reminder-desk';
import { skipLevelReminderJobs, skipLevelRemindersPolicy, sweepSkipLevelReminders } from './reminders';
import { skipLevelDisclosures } from './disclosures';

export const skipLevelBackend = backendFeature(skipLevelFeature, {
  doors: skipLevelDoors,
  automatic: [
    { policy: skipLevelRemindersPolicy, jobs: skipLevelReminderJobs, sweep: sweepSkipLevelReminders },
    { policy: skipLevelBriefingsPolicy, jobs: skipLevelBriefingJobs, sweep: sweepSkipLevelBriefings },
  ],
  histories: [told(skipLevelMeeting, skipLevelTellers)],
  followers: [skipLevelMeetingsFollowManager],
  desks: [skipLevelReminderDesk],
  disclosures: skipLevelDisclosures,
});
