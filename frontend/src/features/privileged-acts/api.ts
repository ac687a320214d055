import { privilegedActRoutes } from '@annals/contracts/features/privileged-acts/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  usePrivilegedActsListInfiniteQuery,
  usePrivilegedActsApproveMutation,
  usePrivilegedActsDeclineMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('privilegedActs', privilegedActRoutes) });
