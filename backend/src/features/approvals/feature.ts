import { backendFeature } from '../../platform/feature';
import { approvalReminderJobs, approvalRemindersPolicy, sweepApprovalReminders } from './reminders';

export const approvalsBackend = backendFeature(
  { name: 'approvals' },
  {
    automatic: [
      { policy: approvalRemindersPolicy, jobs: approvalReminderJobs, sweep: sweepApprovalReminders },
    ],
  },
);
