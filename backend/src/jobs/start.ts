import { setMaxListeners } from 'node:events';
import {
  approvalReminderJobs,
  approvalRemindersPolicy,
  sweepApprovalReminders,
} from '../approvals/reminders';
import {
  milestoneReminderJobs,
  milestoneRemindersPolicy,
  sweepMilestoneReminders,
} from '../career/reminders';
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
import {
  reviewReminderJobs,
  reviewRemindersPolicy,
  sweepReviewReminders,
} from '../performance-reviews/reminders';
import {
  review360ReminderJobs,
  review360RemindersPolicy,
  sweepReview360Reminders,
} from '../reviews-360/reminders';
import { accountJobs, accountsPolicy, sweepAccounts } from '../accounts/follow-person';
import { importJobs, importsPolicy, sweepImports } from '../imports/jobs';
import { followManagerJobs, followManagerPolicy, sweepManagersFollowed } from '../people/follow-manager';
import { pointsJobs, pointsPolicy, sweepPoints } from '../rewards/crediting';
import { archiveJobs, archivePolicy, sweepArchives } from '../archives/jobs';
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
import { runPolicy, type Policy } from './policy';
import { openQueue, type JobHandlers, type JobQueue, type QueuePlace } from './queue';

const HOUSEKEEPING = 'housekeeping';
const HOUSEKEEPING_EVERY_MS = 3_600_000;

/** What follows from events by itself. A new feature adds its line here. */
function policiesOf(queue: JobQueue, { clock, mail, alex, languageModel }: Services): readonly Policy[] {
  return [
    remindersPolicy(queue, clock),
    reviewRemindersPolicy(queue, clock),
    review360RemindersPolicy(queue, clock),
    milestoneRemindersPolicy(queue, clock),
    skipLevelRemindersPolicy(queue, clock),
    approvalRemindersPolicy(queue, clock),
    skipLevelBriefingsPolicy(queue),
    followManagerPolicy(queue),
    accountsPolicy(queue),
    importsPolicy(queue),
    timeOffRemindersPolicy(queue, clock),
    pointsPolicy(queue),
    celebrationsPolicy(queue, clock),
    sealPolicy(queue),
    archivePolicy(evidenceArchives, queue),
    erasuresPolicy(queue),
    archivePolicy(subjectAccessArchives, queue),
    assessPulsesPolicy(queue),
    ...(alex ? [insightsPolicy(queue, clock)] : []),
    ...(languageModel ? [languageModelPolicy(queue, clock)] : []),
    // Without a carrier nobody waits for e-mails: none is queued, and none is owed once there is one.
    ...(mail.name === 'off' ? [] : [notificationEmailsPolicy(queue), passwordResetPolicy(queue)]),
  ];
}

/** What the jobs do, by their names. A new feature adds its line here. */
function jobsOf(queue: JobQueue, services: Services): JobHandlers {
  const { pool, sessionStore, limits } = services;
  return {
    ...reminderJobs(services),
    ...reviewReminderJobs(services),
    ...onboardingReminderJobs(services),
    ...review360ReminderJobs(services),
    ...milestoneReminderJobs(services),
    ...skipLevelReminderJobs(services),
    ...skipLevelBriefingJobs(services),
    ...timeOffReminderJobs(services),
    ...approvalReminderJobs(services),
    ...pointsJobs(services),
    ...celebrationJobs(services),
    ...digestJobs(services),
    ...assessPulseJobs(services),
    ...managerAlertJobs(services),
    ...expiryJobs(services),
    ...insightJobs(queue, services),
    ...languageModelJobs(services),
    ...followManagerJobs(services),
    ...accountJobs(services),
    ...importJobs(services),
    ...sealJobs(services),
    ...archiveJobs(evidenceArchives, services),
    ...erasureJobs(services),
    ...notificationEmailJobs(queue, services),
    ...archiveJobs(subjectAccessArchives, services),
    ...passwordResetJobs(services),
    [HOUSEKEEPING]: async () => {
      await sessionStore.sweep();
      await limits.sweep(pool);
    },
  };
}

/** What is looked for again and again, whatever the queue knows. A new feature adds its line here. */
async function beginSweeps(
  queue: JobQueue,
  { mail, alex, languageModel, sealSettings }: Services,
): Promise<void> {
  await sweepReminders(queue);
  await sweepManagersFollowed(queue);
  await sweepAccounts(queue);
  await sweepImports(queue);
  await sweepReviewReminders(queue);
  await sweepOnboardingReminders(queue);
  await sweepReview360Reminders(queue);
  await sweepMilestoneReminders(queue);
  await sweepSkipLevelReminders(queue);
  await sweepSkipLevelBriefings(queue);
  await sweepErasures(queue);
  await sweepApprovalReminders(queue);
  await sweepArchives(subjectAccessArchives, queue);
  await sweepPoints(queue);
  await sweepCelebrations(queue);
  await sweepDigests(queue);
  await sweepPulses(queue);
  await sweepManagerAlerts(queue);
  await sweepExpiredInsights(queue);
  if (alex) await sweepInsights(queue);
  if (languageModel) await sweepWordings(queue);
  await sweepTimeOffReminders(queue);
  if (mail.name !== 'off') await sweepNotificationEmails(queue);
  await sweepArchives(evidenceArchives, queue);
  if (sealSettings.scheduled) await sweepSeal(queue);
  await queue.repeat(HOUSEKEEPING, HOUSEKEEPING_EVERY_MS);
}

/** Starts the policies and the jobs of every feature. @returns what ends them */
export async function startJobs(services: Services, place: QueuePlace): Promise<() => Promise<void>> {
  const queue = openQueue(place, services.logger);
  const ending = new AbortController();
  // Every policy listens to it; Node warns of a leak from the eleventh on.
  setMaxListeners(0, ending.signal);
  const policies = policiesOf(queue, services).map((policy) => runPolicy(policy, services, ending.signal));
  queue.work(jobsOf(queue, services));
  await beginSweeps(queue, services);
  return async () => {
    ending.abort();
    await Promise.all(policies);
    await queue.close();
  };
}
