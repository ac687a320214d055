import { msg } from '@annals/contracts/kernel/text';
import type { RewardId, RewardTierId } from '@annals/contracts/features/rewards/ids';
import {
  RewardOffered,
  RewardRevised,
  RewardTierDefined,
  RewardTierRetired,
  RewardTierRevised,
  RewardWithdrawn,
} from '@annals/contracts/features/rewards/catalogue-events';
import type { DescribeReward, DescribeTier } from '@annals/contracts/features/rewards/commands';
import { catalogue } from '../../platform/commands/catalogue';

/** The rules of the tiers. */
export const rewardTier = catalogue<DescribeTier & { tierId: RewardTierId }>('rewardTier', msg('This tier'), {
  defined: RewardTierDefined,
  revised: RewardTierRevised,
  retired: { type: RewardTierRetired.type, of: ({ tierId }) => RewardTierRetired.of({ tierId }) },
});

/** The rules of the rewards on offer. */
export const reward = catalogue<DescribeReward & { rewardId: RewardId }>('reward', msg('This reward'), {
  defined: RewardOffered,
  revised: RewardRevised,
  retired: { type: RewardWithdrawn.type, of: ({ rewardId }) => RewardWithdrawn.of({ rewardId }) },
});
