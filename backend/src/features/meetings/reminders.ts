import { meetingId } from '@annals/contracts/features/meetings/ids';
import { REMINDER_LEAD_HOURS } from '@annals/contracts/features/meetings/constants';
import type { MeetingEvent } from '@annals/contracts/features/meetings/events';
import { meetingsToRemindOf } from '@annals/projections/features/meetings/queries';
import { z } from 'zod';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Policy } from '../../platform/jobs/policy';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import { meeting } from './decider';

const LEAD_MS = REMINDER_LEAD_HOURS * 3_600_000;
const REMIND = 'remind-of-meeting';
const SWEEP = 'sweep-meeting-reminders';
/** How often due reminders are looked for in the read model, whatever the queue knows. */
export const SWEEP_EVERY_MS = 5 * 60_000;

const reminder = z.object({ meetingId, scheduledAt: z.iso.datetime() });
type Reminder = z.infer<typeof reminder>;

/** Queues a reminder; one per meeting and time it is set for. */
async function queueReminder(queue: JobQueue, due: Reminder, now: Date): Promise<void> {
  const { meetingId: id, scheduledAt } = due;
  const at = Date.parse(scheduledAt);
  await queue.add(REMIND, `${REMIND}-${id}-${String(at)}`, due, at - LEAD_MS - now.getTime());
}

/** A meeting that is set for a time more than the lead away gets a reminder; one at short notice has just been told of. */
export function remindersPolicy(queue: JobQueue, clock: () => Date): Policy {
  return {
    name: 'meeting-reminders',
    react: async (event) => {
      const { type, data, metadata } = event as MeetingEvent;
      if (type !== 'MeetingScheduled' && type !== 'MeetingRescheduled') return;
      // By when it was set, as the sweep sees it: a policy that comes late takes no long notice for a short one.
      if (Date.parse(data.scheduledAt) - Date.parse(metadata.occurredAt) <= LEAD_MS) return;
      await queueReminder(queue, { meetingId: data.meetingId, scheduledAt: data.scheduledAt }, clock());
    },
  };
}

/** What the jobs do: send one reminder, and send those that are due but whose job was lost with the queue. */
export function reminderJobs({ dispatch, readModels, clock }: Services): JobHandlers {
  // The command id is derived from the reminder, so this happens only once.
  const remind = (due: Reminder) =>
    dispatch(
      meeting,
      due.meetingId,
      { type: 'RemindOfMeeting', scheduledAt: due.scheduledAt },
      {
        actor: { id: 'system:reminders', role: 'system' },
        commandId: derivedId('meeting-reminder', due.meetingId, due.scheduledAt),
      },
    );
  return {
    [REMIND]: async (data) => {
      await remind(reminder.parse(data));
    },
    [SWEEP]: async () => {
      const now = clock();
      const until = new Date(now.getTime() + LEAD_MS).toISOString();
      const between = { from: now.toISOString(), until, leadHours: REMINDER_LEAD_HOURS };
      await settleAll(await meetingsToRemindOf(readModels, between), ({ id, scheduledAt }) =>
        remind({ meetingId: id, scheduledAt }),
      );
    },
  };
}

/** Keeps looking for reminders that are due. */
export function sweepReminders(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
