import { review360Routes } from '@annals/contracts/features/reviews-360/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useReviews360ListInfiniteQuery,
  useReviews360PendingQuery,
  useReviews360AnalyticsQuery,
  useReviews360OneQuery,
  useReviews360HistoryInfiniteQuery,
  useReviews360OwnFeedbackQuery,
  useReviews360ResultsQuery,
  useReviews360StartMutation,
  useReviews360ApproveMutation,
  useReviews360ChangeMutation,
  useReviews360SubmitFeedbackMutation,
  useReviews360DeclineFeedbackMutation,
  useReviews360ReleaseMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('reviews360', review360Routes) });
