import { operationsRoutes } from '@annals/contracts/operations/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const {
  useOperationsListProjectionsQuery,
  useOperationsListEventsInfiniteQuery,
  useOperationsRebuildProjectionMutation,
  useOperationsResumeProjectionMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('operations', operationsRoutes) });
