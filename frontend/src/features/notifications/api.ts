import { notificationRoutes } from '@annals/contracts/features/notifications/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useNotificationsListInfiniteQuery,
  useNotificationsUnreadQuery,
  useNotificationsChoicesQuery,
  useNotificationsMarkReadMutation,
  useNotificationsDismissMutation,
  useNotificationsMarkAllReadMutation,
  useNotificationsChooseMutation,
  useNotificationsQuietHoursQuery,
  useNotificationsSetQuietHoursMutation,
} = api.injectEndpoints({
  endpoints: endpointsFrom('notifications', notificationRoutes),
});
