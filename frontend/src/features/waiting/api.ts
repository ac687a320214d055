import { waitingRoutes } from '@annals/contracts/features/waiting/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useWaitingCountsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom('waiting', waitingRoutes),
});
