import { performanceReviewRoutes } from '@annals/contracts/features/performance-reviews/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  usePerformanceReviewsListInfiniteQuery,
  usePerformanceReviewsOneQuery,
  usePerformanceReviewsHistoryInfiniteQuery,
  usePerformanceReviewsOpenMutation,
  usePerformanceReviewsSelfAssessMutation,
  usePerformanceReviewsAssessMutation,
  usePerformanceReviewsCompleteMutation,
  usePerformanceReviewsChangeMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('performanceReviews', performanceReviewRoutes) });
