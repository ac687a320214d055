import { skipLevelRoutes } from '@annals/contracts/skip-level/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const {
  useSkipLevelListRemindersQuery,
  useSkipLevelListInfiniteQuery,
  useSkipLevelListCandidatesInfiniteQuery,
  useSkipLevelOneQuery,
  useSkipLevelHistoryQuery,
  useSkipLevelScheduleMutation,
  useSkipLevelChangeMutation,
  useSkipLevelPrepareMutation,
  useSkipLevelAgreeActionItemMutation,
  useSkipLevelSetActionItemMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('skipLevel', skipLevelRoutes) });
