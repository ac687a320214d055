import { dashboardRoutes } from '@annals/contracts/dashboard/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const { useDashboardStatsQuery, useDashboardTrendsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom('dashboard', dashboardRoutes),
});
