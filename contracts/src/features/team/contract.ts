import { contract } from '../../kernel/contract';
import { teamRoutes } from './routes';

export const teamContract = contract({
  routes: { team: teamRoutes },
});
