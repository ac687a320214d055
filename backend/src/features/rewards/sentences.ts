import type { RewardEvent, RewardTierEvent } from '@annals/contracts/features/rewards/catalogue-events';
import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import { sentences } from '../../platform/commands/sentences';

export const rewardSentences = sentences<PointsAccountEvent | RewardTierEvent | RewardEvent>({
  PointsCredited: ({ data }, nameOf) =>
    `credited ${String(data.points)} points to ${nameOf(data.employeeId)}.`,
  PointsRedeemed: ({ data }) => `redeemed ${String(data.points)} points for “${data.rewardName}”.`,
  RedemptionHandedOver: ({ data }, nameOf) =>
    data.approverId === null
      ? `handed the redemption of “${data.rewardName}” over to the administrators.`
      : `handed the redemption of “${data.rewardName}” over to ${nameOf(data.approverId)}.`,
  RedemptionReminderSent: ({ data }, nameOf) =>
    `reminded ${nameOf(data.approverId)} of the redemption of “${data.rewardName}”.`,
  RedemptionApproved: ({ data }) => `approved the redemption of “${data.rewardName}”.`,
  RedemptionRefused: ({ data }) => `rejected the redemption of “${data.rewardName}”.`,
  PointsRefunded: ({ data }) => `gave ${String(data.points)} points back for “${data.rewardName}”.`,
  TierReached: ({ data }) => `recorded that the tier “${data.tierName}” was reached.`,
  RewardTierDefined: ({ data }) => `defined the tier “${data.name}”.`,
  RewardTierRevised: ({ data }) => `revised the tier “${data.name}”.`,
  RewardTierRetired: () => 'retired the tier.',
  RewardOffered: ({ data }) => `offered the reward “${data.name}”.`,
  RewardRevised: ({ data }) => `revised the reward “${data.name}”.`,
  RewardWithdrawn: () => 'withdrew the reward.',
});
