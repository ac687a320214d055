import { careerRoutes } from '@annals/contracts/career/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const {
  useCareerMilestonesInfiniteQuery,
  useCareerHistoryQuery,
  useCareerPlanMutation,
  useCareerChangeMutation,
  useCareerTakeNotesMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('career', careerRoutes) });
