import { careerRoutes } from '@annals/contracts/features/career/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useCareerMilestonesInfiniteQuery,
  useCareerHistoryInfiniteQuery,
  useCareerPlanMutation,
  useCareerChangeMutation,
  useCareerTakeNotesMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('career', careerRoutes) });
