import { wellbeingRoutes } from '@annals/contracts/features/wellbeing/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useWellbeingListInfiniteQuery,
  useWellbeingTeamStatsQuery,
  useWellbeingWeeksQuery,
  useWellbeingPulsesInfiniteQuery,
  useWellbeingAlertsInfiniteQuery,
  useWellbeingAlertHistoryInfiniteQuery,
  useWellbeingAcknowledgeAlertMutation,
  useWellbeingFollowUpAlertMutation,
  useWellbeingAnnouncementsQuery,
  useWellbeingAnnounceMutation,
  useWellbeingWithdrawAnnouncementMutation,
  useWellbeingSubmitMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('wellbeing', wellbeingRoutes) });
