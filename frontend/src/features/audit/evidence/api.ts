import { evidenceRoutes } from '@annals/contracts/features/audit/evidence-routes';
import { api } from '../../../api/api';
import { endpointsFrom } from '../../../api/endpoints-from';

export const {
  useEvidenceCountQuery,
  useEvidenceRequestMutation,
  useEvidenceListInfiniteQuery,
  useEvidenceOneQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom('evidence', evidenceRoutes) });
