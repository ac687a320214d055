import { meetingsFeature } from '@annals/contracts/features/meetings/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { meeting } from './decider';
import { meetingsFollowManager } from './follow-manager';
import { meetingDoors } from './handlers';
import { meetingTellers } from './history';
import { reminderJobs, remindersPolicy, sweepReminders } from './reminders';
import { meetingDisclosures } from './disclosures';

export const meetingsBackend = backendFeature(meetingsFeature, {
  doors: meetingDoors,
  automatic: [{ policy: remindersPolicy, jobs: reminderJobs, sweep: sweepReminders }],
  histories: [told(meeting, meetingTellers)],
  followers: [meetingsFollowManager],
  disclosures: meetingDisclosures,
});
