import { meetingRoutes } from '@annals/contracts/features/meetings/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useMeetingsListInfiniteQuery,
  useMeetingsOneQuery,
  useMeetingsOverlapsQuery,
  useMeetingsHistoryInfiniteQuery,
  useMeetingsScheduleMutation,
  useMeetingsScheduleSeriesMutation,
  useMeetingsChangeMutation,
  useMeetingsChangeFollowingMutation,
  useMeetingsAddAgendaItemMutation,
  useMeetingsCarryOverMutation,
  useMeetingsSetAgendaItemMutation,
  useMeetingsAgreeActionItemMutation,
  useMeetingsSetActionItemMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('meetings', meetingRoutes) });
