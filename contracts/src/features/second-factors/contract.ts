import { contract } from '../../kernel/contract';
import { secondFactorEvents } from './events';
import { secondFactorRoutes } from './routes';

export const secondFactorsContract = contract({
  events: secondFactorEvents,
  routes: { secondFactors: secondFactorRoutes },
});
