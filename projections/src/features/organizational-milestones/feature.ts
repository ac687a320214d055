import { organizationalMilestonesFeature } from '@annals/contracts/features/organizational-milestones/feature';
import { projectionFeature } from '../../engine/feature';
import { organizationalMilestones } from './milestones-fold';

export const organizationalMilestonesReadSide = projectionFeature(organizationalMilestonesFeature, {
  projections: [organizationalMilestones],
  asOf: { organizationalMilestone: [organizationalMilestones] },
});
