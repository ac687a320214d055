import { sealRoutes } from '@annals/contracts/features/audit/seal-routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useSealStatusQuery, useSealListAlarmsInfiniteQuery, useSealAcknowledgeAlarmMutation } =
  api.injectEndpoints({ endpoints: endpointsFrom('seal', sealRoutes) });
