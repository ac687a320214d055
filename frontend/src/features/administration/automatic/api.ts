import { automaticActRoutes } from '@annals/contracts/features/operations/automatic-acts';
import { api } from '../../../api/api';
import { endpointsFrom } from '../../../api/endpoints-from';

export const { useAutomaticActsListInfiniteQuery } = api.injectEndpoints({
  endpoints: endpointsFrom('automaticActs', automaticActRoutes),
});
