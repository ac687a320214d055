import { dashboardRoutes } from '@annals/contracts/features/dashboard/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';
import { readTogether } from '../../api/together';

// What the dashboard's cards ask for at the same moment comes in one answer.
readTogether(dashboardRoutes.all);

export const { useDashboardStatsQuery, useDashboardTrendsQuery, useDashboardMeetingsQuery } =
  api.injectEndpoints({
    endpoints: endpointsFrom('dashboard', dashboardRoutes),
  });
