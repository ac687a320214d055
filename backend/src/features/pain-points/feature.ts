import { painPointsFeature } from '@annals/contracts/features/pain-points/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { painPoint } from './decider';
import { painPointsFollowManager } from './follow-manager';
import { painPointDoors } from './handlers';
import { painPointTellers } from './history';
import { painPointDisclosures } from './disclosures';

export const painPointsBackend = backendFeature(painPointsFeature, {
  doors: painPointDoors,
  histories: [told(painPoint, painPointTellers)],
  followers: [painPointsFollowManager],
  disclosures: painPointDisclosures,
});
