import { contract } from '../../kernel/contract';
import { timelineEvents } from './events';
import { performanceRoutes } from './routes';

export const performanceContract = contract({
  events: timelineEvents,
  routes: { performance: performanceRoutes },
});
