import { contract } from '../../kernel/contract';
import { skipLevelEvents } from './events';
import { skipLevelRoutes } from './routes';

export const skipLevelContract = contract({
  events: skipLevelEvents,
  routes: { skipLevel: skipLevelRoutes },
});
