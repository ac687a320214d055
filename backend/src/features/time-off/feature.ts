import { timeOffFeature } from '@annals/contracts/features/time-off/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { timeOff } from './decider';
import { timeOffFollowsManager } from './follow-manager';
import { timeOffDoors } from './handlers';
import { timeOffTellers } from './history';
import { sweepTimeOffReminders, timeOffReminderJobs, timeOffRemindersPolicy } from './reminders';
import { timeOffSentences } from './sentences';
import { timeOffDisclosures } from './disclosures';

export const timeOffBackend = backendFeature(timeOffFeature, {
  doors: timeOffDoors,
  automatic: [{ policy: timeOffRemindersPolicy, jobs: timeOffReminderJobs, sweep: sweepTimeOffReminders }],
  histories: [told(timeOff, timeOffTellers)],
  followers: [timeOffFollowsManager],
  sentences: timeOffSentences,
  disclosures: timeOffDisclosures,
});
