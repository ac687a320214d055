import { rewardsFeature } from '@annals/contracts/features/rewards/feature';
import { backendFeature } from '../../platform/feature';
import { rewardsFollowManager } from './follow-manager';
import { rewardDoors } from './handlers';
import { rewardSentences } from './sentences';
import { rewardDisclosures } from './disclosures';

export const rewardsBackend = backendFeature(rewardsFeature, {
  doors: rewardDoors,
  followers: [rewardsFollowManager],
  sentences: rewardSentences,
  disclosures: rewardDisclosures,
});
