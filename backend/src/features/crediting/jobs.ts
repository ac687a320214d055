import { organizationalMilestoneId } from '@annals/contracts/features/organizational-milestones/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { recognitionId } from '@annals/contracts/features/recognition/ids';
import { readable } from '@annals/contracts/kernel/erased';
import type { MilestoneAchieved } from '@annals/contracts/features/organizational-milestones/events';
import type { EventOf } from '@annals/contracts/kernel/event';
import type { RecognitionEvent } from '@annals/contracts/features/recognition/events';
import { milestonesToCredit } from '@annals/projections/features/organizational-milestones/queries';
import { recognitionsToCredit } from '@annals/projections/features/recognition/queries';
import { rewardTiersOf } from '@annals/projections/features/rewards/queries';
import { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll, eachWork } from '../../platform/commands/settle-all';
import { creditMilestone } from './milestone';
import type { Services } from '../../platform/services/services';
import { pointsAccount } from '../rewards/decider';
import { REWARDS_ACTOR, type PointsAccountCommand, type TierStep } from '../rewards/points-account';

const CREDIT_RECOGNITION = 'credit-recognition';
const CREDIT_MILESTONE = 'credit-milestone';
const SWEEP = 'sweep-points-to-credit';
const SWEEP_EVERY_MS = 5 * 60_000;
const AT_ONCE = 500;

/** A job carries what the approval said. */
const approved = z.object({
  recognitionId,
  employeeId: personId,
  points: z.number(),
  title: z.string(),
  approvedBy: personId,
});
type Approved = z.infer<typeof approved>;
const achieved = z.object({ milestoneId: organizationalMilestoneId });

/** Whenever a recognition is approved or a milestone achieved, the points follow. */
export function pointsPolicy(queue: JobQueue): Policy {
  return {
    name: 'points',
    react: async (event) => {
      const { type, data } = event as PointsSource;
      if (type === 'RecognitionApproved') {
        const { recognitionId: id, employeeId, pointsAwarded, approvedBy } = data;
        const job: Approved = {
          recognitionId: id,
          employeeId,
          points: pointsAwarded,
          title: readable(data.title),
          approvedBy,
        };
        await queue.add(CREDIT_RECOGNITION, `${CREDIT_RECOGNITION}-${id}`, job);
      }
      if (type === 'MilestoneAchieved')
        await queue.add(CREDIT_MILESTONE, `${CREDIT_MILESTONE}-${data.milestoneId}`, {
          milestoneId: data.milestoneId,
        });
    },
  };
}

type PointsSource = RecognitionEvent | EventOf<typeof MilestoneAchieved>;

/** What the jobs do: credit one recognition or milestone, and look for those whose job was lost with the queue. */
export function pointsJobs(services: Services): JobHandlers {
  const { readModels } = services;
  return {
    [CREDIT_RECOGNITION]: async (data) =>
      creditRecognition(services, approved.parse(data), await tiersInUse(services)),
    [CREDIT_MILESTONE]: async (data) =>
      creditMilestone(services, achieved.parse(data).milestoneId, await tiersInUse(services)),
    [SWEEP]: async () => {
      const tiers = await tiersInUse(services);
      await eachWork(
        async () =>
          settleAll(await recognitionsToCredit(readModels, AT_ONCE), (owed) =>
            creditRecognition(services, owed, tiers),
          ),
        async () =>
          settleAll(await milestonesToCredit(readModels), (id) => creditMilestone(services, id, tiers)),
      );
    },
  };
}

/** Keeps looking for points that are owed. */
export function sweepPoints(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}

/** The command that credits an approved recognition: the same for every process. */
export function creditFor(owed: Approved, tiers: readonly TierStep[]): PointsAccountCommand {
  const { employeeId, points, title, approvedBy } = owed;
  return {
    type: 'CreditPoints',
    employeeId,
    points,
    transactionType: 'recognition',
    referenceId: owed.recognitionId,
    description: title,
    issuedBy: approvedBy,
    tiers,
  };
}

async function creditRecognition(
  { dispatch }: Services,
  owed: Approved,
  tiers: readonly TierStep[],
): Promise<void> {
  const commandId = derivedId('points', owed.recognitionId, owed.employeeId);
  await dispatch(pointsAccount, owed.employeeId, creditFor(owed, tiers), {
    actor: REWARDS_ACTOR,
    commandId,
  });
}

async function tiersInUse({ readModels }: Services): Promise<TierStep[]> {
  return (await rewardTiersOf(readModels))
    .filter(({ isActive }) => isActive)
    .map(({ id, name, requiredPoints }) => ({ tierId: id, tierName: name, requiredPoints }));
}
