import { reminderJobs, remindersPolicy, sweepReminders } from '../meetings/reminders';
import {
  reviewReminderJobs,
  reviewRemindersPolicy,
  sweepReviewReminders,
} from '../performance-reviews/reminders';
import type { Services } from '../services';
import {
  skipLevelReminderJobs,
  skipLevelRemindersPolicy,
  sweepSkipLevelReminders,
} from '../skip-level/reminders';
import { runPolicy } from './policy';
import { openQueue, type QueuePlace } from './queue';

const HOUSEKEEPING = 'housekeeping';
const HOUSEKEEPING_EVERY_MS = 3_600_000;

/** Starts the policies and the jobs of every feature. @returns what ends them */
export async function startJobs(services: Services, place: QueuePlace): Promise<() => Promise<void>> {
  const { pool, logger, clock, sessionStore, limits } = services;
  const queue = openQueue(place, logger);
  const ending = new AbortController();
  const policies = [remindersPolicy(queue, clock), reviewRemindersPolicy(queue, clock)].map((policy) =>
  const policies = [remindersPolicy(queue, clock), skipLevelRemindersPolicy(queue, clock)].map((policy) =>
    runPolicy(policy, services, ending.signal),
  );
  queue.work({
    ...reminderJobs(services),
    ...reviewReminderJobs(services),
    ...skipLevelReminderJobs(services),
    [HOUSEKEEPING]: async () => {
      await sessionStore.sweep();
      await limits.sweep(pool);
    },
  });
  await sweepReminders(queue);
  await sweepReviewReminders(queue);
  await sweepSkipLevelReminders(queue);
  await queue.repeat(HOUSEKEEPING, HOUSEKEEPING_EVERY_MS);
  return async () => {
    ending.abort();
    await Promise.all(policies);
    await queue.close();
  };
}
