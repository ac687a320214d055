import { skipLevelMeetingId, type SkipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import { SKIP_LEVEL_REMINDER_LEAD_DAYS } from '@annals/contracts/features/skip-level/constants';
import type { SkipLevelEvent } from '@annals/contracts/features/skip-level/events';
import { skipLevelMeetingsToRemindOf } from '@annals/projections/features/skip-level/reminders';
import { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import { skipLevelMeeting } from './decider';

const LEAD_MS = SKIP_LEVEL_REMINDER_LEAD_DAYS * 24 * 3_600_000;
const REMIND = 'remind-of-skip-level-meeting';
const SWEEP = 'sweep-skip-level-reminders';
const SWEEP_EVERY_MS = 5 * 60_000;

const reminder = z.object({ meetingId: skipLevelMeetingId });

/** A reminder is due a week before the time the meeting is set for; at once, when that is less than a week ahead. */
export function skipLevelRemindersPolicy(queue: JobQueue, clock: () => Date): Policy {
  return {
    name: 'skip-level-reminders',
    react: async (event) => {
      const { type, data } = event as SkipLevelEvent;
      if (type !== 'SkipLevelMeetingScheduled' && type !== 'SkipLevelMeetingRescheduled') return;
      const at = Date.parse(data.scheduledAt);
      const job = `${REMIND}-${data.meetingId}-${String(at)}`;
      await queue.add(REMIND, job, { meetingId: data.meetingId }, at - LEAD_MS - clock().getTime());
    },
  };
}

/** What the jobs do: send one reminder, and send those that are due but whose job was lost with the queue. */
export function skipLevelReminderJobs({ dispatch, readModels, clock }: Services): JobHandlers {
  // One notification per meeting: its id, and the command's, follow from the meeting's. Whether it is time is the decider's to say,
  // so a job for a time that no longer holds does nothing.
  const remind = (meetingId: SkipLevelMeetingId) =>
    dispatch(
      skipLevelMeeting,
      meetingId,
      { type: 'RemindOfSkipLevelMeeting', notificationId: derivedId('skip-level-notification', meetingId) },
      {
        actor: { id: 'system:reminders', role: 'system' },
        commandId: derivedId('skip-level-reminder', meetingId),
      },
    );
  return {
    [REMIND]: async (data) => {
      await remind(reminder.parse(data).meetingId);
    },
    [SWEEP]: async () => {
      const now = clock();
      const between = {
        from: now.toISOString(),
        until: new Date(now.getTime() + LEAD_MS).toISOString(),
      };
      await settleAll(await skipLevelMeetingsToRemindOf(readModels, between), ({ id }) => remind(id));
    },
  };
}

/** Keeps looking for reminders that are due. */
export function sweepSkipLevelReminders(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
