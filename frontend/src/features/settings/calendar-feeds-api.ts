import { calendarFeedRoutes } from '@annals/contracts/features/calendar-feeds/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useCalendarFeedsListQuery, useCalendarFeedsOpenMutation, useCalendarFeedsRevokeMutation } =
  api.injectEndpoints({ endpoints: endpointsFrom('calendarFeeds', calendarFeedRoutes) });
