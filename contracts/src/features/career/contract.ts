import { contract } from '../../kernel/contract';
import { careerEvents } from './events';
import { careerRoutes } from './routes';

export const careerContract = contract({
  events: careerEvents,
  routes: { career: careerRoutes },
});
