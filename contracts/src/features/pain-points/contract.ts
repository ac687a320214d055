import { contract } from '../../kernel/contract';
import { painPointEvents } from './events';
import { painPointRoutes } from './routes';

export const painPointsContract = contract({
  events: painPointEvents,
  routes: { painPoints: painPointRoutes },
});
