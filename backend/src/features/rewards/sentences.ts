import { t } from '@annals/contracts/kernel/text';
import type { RewardEvent, RewardTierEvent } from '@annals/contracts/features/rewards/catalogue-events';
import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import { sentences } from '../../platform/commands/sentences';

export const rewardSentences = sentences<PointsAccountEvent | RewardTierEvent | RewardEvent>({
  PointsCredited: ({ data }, nameOf) =>
    t('credited {count, plural, one {# point} other {# points}} to {employee}.', {
      count: data.points,
      employee: nameOf(data.employeeId),
    }),
  PointsRedeemed: ({ data }) =>
    t('redeemed {count, plural, one {# point} other {# points}} for “{reward}”.', {
      count: data.points,
      reward: data.rewardName,
    }),
  RedemptionHandedOver: ({ data }, nameOf) =>
    data.approverId === null
      ? t('handed the redemption of “{reward}” over to the administrators.', {
          reward: data.rewardName,
        })
      : t('handed the redemption of “{reward}” over to {approver}.', {
          reward: data.rewardName,
          approver: nameOf(data.approverId),
        }),
  RedemptionReminderSent: ({ data }, nameOf) =>
    t('reminded {approver} of the redemption of “{reward}”.', {
      approver: nameOf(data.approverId),
      reward: data.rewardName,
    }),
  RedemptionApproved: ({ data }) => t('approved the redemption of “{reward}”.', { reward: data.rewardName }),
  RedemptionRefused: ({ data }) => t('rejected the redemption of “{reward}”.', { reward: data.rewardName }),
  PointsRefunded: ({ data }) =>
    t('gave {count, plural, one {# point} other {# points}} back for “{reward}”.', {
      count: data.points,
      reward: data.rewardName,
    }),
  TierReached: ({ data }) => t('recorded that the tier “{tier}” was reached.', { tier: data.tierName }),
  RewardTierDefined: ({ data }) => t('defined the tier “{name}”.', { name: data.name }),
  RewardTierRevised: ({ data }) => t('revised the tier “{name}”.', { name: data.name }),
  RewardTierRetired: () => t('retired the tier.'),
  RewardOffered: ({ data }) => t('offered the reward “{name}”.', { name: data.name }),
  RewardRevised: ({ data }) => t('revised the reward “{name}”.', { name: data.name }),
  RewardWithdrawn: () => t('withdrew the reward.'),
});
