import { performanceReviewId } from '@annals/contracts/kernel/ids';
import { REVIEW_REMINDERS } from '@annals/contracts/performance-reviews/constants';
import type { PerformanceReviewEvent } from '@annals/contracts/performance-reviews/events';
import { occasionAt, occasionNow } from '@annals/contracts/performance-reviews/occasions';
import { openReviewsDueBy } from '@annals/projections/performance-reviews/queries';
import { z } from 'zod';
import type { Policy } from '../jobs/policy';
import type { JobHandlers, JobQueue } from '../jobs/queue';
import { derivedId } from '../kernel/derived-id';
import { eachOf } from '../kernel/each-of';
import type { Services } from '../services';
import { performanceReview } from './decider';

const REMIND = 'remind-of-performance-review';
const SWEEP = 'sweep-performance-review-reminders';
const SWEEP_EVERY_MS = 5 * 60_000;
/** The longest time ahead of a due date at which anyone is reminded. */
const EARLIEST_DAYS = 7;

const reminder = z.object({
  reviewId: performanceReviewId,
  dueDate: z.iso.date(),
  occasion: z.enum(REVIEW_REMINDERS),
});
type Reminder = z.infer<typeof reminder>;

/** A due date queues one reminder for each occasion that is still to come. */
export function reviewRemindersPolicy(queue: JobQueue, clock: () => Date): Policy {
  return {
    name: 'performance-review-reminders',
    react: async (event) => {
      const { type, data } = event as PerformanceReviewEvent;
      if (type !== 'PerformanceReviewOpened' && type !== 'PerformanceReviewDueDateMoved') return;
      const { reviewId, dueDate } = data;
      for (const occasion of REVIEW_REMINDERS) {
        const wait = occasionAt(dueDate, occasion) - clock().getTime();
        if (wait > 0)
          await queue.add(
            REMIND,
            `${REMIND}-${reviewId}-${dueDate}-${occasion}`,
            { reviewId, dueDate, occasion },
            wait,
          );
      }
    },
  };
}

/** What the jobs do: send one reminder, and send those that are due but whose job was lost with the queue. */
export function reviewReminderJobs({ dispatch, readModels, clock }: Services): JobHandlers {
  // The command id follows from the reminder: whoever sends it, and however often, it is sent once.
  const remind = ({ reviewId, dueDate, occasion }: Reminder) =>
    dispatch(
      performanceReview,
      reviewId,
      { type: 'RemindOfReview', dueDate, occasion },
      {
        actor: { id: 'system:reminders', role: 'system' },
        commandId: derivedId('performance-review-reminder', reviewId, dueDate, occasion),
      },
    );
  return {
    [REMIND]: async (data) => {
      await remind(reminder.parse(data));
    },
    [SWEEP]: async () => {
      const now = clock().getTime();
      const day = new Date(now + EARLIEST_DAYS * 86_400_000).toISOString().slice(0, 10);
      const due = await openReviewsDueBy(readModels, day);
      await eachOf(due, async ({ id, dueDate, dueDateSetAt, remindedOf }) => {
        const occasion = occasionNow(dueDate, now);
        // Set after the occasion had passed: everyone has just been told of the date.
        if (!occasion || Date.parse(dueDateSetAt) >= occasionAt(dueDate, occasion)) return;
        if (!remindedOf.includes(`${dueDate}/${occasion}`)) await remind({ reviewId: id, dueDate, occasion });
      });
    },
  };
}

/** Keeps looking for reminders that are due. */
export function sweepReviewReminders(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
