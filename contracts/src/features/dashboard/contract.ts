import { contract } from '../../kernel/contract';
import { dashboardRoutes } from './routes';

export const dashboardContract = contract({
  routes: { dashboard: dashboardRoutes },
});
