import { performanceRoutes } from '@annals/contracts/performance/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const {
  usePerformanceTimelineInfiniteQuery,
  usePerformanceColleaguesInfiniteQuery,
  usePerformanceGoalsQuery,
  usePerformanceAnalyticsQuery,
  usePerformanceHistoryQuery,
  usePerformanceAddMutation,
  usePerformanceCorrectMutation,
  usePerformanceWithdrawMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('performance', performanceRoutes) });
