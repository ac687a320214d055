import { meetingsFeature } from '@annals/contracts/features/meetings/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { seriesJobs, seriesPolicy, sweepSeries } from './carry-out';
import { meeting } from './decider';
import { meetingsHandover, seriesHandover } from './handover';
import { meetingHandlers } from './handlers';
import { meetingHistory } from './history';
import { reminderJobs, remindersPolicy, sweepReminders } from './reminders';
import { meetingDisclosures } from './disclosures';
import { meetingSeries } from './series-decider';
import { seriesHistory } from './series-history';

export const meetingsBackend = backendFeature(meetingsFeature, {
  handlers: meetingHandlers,
  automatic: [
    { policy: remindersPolicy, jobs: reminderJobs, sweep: sweepReminders },
    { policy: seriesPolicy, jobs: seriesJobs, sweep: sweepSeries },
  ],
  histories: [history(meeting, meetingHistory), history(meetingSeries, seriesHistory)],
  handover: [meetingsHandover, seriesHandover],
  disclosures: meetingDisclosures,
});
