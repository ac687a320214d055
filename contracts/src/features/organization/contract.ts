import { contract } from '../../kernel/contract';
import { organizationRoutes } from './routes';

export const organizationContract = contract({
  routes: { organization: organizationRoutes },
});
