import { contract } from '../../kernel/contract';
import { waitingRoutes } from './routes';

export const waitingContract = contract({
  routes: { waiting: waitingRoutes },
});
