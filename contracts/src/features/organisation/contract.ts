import { contract } from '../../kernel/contract';
import { organisationRoutes } from './routes';

export const organisationContract = contract({
  routes: { organisation: organisationRoutes },
});
