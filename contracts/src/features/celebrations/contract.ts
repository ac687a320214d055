import { contract } from '../../kernel/contract';
import { celebrationEvents } from './events';
import { celebrationRoutes } from './routes';

export const celebrationsContract = contract({
  events: celebrationEvents,
  routes: { celebrations: celebrationRoutes },
});
