import { skipLevelRoutes } from '@annals/contracts/features/skip-level/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useSkipLevelListRemindersQuery,
  useSkipLevelListInfiniteQuery,
  useSkipLevelListCandidatesInfiniteQuery,
  useSkipLevelOneQuery,
  useSkipLevelHistoryInfiniteQuery,
  useSkipLevelScheduleMutation,
  useSkipLevelChangeMutation,
  useSkipLevelPrepareMutation,
  useSkipLevelAgreeActionItemMutation,
  useSkipLevelSetActionItemMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('skipLevel', skipLevelRoutes) });
