import { serviceTokenRoutes } from '@annals/contracts/features/service-tokens/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useServiceTokensOwnQuery,
  useServiceTokensPermissionsQuery,
  useServiceTokensMakeMutation,
  useServiceTokensListQuery,
  useServiceTokensMakeServiceMutation,
  useServiceTokensApproveMutation,
  useServiceTokensRejectMutation,
  useServiceTokensRotateMutation,
  useServiceTokensRevokeMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('serviceTokens', serviceTokenRoutes) });
