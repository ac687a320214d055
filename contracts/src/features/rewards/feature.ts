import { feature } from '../../kernel/feature';
import { rewardNoticeKinds } from './notices';
import { msg } from '../../kernel/text';

export const rewardsFeature = feature({
  name: 'rewards',
  permissions: {
    'rewards:see': ['employee', 'manager', 'leader', 'admin'],
    'rewards:redeem': ['employee', 'manager', 'leader', 'admin'],
    'rewards:decide': ['manager', 'leader', 'admin'],
  },
  tags: ['Points'],
  readModels: ['reward_tiers', 'rewards', 'employee_points', 'point_transactions', 'redemptions'],
  records: {
    pointsAccount: msg('Points'),
    rewardTier: msg('Reward tiers'),
    reward: msg('Rewards'),
  },
  notices: rewardNoticeKinds,
  waiting: {
    rewardsToApprove: { on: 'recognition', tag: 'Points', readModel: 'redemptions' },
  },
  automation: {
    reminder: ['RedemptionReminderSent'],
    points: ['PointsCredited', 'TierReached'],
    handover: ['RedemptionHandedOver'],
  },
  problems: {
    'rewards.not-enough-points': 422,
    'rewards.only-the-system-credits': 403,
    'rewards.own-redemption': 403,
    'rewards.redemption-already-approved': 409,
    'rewards.redemption-already-refused': 409,
    'rewards.reward-not-on-offer': 422,
    'rewards.tier-not-reached': 422,
    'rewards.unknown-tier': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly rewards: typeof rewardsFeature;
  }
}
