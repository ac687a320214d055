import { timeOffFeature } from '@annals/contracts/features/time-off/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { timeOff } from './decider';
import { timeOffHandover } from './handover';
import { timeOffHandlers } from './handlers';
import { timeOffHistory } from './history';
import { sweepTimeOffReminders, timeOffReminderJobs, timeOffRemindersPolicy } from './reminders';
import { timeOffSentences } from './sentences';
import { timeOffDisclosures } from './disclosures';

export const timeOffBackend = backendFeature(timeOffFeature, {
  handlers: timeOffHandlers,
  automatic: [{ policy: timeOffRemindersPolicy, jobs: timeOffReminderJobs, sweep: sweepTimeOffReminders }],
  histories: [history(timeOff, timeOffHistory)],
  handover: [timeOffHandover],
  sentences: timeOffSentences,
  disclosures: timeOffDisclosures,
});
