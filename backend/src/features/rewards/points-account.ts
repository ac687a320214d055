import type { PersonId } from '@annals/contracts/kernel/ids';
import type { RedemptionId, RewardId, RewardTierId } from '@annals/contracts/features/rewards/ids';
import type { CreditType, RedemptionStatus } from '@annals/contracts/features/rewards/constants';
import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import type { Actor, Evolutions } from '../../platform/commands/decider';

/** Who credits points: the system, for what people approved. */
export const REWARDS_ACTOR: Actor = { id: 'system:rewards', role: 'system' };

/** A tier of the catalogue, as far as reaching it goes. */
export interface TierStep {
  readonly tierId: RewardTierId;
  readonly tierName: string;
  readonly requiredPoints: number;
}

/** Everything that can be wanted of somebody's points. */
export type PointsAccountCommand =
  | {
      type: 'CreditPoints';
      employeeId: PersonId;
      points: number;
      transactionType: CreditType;
      referenceId: string;
      description: string;
      issuedBy: PersonId;
      /** The tiers in use now. */
      tiers: readonly TierStep[];
    }
  | {
      type: 'RedeemReward';
      employeeId: PersonId;
      redemptionId: RedemptionId;
      rewardId: RewardId;
      rewardName: string;
      points: number;
      /** The tier the reward is for; null: everybody's. */
      minimumTier: { readonly tierId: RewardTierId; readonly requiredPoints: number } | null;
      approverId: PersonId | null;
    }
  | { type: 'HandOverRedemptions'; managerId: PersonId }
  /** It has waited for too long. */
  | { type: 'RemindOfRedemption'; redemptionId: RedemptionId }
  | { type: 'ApproveRedemption'; redemptionId: RedemptionId; managerId: PersonId | null }
  | { type: 'RefuseRedemption'; redemptionId: RedemptionId; managerId: PersonId | null; reason: string };

interface Redemption {
  readonly status: RedemptionStatus;
  readonly rewardName: string;
  readonly points: number;
  /** Who was asked; null: the administrators. */
  readonly approverId: PersonId | null;
  readonly reminded: boolean;
}

/** What decisions on somebody's points rest on; of somebody without any, zeros. */
export interface PointsAccountState {
  readonly employeeId: PersonId | null;
  /** To redeem now: what is reserved for a wish that waits is not in it. */
  readonly balance: number;
  readonly lifetime: number;
  readonly tier: TierStep | null;
  /** What points were credited for already. */
  readonly credited: ReadonlySet<string>;
  readonly redemptions: ReadonlyMap<RedemptionId, Redemption>;
}

export const NO_POINTS: PointsAccountState = {
  employeeId: null,
  balance: 0,
  lifetime: 0,
  tier: null,
  credited: new Set(),
  redemptions: new Map(),
};

export const evolvePointsAccount: Evolutions<PointsAccountState, PointsAccountEvent> = {
  PointsCredited: (state, { data }) => ({
    ...state,
    employeeId: data.employeeId,
    balance: state.balance + data.points,
    lifetime: state.lifetime + data.points,
    credited: new Set(state.credited).add(data.referenceId),
  }),
  PointsRedeemed: (state, { data: { redemptionId, rewardName, points, approverId } }) => ({
    ...state,
    balance: state.balance - points,
    redemptions: new Map(state.redemptions).set(redemptionId, {
      status: 'pending',
      rewardName,
      points,
      approverId,
      reminded: false,
    }),
  }),
  RedemptionHandedOver: (state, { data }) =>
    changed(state, data.redemptionId, { approverId: data.approverId }),
  RedemptionReminderSent: (state, { data }) => changed(state, data.redemptionId, { reminded: true }),
  RedemptionApproved: (state, { data }) => changed(state, data.redemptionId, { status: 'approved' }),
  RedemptionRefused: (state, { data }) => changed(state, data.redemptionId, { status: 'refused' }),
  PointsRefunded: (state, { data }) => ({ ...state, balance: state.balance + data.points }),
  TierReached: (state, { data: { tierId, tierName, requiredPoints } }) => ({
    ...state,
    tier: { tierId, tierName, requiredPoints },
  }),
};

function changed(
  state: PointsAccountState,
  id: RedemptionId,
  change: Partial<Redemption>,
): PointsAccountState {
  const redemption = state.redemptions.get(id);
  if (!redemption) return state;
  return { ...state, redemptions: new Map(state.redemptions).set(id, { ...redemption, ...change }) };
}
