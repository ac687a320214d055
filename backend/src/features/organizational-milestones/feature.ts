import { organizationalMilestonesFeature } from '@annals/contracts/features/organizational-milestones/feature';
import { backendFeature } from '../../platform/feature';
import { organizationalMilestoneHandlers } from './handlers';
import { organizationalMilestoneSentences } from './sentences';

export const organizationalMilestonesBackend = backendFeature(organizationalMilestonesFeature, {
  handlers: organizationalMilestoneHandlers,
  sentences: organizationalMilestoneSentences,
});
