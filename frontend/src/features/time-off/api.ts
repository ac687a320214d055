import { timeOffRoutes } from '@annals/contracts/features/time-off/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useTimeOffListInfiniteQuery,
  useTimeOffTeamInfiniteQuery,
  useTimeOffBalancesQuery,
  useTimeOffLedgerQuery,
  useTimeOffPreviewQuery,
  useTimeOffCalendarQuery,
  useTimeOffHistoryInfiniteQuery,
  useTimeOffPoliciesQuery,
  useTimeOffHolidayCalendarsQuery,
  useTimeOffRequestMutation,
  useTimeOffChangeMutation,
  useTimeOffSetPolicyMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('timeOff', timeOffRoutes) });
