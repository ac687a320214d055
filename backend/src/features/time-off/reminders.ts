import { personId } from '@annals/contracts/kernel/ids';
import { timeOffRequestId } from '@annals/contracts/features/time-off/ids';
import { WAITING_REMINDER_DAYS } from '@annals/contracts/kernel/waiting';
import { DAY_MS } from '@annals/contracts/features/time-off/constants';
import type { TimeOffEvent } from '@annals/contracts/features/time-off/events';
import { requestsToRemindOf } from '@annals/projections/features/time-off/queries';
import { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import { timeOff } from './decider';

const REMIND = 'remind-of-time-off';
const SWEEP = 'sweep-time-off-reminders';
const SWEEP_EVERY_MS = 5 * 60_000;

const reminder = z.object({ requestId: timeOffRequestId, employeeId: personId });
type Reminder = z.infer<typeof reminder>;

/** Every request gets one reminder in store for the time at which it has waited too long. */
export function timeOffRemindersPolicy(queue: JobQueue, clock: () => Date): Policy {
  return {
    name: 'time-off-reminders',
    react: async (event) => {
      const { type, data, metadata } = event as TimeOffEvent;
      if (type !== 'TimeOffRequested') return;
      const { requestId, employeeId } = data;
      const due = Date.parse(metadata.occurredAt) + WAITING_REMINDER_DAYS * DAY_MS;
      const wait = due - clock().getTime();
      // What is due already is found by the sweep, if it still waits: most of what an old log tells of was decided long ago.
      if (wait > 0) await queue.add(REMIND, `${REMIND}-${requestId}`, { requestId, employeeId }, wait);
    },
  };
}

/** What the jobs do: remind of one request, and of those that have waited too long but whose job was lost with the queue. */
export function timeOffReminderJobs({ dispatch, readModels, clock }: Services): JobHandlers {
  // The command id is derived from the request, so this happens only once.
  const remind = ({ requestId, employeeId }: Reminder) =>
    dispatch(
      timeOff,
      employeeId,
      { type: 'RemindOfTimeOff', requestId },
      {
        actor: { id: 'system:reminders', role: 'system' },
        commandId: derivedId('time-off-reminder', requestId),
      },
    );
  return {
    [REMIND]: async (data) => {
      await remind(reminder.parse(data));
    },
    [SWEEP]: async () => {
      await settleAll(await requestsToRemindOf(readModels, clock().toISOString()), ({ id, employeeId }) =>
        remind({ requestId: id, employeeId }),
      );
    },
  };
}

/** Keeps looking for requests that have waited too long. */
export function sweepTimeOffReminders(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
