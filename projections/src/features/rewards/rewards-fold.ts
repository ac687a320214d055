import type { RewardEvent } from '@annals/contracts/features/rewards/catalogue-events';
import { rewardRow, type RewardRow } from '@annals/contracts/features/rewards/views';
import { projection } from '../../engine/projection';

/** What points can be redeemed for. */
export const rewards = projection<RewardRow, RewardEvent>({
  name: 'rewards',
  version: 1,
  row: rewardRow,
  indexes: { fromTheCheapest: ['points', 'id'] },
  tags: ['RecognitionCatalogues'],
  concerns: () => [],
  key: (event) => event.data.rewardId,
  evolve: {
    RewardOffered: (_, { data: { rewardId, ...words }, metadata }) => ({
      id: rewardId,
      ...words,
      isActive: true,
      createdAt: metadata.occurredAt,
    }),
    RewardRevised: (row, { data: { rewardId: _, ...words } }) => row && { ...row, ...words },
    RewardWithdrawn: (row) => row && { ...row, isActive: false },
  },
});
