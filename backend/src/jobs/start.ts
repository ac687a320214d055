import { setMaxListeners } from 'node:events';
import {
  approvalReminderJobs,
  approvalRemindersPolicy,
  sweepApprovalReminders,
} from '../approvals/reminders';
import { milestoneReminders } from '../career/reminders';
import { celebrationJobs, celebrationsPolicy, sweepCelebrations } from '../celebrations/jobs';
import { digestJobs, sweepDigests } from '../digests/jobs';
import { expiryJobs, sweepExpiredInsights } from '../insights/expiry';
import { insightJobs, insightsPolicy, sweepInsights } from '../insights/jobs';
import { languageModelJobs, languageModelPolicy, sweepWordings } from '../language-model/jobs';
import { passwordResetJobs, passwordResetPolicy } from '../accounts/reset-password';
import { reminderJobs, remindersPolicy, sweepReminders } from '../meetings/reminders';
import {
  notificationEmailJobs,
  notificationEmailsPolicy,
  sweepNotificationEmails,
} from '../notifications/emails';
import { onboardingReminderJobs, sweepOnboardingReminders } from '../onboarding/reminders';
import { reviewReminders } from '../performance-reviews/reminders';
import { review360Reminders } from '../reviews-360/reminders';
import { accountJobs, accountsPolicy, sweepAccounts } from '../accounts/follow-person';
import { importJobs, importsPolicy, sweepImports } from '../imports/jobs';
import { followManagerJobs, followManagerPolicy, sweepManagersFollowed } from '../people/follow-manager';
import { pointsJobs, pointsPolicy, sweepPoints } from '../rewards/crediting';
import { archiveJobs, archivePolicy, sweepArchives, type ArchiveKind } from '../archives/jobs';
import { evidenceArchives } from '../audit/evidence/jobs';
import { sealJobs, sealPolicy, sweepSeal } from '../audit/sealing/jobs';
import { erasureJobs, erasuresPolicy, sweepErasures } from '../privacy/jobs';
import { subjectAccessArchives } from '../privacy/subject-access/jobs';
import type { Services } from '../services';
import {
  skipLevelBriefingJobs,
  skipLevelBriefingsPolicy,
  sweepSkipLevelBriefings,
} from '../skip-level/briefings';
import {
  skipLevelReminderJobs,
  skipLevelRemindersPolicy,
  sweepSkipLevelReminders,
} from '../skip-level/reminders';
import { sweepTimeOffReminders, timeOffReminderJobs, timeOffRemindersPolicy } from '../time-off/reminders';
import { managerAlertJobs, sweepManagerAlerts } from '../wellbeing/alerts';
import { assessPulseJobs, assessPulsesPolicy, sweepPulses } from '../wellbeing/assess';
import {
  dueDateReminderJobs,
  dueDateRemindersPolicy,
  sweepDueDateReminders,
  type DueDateReminders,
} from './due-date-reminders';
import { runPolicy, type Policy } from './policy';
import { openQueue, type JobHandlers, type JobQueue, type QueuePlace } from './queue';

const HOUSEKEEPING = 'housekeeping';
const HOUSEKEEPING_EVERY_MS = 3_600_000;

/** What a feature does by itself. */
interface Automatic {
  /** What follows from events. */
  readonly policy?: (queue: JobQueue, clock: () => Date) => Policy;
  /** What its jobs do, by their names. */
  readonly jobs: (services: Services, queue: JobQueue) => JobHandlers;
  /** Looks again and again for what is due, whatever the queue knows. */
  readonly sweep?: (queue: JobQueue, services: Services) => Promise<void>;
  /** Whether this installation begins any of it; left out: always. What is queued is done in any case. */
  readonly isOn?: (services: Services) => boolean;
}

/** Without a carrier nobody waits for e-mails: none is queued, and none is owed once there is one. */
const hasMail = ({ mail }: Services) => mail.name !== 'off';

