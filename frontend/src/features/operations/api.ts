import { operationsRoutes } from '@annals/contracts/features/operations/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useOperationsListProjectionsQuery,
  useOperationsFiguresQuery,
  useOperationsListWaitingQuery,
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
  useOperationsResumeProjectionsMutation,
  useOperationsParkStreamMutation,
  useOperationsUnparkStreamMutation,
  useOperationsRetryJobMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('operations', operationsRoutes) });
