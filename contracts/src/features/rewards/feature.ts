import { feature } from '../../kernel/feature';
import { rewardNoticeKinds } from './notices';

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
    pointsAccount: 'Points',
    rewardTier: 'Reward tiers',
    reward: 'Rewards',
  },
  notices: rewardNoticeKinds,
  automation: {
    reminder: ['RedemptionReminderSent'],
    points: ['PointsCredited', 'TierReached'],
    handover: ['RedemptionHandedOver'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly rewards: typeof rewardsFeature;
  }
}
