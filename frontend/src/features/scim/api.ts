import { scimRoutes } from '@annals/contracts/features/scim/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useScimClientsQuery, useScimConnectMutation } = api.injectEndpoints({
  endpoints: endpointsFrom('scim', scimRoutes),
});
