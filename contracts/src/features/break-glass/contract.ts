import { contract } from '../../kernel/contract';
import { breakGlassEvents } from './events';
import { breakGlassRoutes } from './routes';

export const breakGlassContract = contract({
  events: breakGlassEvents,
  routes: { breakGlass: breakGlassRoutes },
});
