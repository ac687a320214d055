import { meetingRoutes } from '@annals/contracts/meetings/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const {
  useMeetingsListInfiniteQuery,
  useMeetingsOneQuery,
  useMeetingsHistoryQuery,
  useMeetingsScheduleMutation,
  useMeetingsChangeMutation,
  useMeetingsAddAgendaItemMutation,
  useMeetingsDiscussAgendaItemMutation,
  useMeetingsAgreeActionItemMutation,
  useMeetingsSetActionItemMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('meetings', meetingRoutes) });
