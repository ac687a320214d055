import { rewardsFeature } from '@annals/contracts/features/rewards/feature';
import { backendFeature } from '../../platform/feature';
import { rewardsHandover } from './handover';
import { rewardHandlers } from './handlers';
import { rewardSentences } from './sentences';
import { rewardDisclosures } from './disclosures';

export const rewardsBackend = backendFeature(rewardsFeature, {
  handlers: rewardHandlers,
  handover: [rewardsHandover],
  sentences: rewardSentences,
  disclosures: rewardDisclosures,
});
