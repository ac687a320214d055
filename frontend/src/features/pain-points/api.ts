import { painPointRoutes } from '@annals/contracts/features/pain-points/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  usePainPointsListInfiniteQuery,
  usePainPointsStatsQuery,
  usePainPointsOneQuery,
  usePainPointsHistoryInfiniteQuery,
  usePainPointsReportMutation,
  usePainPointsChangeMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('painPoints', painPointRoutes) });
