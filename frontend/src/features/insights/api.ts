import { insightRoutes } from '@annals/contracts/features/insights/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useInsightsListInfiniteQuery,
  useInsightsMarkReadMutation,
  useInsightsTakeActionMutation,
  useInsightsContestMutation,
  useInsightsQuietQuery,
  useInsightsRulesQuery,
  useInsightsSetThresholdsMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('insights', insightRoutes) });
