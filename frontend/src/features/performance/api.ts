import { performanceRoutes } from '@annals/contracts/features/performance/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  usePerformanceTimelineInfiniteQuery,
  usePerformanceColleaguesInfiniteQuery,
  usePerformanceGoalsQuery,
  usePerformanceAnalyticsQuery,
  usePerformanceHistoryInfiniteQuery,
  usePerformanceAddMutation,
  usePerformanceCorrectMutation,
  usePerformanceWithdrawMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('performance', performanceRoutes) });
