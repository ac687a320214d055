import { organizationalMilestonesFeature } from '@annals/contracts/features/organizational-milestones/feature';
import { backendFeature } from '../../platform/feature';
import { organizationalMilestoneDoors } from './handlers';
import { organizationalMilestoneSentences } from './sentences';

export const organizationalMilestonesBackend = backendFeature(organizationalMilestonesFeature, {
  doors: organizationalMilestoneDoors,
  sentences: organizationalMilestoneSentences,
});
