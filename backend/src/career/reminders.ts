import { careerMilestoneId } from '@annals/contracts/kernel/ids';
import { REVIEW_REMINDERS } from '@annals/contracts/performance-reviews/constants';
import type { CareerEvent } from '@annals/contracts/career/events';
import { occasionAt, occasionNow } from '@annals/contracts/performance-reviews/occasions';
import { openMilestonesDueBy } from '@annals/projections/career/in-flight';
import { z } from 'zod';
import type { Policy } from '../jobs/policy';
import type { JobHandlers, JobQueue } from '../jobs/queue';
import { derivedId } from '../kernel/derived-id';
import { eachOf } from '../kernel/each-of';
import type { Services } from '../services';
import { careerMilestone } from './decider';

const REMIND = 'remind-of-career-milestone';
const SWEEP = 'sweep-career-milestone-reminders';
const SWEEP_EVERY_MS = 5 * 60_000;
/** The longest time ahead of a due date at which anyone is reminded. */
const EARLIEST_DAYS = 7;

const reminder = z.object({
  milestoneId: careerMilestoneId,
  dueDate: z.iso.date(),
  occasion: z.enum(REVIEW_REMINDERS),
});
type Reminder = z.infer<typeof reminder>;

/** A due date queues one reminder for each occasion that is still to come. */
export function milestoneRemindersPolicy(queue: JobQueue, clock: () => Date): Policy {
  return {
    name: 'career-milestone-reminders',
    react: async (event) => {
      const { type, data } = event as CareerEvent;
      if (type !== 'CareerMilestonePlanned' && type !== 'CareerMilestoneRescheduled') return;
      const { milestoneId, dueDate } = data;
      for (const occasion of REVIEW_REMINDERS) {
        const wait = occasionAt(dueDate, occasion) - clock().getTime();
        if (wait > 0)
          await queue.add(
            REMIND,
            `${REMIND}-${milestoneId}-${dueDate}-${occasion}`,
            { milestoneId, dueDate, occasion },
            wait,
          );
      }
    },
  };
}

/** What the jobs do: send one reminder, and send those that are due but whose job was lost with the queue. */
export function milestoneReminderJobs({ dispatch, readModels, clock }: Services): JobHandlers {
  // The command id follows from the reminder: whoever sends it, and however often, it is sent once.
  const remind = ({ milestoneId, dueDate, occasion }: Reminder) =>
    dispatch(
      careerMilestone,
      milestoneId,
      { type: 'RemindOfMilestone', dueDate, occasion },
      {
        actor: { id: 'system:reminders', role: 'system' },
        commandId: derivedId('career-milestone-reminder', milestoneId, dueDate, occasion),
      },
    );
  return {
    [REMIND]: async (data) => {
      await remind(reminder.parse(data));
    },
    [SWEEP]: async () => {
      const now = clock().getTime();
      const day = new Date(now + EARLIEST_DAYS * 86_400_000).toISOString().slice(0, 10);
      const due = await openMilestonesDueBy(readModels, day);
      await eachOf(due, async ({ id, dueDate, dueDateSetAt, remindedOf }) => {
        const occasion = occasionNow(dueDate, now);
        // Set after the occasion had passed: everyone has just been told of the date.
        if (!occasion || Date.parse(dueDateSetAt) >= occasionAt(dueDate, occasion)) return;
        if (!remindedOf.includes(`${dueDate}/${occasion}`))
          await remind({ milestoneId: id, dueDate, occasion });
      });
    },
  };
}

/** Keeps looking for reminders that are due. */
export function sweepMilestoneReminders(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
