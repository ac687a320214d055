import { rewardsFeature } from '@annals/contracts/features/rewards/feature';
import { inStatus } from '../../engine/counted-rows';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { employeePoints } from './employee-points-fold';
import { rewardNotices } from './notices';
import { redemptions } from './redemptions-fold';
import { rewards } from './rewards-fold';
import { rewardTiers } from './tiers-fold';
import { pointTransactions } from './transactions-fold';

export const rewardsReadSide = projectionFeature(rewardsFeature, {
  projections: [rewardTiers, rewards, employeePoints, pointTransactions, redemptions],
  asOf: {
    pointsAccount: [employeePoints, pointTransactions, redemptions],
    rewardTier: [rewardTiers],
    reward: [rewards],
  },
  notices: noticeSource(rewardNotices),
  waiting: {
    rewardsToApprove: [{ table: 'redemptions', whose: 'approverId', where: inStatus('pending') }],
  },
});
