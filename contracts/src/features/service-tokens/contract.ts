import { contract } from '../../kernel/contract';
import { serviceTokenEvents } from './events';
import { serviceTokenRoutes } from './routes';

export const serviceTokensContract = contract({
  events: serviceTokenEvents,
  routes: { serviceTokens: serviceTokenRoutes },
});