/** Everything that happens by itself. A new feature adds its line here. */
const AUTOMATIC: readonly Automatic[] = [
  { policy: remindersPolicy, jobs: reminderJobs, sweep: sweepReminders },
  automaticReminders(reviewReminders),
  automaticReminders(review360Reminders),
  automaticReminders(milestoneReminders),
  { policy: skipLevelRemindersPolicy, jobs: skipLevelReminderJobs, sweep: sweepSkipLevelReminders },
  { policy: skipLevelBriefingsPolicy, jobs: skipLevelBriefingJobs, sweep: sweepSkipLevelBriefings },
  { policy: approvalRemindersPolicy, jobs: approvalReminderJobs, sweep: sweepApprovalReminders },
  { policy: timeOffRemindersPolicy, jobs: timeOffReminderJobs, sweep: sweepTimeOffReminders },
  { jobs: onboardingReminderJobs, sweep: sweepOnboardingReminders },
  { policy: followManagerPolicy, jobs: followManagerJobs, sweep: sweepManagersFollowed },
  { policy: accountsPolicy, jobs: accountJobs, sweep: sweepAccounts },
  { policy: importsPolicy, jobs: importJobs, sweep: sweepImports },
  { policy: pointsPolicy, jobs: pointsJobs, sweep: sweepPoints },
  { policy: celebrationsPolicy, jobs: celebrationJobs, sweep: sweepCelebrations },
  { jobs: digestJobs, sweep: sweepDigests },
  { policy: assessPulsesPolicy, jobs: assessPulseJobs, sweep: sweepPulses },
  { jobs: managerAlertJobs, sweep: sweepManagerAlerts },
  { jobs: expiryJobs, sweep: sweepExpiredInsights },
  { policy: insightsPolicy, jobs: insightJobs, sweep: sweepInsights, isOn: ({ alex }) => alex },
  {
    policy: languageModelPolicy,
    jobs: languageModelJobs,
    sweep: sweepWordings,
    isOn: ({ languageModel }) => languageModel !== undefined,
  },
  { policy: sealPolicy, jobs: sealJobs, sweep: sweepSeal },
  automaticArchives(evidenceArchives),
  automaticArchives(subjectAccessArchives),
  { policy: erasuresPolicy, jobs: erasureJobs, sweep: sweepErasures },
  {
    policy: notificationEmailsPolicy,
    jobs: notificationEmailJobs,
    sweep: sweepNotificationEmails,
    isOn: hasMail,
  },
  { policy: passwordResetPolicy, jobs: passwordResetJobs, isOn: hasMail },
  {
    jobs: ({ sessionStore, limits, pool }) => ({
      [HOUSEKEEPING]: async () => {
        await sessionStore.sweep();
        await limits.sweep(pool);
      },
    }),
    sweep: (queue) => queue.repeat(HOUSEKEEPING, HOUSEKEEPING_EVERY_MS),
  },
];

function automaticArchives<Id extends string>(kind: ArchiveKind<Id>): Automatic {
  return {
    policy: (queue) => archivePolicy(kind, queue),
    jobs: (services) => archiveJobs(kind, services),
    sweep: (queue) => sweepArchives(kind, queue),
  };
}

function automaticReminders<Id extends string>(kind: DueDateReminders<Id>): Automatic {
  return {
    policy: (queue, clock) => dueDateRemindersPolicy(kind, queue, clock),
    jobs: (services) => dueDateReminderJobs(kind, services),
    sweep: (queue) => sweepDueDateReminders(kind, queue),
  };
}

/** Starts the policies and the jobs of every feature. @returns what ends them */
export async function startJobs(services: Services, place: QueuePlace): Promise<() => Promise<void>> {
  const queue = openQueue(place, services.logger);
  const ending = new AbortController();
  // Every policy listens to it; Node warns of a leak from the eleventh on.
  setMaxListeners(0, ending.signal);
  const begun = AUTOMATIC.filter(({ isOn }) => isOn?.(services) ?? true);
  const policies = begun.flatMap(({ policy }) =>
    policy ? [runPolicy(policy(queue, services.clock), services, ending.signal)] : [],
  );
  queue.work(Object.fromEntries(AUTOMATIC.flatMap(({ jobs }) => Object.entries(jobs(services, queue)))));
  for (const { sweep } of begun) await sweep?.(queue, services);
  return async () => {
    ending.abort();
    await Promise.all(policies);
    await queue.close();
  };
}
