import { notificationRoutes } from '@annals/contracts/notifications/routes';
import { notificationOf, notificationsOf } from '@annals/projections/notifications/queries';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { notification } from './notification';

export const notificationDoors = ({ readModels, dispatch }: Services) =>
  doors(notificationRoutes, {
    list: ({ reader, query }) => notificationsOf(readModels, reader.id, query),
    markRead: async ({ reader, params: { notificationId }, origin }) => {
      const found = await notificationOf(readModels, reader.id, notificationId);
      if (!found) throw new NotFound('This notification');
      const command = { type: 'MarkRead' as const, notificationId, personId: reader.id };
      return dispatch(notification, notificationId, command, origin);
    },
  });
