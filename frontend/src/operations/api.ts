import { operationsRoutes } from '@annals/contracts/operations/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const {
  useOperationsListProjectionsQuery,
  useOperationsListWorkersQuery,
  useOperationsListParkedStreamsQuery,
  useOperationsShowJobsQuery,
  useOperationsShowStoredEventQuery,
  useOperationsRebuildProjectionMutation,
  useOperationsRebuildAllProjectionsMutation,
  useOperationsDiffProjectionMutation,
  useOperationsApproveRebuildMutation,
  useOperationsCancelRebuildMutation,
  useOperationsRollbackProjectionMutation,
  useOperationsPauseProjectionMutation,
  useOperationsResumeProjectionMutation,
  useOperationsParkStreamMutation,
  useOperationsUnparkStreamMutation,
  useOperationsRetryJobMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('operations', operationsRoutes) });
