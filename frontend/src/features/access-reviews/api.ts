import { accessReviewRoutes } from '@annals/contracts/features/access-reviews/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useAccessReviewsListInfiniteQuery,
  useAccessReviewsPreviewQuery,
  useAccessReviewsStartMutation,
  useAccessReviewsOwnInfiniteQuery,
  useAccessReviewsOneQuery,
  useAccessReviewsItemsInfiniteQuery,
  useAccessReviewsCloseMutation,
  useAccessReviewsAnswerMutation,
  useAccessReviewsConfirmMutation,
  useAccessReviewsWithdrawMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('accessReviews', accessReviewRoutes) });
