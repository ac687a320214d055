import { meetingsFeature } from '@annals/contracts/features/meetings/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { meeting } from './decider';
import { meetingsHandover } from './handover';
import { meetingHandlers } from './handlers';
import { meetingHistory } from './history';
import { reminderJobs, remindersPolicy, sweepReminders } from './reminders';
import { meetingDisclosures } from './disclosures';

export const meetingsBackend = backendFeature(meetingsFeature, {
  handlers: meetingHandlers,
  automatic: [{ policy: remindersPolicy, jobs: reminderJobs, sweep: sweepReminders }],
  histories: [history(meeting, meetingHistory)],
  handover: [meetingsHandover],
  disclosures: meetingDisclosures,
});
