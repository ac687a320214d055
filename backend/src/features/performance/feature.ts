import { performanceFeature } from '@annals/contracts/features/performance/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { timelineEntry } from './decider';
import { performanceDoors } from './handlers';
import { timelineTellers } from './history';
import { performanceDisclosures } from './disclosures';

export const performanceBackend = backendFeature(performanceFeature, {
  doors: performanceDoors,
  histories: [told(timelineEntry, timelineTellers)],
  disclosures: performanceDisclosures,
});
