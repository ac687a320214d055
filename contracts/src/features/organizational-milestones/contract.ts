import { contract } from '../../kernel/contract';
import { organizationalMilestoneEvents } from './events';
import { organizationalMilestoneRoutes } from './routes';

export const organizationalMilestonesContract = contract({
  events: organizationalMilestoneEvents,
  routes: { organizationalMilestones: organizationalMilestoneRoutes },
});
