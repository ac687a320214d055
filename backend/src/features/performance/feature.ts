import { performanceFeature } from '@annals/contracts/features/performance/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { timelineEntry } from './decider';
import { performanceHandlers } from './handlers';
import { timelineHistory } from './history';
import { performanceDisclosures } from './disclosures';

export const performanceBackend = backendFeature(performanceFeature, {
  handlers: performanceHandlers,
  histories: [history(timelineEntry, timelineHistory)],
  disclosures: performanceDisclosures,
});
