import { accountRoutes } from '@annals/contracts/features/accounts/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const accountsApi = api.injectEndpoints({ endpoints: endpointsFrom('accounts', accountRoutes) });
export const { useAccountsCurrentUserQuery } = accountsApi;
