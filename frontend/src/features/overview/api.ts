import { dashboardRoutes } from '@annals/contracts/features/dashboard/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useDashboardStatsQuery, useDashboardTrendsQuery, useDashboardMeetingsQuery } =
  api.injectEndpoints({
    endpoints: endpointsFrom('dashboard', dashboardRoutes),
  });
