import type { RewardTierEvent } from '@annals/contracts/features/rewards/catalogue-events';
import { rewardTierRow, type RewardTierRow } from '@annals/contracts/features/rewards/views';
import { projection } from '../../engine/projection';

/** What points lead to over a lifetime: the specification's `reward_tiers`. */
export const rewardTiers = projection<RewardTierRow, RewardTierEvent>({
  name: 'reward_tiers',
  version: 1,
  row: rewardTierRow,
  indexes: { fromTheLowest: ['requiredPoints', 'id'] },
  tags: ['RecognitionCatalogues'],
  concerns: () => [],
  key: (event) => event.data.tierId,
  evolve: {
    RewardTierDefined: (_, { data: { tierId, ...words }, metadata }) => ({
      id: tierId,
      ...words,
      isActive: true,
      createdAt: metadata.occurredAt,
    }),
    RewardTierRevised: (row, { data: { tierId: _, ...words } }) => row && { ...row, ...words },
    RewardTierRetired: (row) => row && { ...row, isActive: false },
  },
});
