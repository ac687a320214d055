import { identityProviderRoutes } from '@annals/contracts/features/identity-providers/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useIdentityProvidersListQuery,
  useIdentityProvidersConfigureMutation,
  useIdentityProvidersChangeMutation,
  useIdentityProvidersReadSamlMetadataMutation,
  useIdentityProvidersConfigureSamlMutation,
  useIdentityProvidersChangeSamlMutation,
  useIdentityProvidersTurnMutation,
  useIdentityProvidersRemoveMutation,
  useIdentityProvidersTestMutation,
  useIdentityProvidersLinkedPeopleQuery,
  useIdentityProvidersUnlinkPersonMutation,
  useIdentityProvidersOwnQuery,
  useIdentityProvidersLinkMutation,
  useIdentityProvidersUnlinkMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('identityProviders', identityProviderRoutes) });
