import { meetingRoutes } from '@annals/contracts/features/meetings/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useMeetingsListInfiniteQuery,
  useMeetingsOneQuery,
  useMeetingsOverlapsQuery,
  useMeetingsHistoryInfiniteQuery,
  useMeetingsScheduleMutation,
  useMeetingsChangeMutation,
  useMeetingsAddAgendaItemMutation,
  useMeetingsSetAgendaItemMutation,
  useMeetingsAgreeActionItemMutation,
  useMeetingsSetActionItemMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('meetings', meetingRoutes) });
