import { redemptionId } from '@annals/contracts/features/rewards/ids';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { creditFor } from '@annals/backend/features/crediting/jobs';
import { pointsAccount } from '@annals/backend/features/rewards/decider';
import { REWARDS_ACTOR, type PointsAccountCommand } from '@annals/backend/features/rewards/points-account';
import type { DemoPerson, Organization } from '../../company/organization';
import { milestoneCredits } from './organizational-milestones';
import { oneOf, randomOf } from '../../company/random-of';
import { DAY_MS, REWARDS, TIER_STEPS } from './catalogues';
import { workingHour, type PlannedRecognition } from './plans';
import { REFUSALS } from './words';
import { livedThrough, type Step } from '../../company/story';

/** How likely somebody redeems points within the days after they were credited. */
const REDEEMS = 0.3;

/** A person's points: what they were credited, and what they redeemed of it. */
export function rewardsOf(
  person: DemoPerson,
  manager: DemoPerson | undefined,
  company: Organization,
  plans: readonly PlannedRecognition[],
  time: { from: number; now: number },
) {
  const credits = [
    ...plans.flatMap((plan) => creditOf(plan, person, time.now)),
    ...milestoneCredits(person, company, time),
  ].sort((one, other) => one.at - other.at);
  const steps = [...credits, ...redemptionsOf(person, manager, company, credits, time.now)];
  return livedThrough(
    pointsAccount,
    person.id,
    steps.sort((one, other) => one.at - other.at),
    time.now,
  );
}

type Credit = Step<PointsAccountCommand>;

function creditOf(plan: PlannedRecognition, person: DemoPerson, now: number): Credit[] {
  const { id, decidedAt, declined, decider, category, said } = plan;
  if (decidedAt === null || declined !== null) return [];
  const owed = {
    recognitionId: id,
    employeeId: person.id,
    points: category.pointValue,
    title: said[0],
    approvedBy: decider.id,
  };
  // A moment later, as the job that credits points would.
  return [
    { at: workingHour(decidedAt, now) + 2_000, actor: REWARDS_ACTOR, command: creditFor(owed, TIER_STEPS) },
  ];
}

function redemptionsOf(
  person: DemoPerson,
  manager: DemoPerson | undefined,
  company: Organization,
  credits: readonly Credit[],
  now: number,
): Credit[] {
  const random = randomOf('redemptions', person.id);
  const isOfCast = person.id === company.cast.employee.id || person.id === company.cast.manager.id;
  const approver = manager ?? company.cast.admin;
  const approverId = manager?.id ?? null;
  const owner: Actor = { id: person.id, role: person.role };
  const by: Actor = { id: approver.id, role: approver.role };
  const steps: Credit[] = [];
  let balance = 0;
  let lifetime = 0;
  for (const [index, { at, command }] of credits.entries()) {
    if (command.type !== 'CreditPoints' || at > now) continue;
    balance += command.points;
    lifetime += command.points;
    const isLast = index === credits.length - 1;
    // What the demo's own accounts asked for last still waits for its answer.
    const waits = isOfCast && isLast;
    const redeems = random() < REDEEMS || waits;
    const askedAt = waits ? now - (0.3 + random()) * DAY_MS : at + (1 + random() * 4) * DAY_MS;
    const answeredAt = askedAt + (0.5 + random() * 2) * DAY_MS;
    const refusal = random() < 0.12 ? oneOf(random, REFUSALS) : null;
    const wish = REWARDS.filter(({ points, tier }) => points <= balance && reached(tier, lifetime)).at(-1);
    if (!redeems || !wish || approver.id === person.id || askedAt < at) continue;
    const id = redemptionId.parse(derivedId('demo', 'redemption', person.id, String(index)));
    const { id: rewardId, name: rewardName, points } = wish;
    const redeem = { employeeId: person.id, redemptionId: id, rewardId, rewardName, points };
    steps.push({
      at: askedAt,
      actor: owner,
      command: { type: 'RedeemReward', ...redeem, minimumTier: null, approverId },
    });
    // Also of what is refused later: until then it is reserved.
    balance -= points;
    if (waits) continue;
    const decision = { redemptionId: id, managerId: approverId };
    steps.push({
      at: answeredAt,
      actor: by,
      command:
        refusal === null
          ? { type: 'ApproveRedemption', ...decision }
          : { type: 'RefuseRedemption', ...decision, reason: refusal },
    });
  }
  return steps;
}

function reached(tier: string | null, lifetime: number): boolean {
  const step = TIER_STEPS.find(({ tierName }) => tierName === tier);
  return step === undefined || lifetime >= step.requiredPoints;
}
