import { teamRoutes } from '@annals/contracts/features/team/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useTeamSummaryQuery, useTeamReportInfiniteQuery, useTeamDepartmentsQuery } =
  api.injectEndpoints({
    endpoints: endpointsFrom('team', teamRoutes),
  });
