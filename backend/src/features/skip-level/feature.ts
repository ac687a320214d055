import { skipLevelFeature } from '@annals/contracts/features/skip-level/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { skipLevelBriefingJobs, skipLevelBriefingsPolicy, sweepSkipLevelBriefings } from './briefings';
import { skipLevelMeeting } from './decider';
import { skipLevelMeetingsHandover } from './handover';
import { skipLevelHandlers } from './handlers';
import { skipLevelHistory } from './history';
import { skipLevelReminderSource } from './reminder-source';
import { skipLevelReminderJobs, skipLevelRemindersPolicy, sweepSkipLevelReminders } from './reminders';
import { skipLevelDisclosures } from './disclosures';

export const skipLevelBackend = backendFeature(skipLevelFeature, {
  handlers: skipLevelHandlers,
  automatic: [
    { policy: skipLevelRemindersPolicy, jobs: skipLevelReminderJobs, sweep: sweepSkipLevelReminders },
    { policy: skipLevelBriefingsPolicy, jobs: skipLevelBriefingJobs, sweep: sweepSkipLevelBriefings },
  ],
  histories: [history(skipLevelMeeting, skipLevelHistory)],
  handover: [skipLevelMeetingsHandover],
  notificationSources: [skipLevelReminderSource],
  disclosures: skipLevelDisclosures,
});
