import { cohortRoutes } from '@annals/contracts/features/cohorts/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useCohortsListInfiniteQuery,
  useCohortsOneQuery,
  useCohortsHistoryInfiniteQuery,
  useCohortsPlanMutation,
  useCohortsChangeMutation,
  useCohortsEnrolMutation,
  useCohortsWithdrawMutation,
  useCohortsStartMutation,
  useCohortsCompleteModuleMutation,
  useCohortsReopenModuleMutation,
  useCohortsAssessMutation,
  useCohortsCompleteMutation,
  useCohortsMeasureMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('cohorts', cohortRoutes) });
