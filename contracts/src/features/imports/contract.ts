import { contract } from '../../kernel/contract';
import { importEvents } from './events';
import { importRoutes } from './routes';

export const importsContract = contract({
  events: importEvents,
  routes: { imports: importRoutes },
});
