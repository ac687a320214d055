import { mailRoutes } from '@annals/contracts/features/mail/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useMailCarrierQuery, useMailListInfiniteQuery, useMailOneQuery } = api.injectEndpoints({
  endpoints: endpointsFrom('mail', mailRoutes),
});
