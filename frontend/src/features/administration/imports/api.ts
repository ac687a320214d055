import { importRoutes } from '@annals/contracts/features/imports/routes';
import { api } from '../../../api/api';
import { endpointsFrom } from '../../../api/endpoints-from';

export const {
  useImportsCheckMutation,
  useImportsStartMutation,
  useImportsListInfiniteQuery,
  useImportsOneQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom('imports', importRoutes) });
