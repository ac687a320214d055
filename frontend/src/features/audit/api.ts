import { sealRoutes } from '@annals/contracts/features/audit/seal-routes';
import { auditRoutes } from '@annals/contracts/features/audit/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useAuditEventsQuery,
  useAuditFacetsQuery,
  useAuditHistogramQuery,
  useAuditEventTypesQuery,
  useAuditEventQuery,
  useAuditPeopleQuery,
  useAuditRecordQuery,
  useAuditRecordHistoryInfiniteQuery,
  useAuditRecordAsOfQuery,
  useAuditListAsOfInfiniteQuery,
  useAuditOpenSensitiveMutation,
  useAuditOpenedQuery,
  useAuditOwnViewsInfiniteQuery,
  useAuditSearchesQuery,
  useAuditSaveSearchMutation,
  useAuditRemoveSearchMutation,
  useAuditRenameSearchMutation,
  useAuditSamplesInfiniteQuery,
  useAuditSampleQuery,
  useAuditDrawSampleMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('audit', auditRoutes) });

export const { useSealProofQuery } = api.injectEndpoints({ endpoints: endpointsFrom('seal', sealRoutes) });
