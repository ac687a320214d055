import { rewardsFeature } from '@annals/contracts/features/rewards/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { employeePoints } from './employee-points';
import { rewardNotices } from './notices';
import { redemptions } from './redemptions';
import { rewards } from './rewards';
import { rewardTiers } from './tiers';
import { pointTransactions } from './transactions';

export const rewardsReadSide = projectionFeature(rewardsFeature, {
  projections: [rewardTiers, rewards, employeePoints, pointTransactions, redemptions],
  asOf: {
    pointsAccount: [employeePoints, pointTransactions, redemptions],
    rewardTier: [rewardTiers],
    reward: [rewards],
  },
  notices: noticeSource(rewardNotices),
});
