import { contract } from '../../kernel/contract';
import { privilegedActEvents } from './events';
import { privilegedActRoutes } from './routes';

export const privilegedActsContract = contract({
  events: privilegedActEvents,
  routes: { privilegedActs: privilegedActRoutes },
});
