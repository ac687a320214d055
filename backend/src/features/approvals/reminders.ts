import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { recognitionId } from '@annals/contracts/features/recognition/ids';
import { redemptionId } from '@annals/contracts/features/rewards/ids';
import { review360Id } from '@annals/contracts/features/reviews-360/ids';
import { WAITING_REMINDER_DAYS } from '@annals/contracts/kernel/waiting';
import type { RecognitionEvent } from '@annals/contracts/features/recognition/events';
import type { Review360Event } from '@annals/contracts/features/reviews-360/events';
import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import {
  nominationsLeftWaiting,
  redemptionsLeftWaiting,
  reviews360LeftWaiting,
  type WaitingPage,
  type WaitingKey,
} from '@annals/projections/features/approvals/waiting';
import type { ReadModels } from '@annals/projections/engine/connections';
import { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { derivedId } from '../../platform/commands/derived-id';
import { eachRow, eachWork } from '../../platform/commands/settle-all';
import { stateOf } from '../../platform/commands/state-of';
import { person } from '../person/person-decider';
import { recognition } from '../recognition/decider';
import { review360 } from '../reviews-360/decider';
import { pointsAccount } from '../rewards/decider';
import type { Services } from '../../platform/services/services';

const WAITING_MS = WAITING_REMINDER_DAYS * 24 * 3_600_000;
const REMIND = 'remind-of-approval';
const SWEEP = 'sweep-approval-reminders';
const SWEEP_EVERY_MS = 5 * 60_000;

const reminder = z.discriminatedUnion('of', [
  z.object({ of: z.literal('recognition'), id: recognitionId, employeeId: personId }),
  z.object({ of: z.literal('redemption'), id: redemptionId, employeeId: personId }),
  z.object({ of: z.literal('review-360'), id: review360Id, employeeId: personId }),
]);
type Reminder = z.infer<typeof reminder>;

/** Everything that asks for an approval gets one reminder in store for the time at which it has waited too long. Time off has its own. */
export function approvalRemindersPolicy(queue: JobQueue, clock: () => Date): Policy {
  return {
    name: 'approval-reminders',
    react: async (event) => {
      const asked = askedBy(event as RecognitionEvent | PointsAccountEvent | Review360Event);
      if (!asked) return;
      const wait = Date.parse(event.metadata.occurredAt) + WAITING_MS - clock().getTime();
      // What is due already is found by the sweep, if it still waits: most of what an old log tells of was decided long ago.
      if (wait > 0) await queue.add(REMIND, `${REMIND}-${asked.of}-${asked.id}`, asked, wait);
    },
  };
}

function askedBy({
  type,
  data,
}: RecognitionEvent | PointsAccountEvent | Review360Event): Reminder | undefined {
  switch (type) {
    case 'RecognitionNominated':
      return { of: 'recognition', id: data.recognitionId, employeeId: data.employeeId };
    case 'PointsRedeemed':
      return { of: 'redemption', id: data.redemptionId, employeeId: data.employeeId };
    case 'Review360Started':
      return { of: 'review-360', id: data.review360Id, employeeId: data.employeeId };
    default:
      return undefined;
  }
}

/** What the jobs do: remind of one thing that waits, and of those whose job was lost with the queue. */
export function approvalReminderJobs(services: Services): JobHandlers {
  const { log, readModels, clock } = services;
  const remind = async (due: Reminder) => {
    if (await worksHere(log, due.employeeId)) await remindOf(services, due);
  };
  return {
    [REMIND]: async (data) => {
      await remind(reminder.parse(data));
    },
    [SWEEP]: async () => {
      const before = new Date(clock().getTime() - WAITING_MS).toISOString();
      type Read<Row> = (db: ReadModels, page: WaitingPage) => Promise<readonly Row[]>;
      const each = <Row extends WaitingKey>(read: Read<Row>, act: (row: Row) => Promise<void>) => {
        const fetch = (after: Row | undefined, limit: number) => read(readModels, { before, after, limit });
        return () => eachRow(fetch, act);
      };
      await eachWork(
        each(nominationsLeftWaiting, ({ id, employeeId }) => remind({ of: 'recognition', id, employeeId })),
        each(redemptionsLeftWaiting, ({ id, employeeId }) => remind({ of: 'redemption', id, employeeId })),
        each(reviews360LeftWaiting, ({ id, employeeId }) => remind({ of: 'review-360', id, employeeId })),
      );
    },
  };
}

/** The command id is derived from what waits, so this happens only once. */
async function remindOf({ dispatch }: Services, due: Reminder): Promise<void> {
  const origin = {
    actor: { id: 'system:reminders', role: 'system' },
    commandId: derivedId('approval-reminder', due.of, due.id),
  } as const;
  switch (due.of) {
    case 'recognition':
      await dispatch(recognition, due.id, { type: 'RemindOfNomination' }, origin);
      return;
    case 'redemption':
      await dispatch(
        pointsAccount,
        due.employeeId,
        { type: 'RemindOfRedemption', redemptionId: due.id },
        origin,
      );
      return;
    case 'review-360':
      await dispatch(review360, due.id, { type: 'RemindOfApproval' }, origin);
  }
}

async function worksHere(log: Services['log'], id: PersonId): Promise<boolean> {
  return (await stateOf(log, person, id)).status === 'employed';
}

/** Keeps looking for approvals that have waited too long. */
export function sweepApprovalReminders(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
