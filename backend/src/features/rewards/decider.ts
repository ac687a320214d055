import { msg } from '@annals/contracts/kernel/text';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { RedemptionId } from '@annals/contracts/features/rewards/ids';
import {
  PointsCredited,
  PointsRedeemed,
  PointsRefunded,
  RedemptionApproved,
  RedemptionHandedOver,
  RedemptionRefused,
  RedemptionReminderSent,
  TierReached,
  type NewPointsAccountEvent,
  type PointsAccountEvent,
} from '@annals/contracts/features/rewards/points-events';
import { decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import {
  NotEnoughPoints,
  OnlyTheSystemCredits,
  OwnRedemption,
  RedemptionAlreadyApproved,
  RedemptionAlreadyRefused,
  TierNotReached,
} from './errors';
import {
  evolvePointsAccount,
  NO_POINTS,
  type PointsAccountCommand,
  type PointsAccountState,
  type TierStep,
} from './points-account';

/**
 * The rules of somebody's points. All of them are in one stream per person, so two wishes at once are decided one after the other
 * and cannot overdraw. A tier is reached by the points of a lifetime; spending them does not cost it.
 */
export const pointsAccount = decider<
  PointsAccountState,
  PointsAccountCommand,
  PointsAccountEvent,
  NewPointsAccountEvent
>({
  category: 'pointsAccount',
  initial: NO_POINTS,
  evolve: evolvePointsAccount,
  decide: {
    CreditPoints({ type: _, tiers, ...credit }, state, { actor }) {
      if (actor.role !== 'system') throw new OnlyTheSystemCredits();
      // Once for one thing, however often a job comes by.
      if (state.credited.has(credit.referenceId)) return [];
      const reached = highestReached(tiers, state.lifetime + credit.points);
      const isHigher = reached && reached.requiredPoints > (state.tier?.requiredPoints ?? 0);
      return [
        PointsCredited.of(credit),
        ...(isHigher ? [TierReached.of({ employeeId: credit.employeeId, ...reached })] : []),
      ];
    },

    RedeemReward({ type: _, minimumTier, ...wish }, state, { actor }) {
      if (actor.id !== wish.employeeId) throw new NotFound(msg('This account'));
      if (state.redemptions.has(wish.redemptionId)) return [];
      if (minimumTier && !hasReached(state, minimumTier)) throw new TierNotReached();
      if (wish.points > state.balance) throw new NotEnoughPoints();
      return [PointsRedeemed.of(wish)];
    },

    HandOverRedemptions({ managerId }, { employeeId, redemptions }) {
      if (employeeId === null) return [];
      return [...redemptions]
        .filter(([, { status, approverId }]) => status === 'pending' && approverId !== managerId)
        .map(([redemptionId, { rewardName, points }]) =>
          RedemptionHandedOver.of({ employeeId, redemptionId, rewardName, points, approverId: managerId }),
        );
    },

    RemindOfRedemption({ redemptionId }, { employeeId, redemptions }) {
      const redemption = redemptions.get(redemptionId);
      if (!redemption || employeeId === null) return [];
      const { status, reminded, approverId, rewardName } = redemption;
      if (status !== 'pending' || reminded || approverId === null) return [];
      return [RedemptionReminderSent.of({ employeeId, redemptionId, rewardName, approverId })];
    },

    ApproveRedemption({ redemptionId, managerId }, state, { actor }) {
      const { status, rewardName, employeeId } = decidedBy(actor, managerId, state, redemptionId);
      if (status === 'approved') return [];
      if (status === 'refused') throw new RedemptionAlreadyRefused();
      const approvedBy = personId.parse(actor.id);
      return [RedemptionApproved.of({ employeeId, redemptionId, rewardName, approvedBy })];
    },

    RefuseRedemption({ redemptionId, managerId, reason }, state, { actor }) {
      const { status, rewardName, points, employeeId } = decidedBy(actor, managerId, state, redemptionId);
      if (status === 'refused') return [];
      if (status === 'approved') throw new RedemptionAlreadyApproved();
      const by = personId.parse(actor.id);
      return [
        RedemptionRefused.of({ employeeId, redemptionId, rewardName, refusedBy: by, reason }),
        PointsRefunded.of({ employeeId, redemptionId, rewardName, points, issuedBy: by }),
      ];
    },
  },
});

function highestReached(tiers: readonly TierStep[], lifetime: number): TierStep | undefined {
  return tiers
    .filter(({ requiredPoints }) => requiredPoints <= lifetime)
    .sort((one, other) => other.requiredPoints - one.requiredPoints)[0];
}

/** Also by the points of a lifetime: a tier may have become easier to reach since the last credit. */
function hasReached(
  { tier, lifetime }: PointsAccountState,
  wanted: { tierId: string; requiredPoints: number },
): boolean {
  return (
    tier?.tierId === wanted.tierId || Math.max(tier?.requiredPoints ?? 0, lifetime) >= wanted.requiredPoints
  );
}

/** The redemption, for the person's manager or an administrator; nobody else learns that there is one. */
function decidedBy(
  actor: Actor,
  managerId: PersonId | null,
  { redemptions, employeeId }: PointsAccountState,
  redemptionId: RedemptionId,
) {
  const redemption = redemptions.get(redemptionId);
  if (!redemption || employeeId === null) throw new NotFound(msg('This redemption'));
  if (actor.id === employeeId) throw new OwnRedemption();
  if (actor.id !== managerId && actor.role !== 'admin') throw new NotFound(msg('This redemption'));
  return { ...redemption, employeeId };
}
