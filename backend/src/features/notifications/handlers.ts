import { noticeKindsReaching } from '@annals/contracts/notice-kinds';
import { USUAL_QUIET_HOURS } from '@annals/contracts/features/notifications/quiet-hours';
import { notificationRoutes } from '@annals/contracts/features/notifications/routes';
import {
  choicesOf,
  notificationsOf,
  quietHoursOf,
  unreadCountOf,
} from '@annals/projections/features/notifications/queries';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { notificationSourceFinder } from './notification-sources';
import { choiceOf, inbox } from './inbox-decider';

export const notificationHandlers = (services: Services) => {
  const { readModels, dispatch } = services;
  const deskOf = notificationSourceFinder(services);
  return routeHandlers(notificationRoutes, {
    list: ({ reader, query }) => notificationsOf(readModels, reader.id, query),
    unread: async ({ reader }) => ({ count: await unreadCountOf(readModels, reader.id) }),
    choices: async ({ reader }) => {
      const choices = await choicesOf(readModels, reader.id);
      return noticeKindsReaching(reader.role).map((kind) => ({ kind, ...choiceOf({ choices }, kind) }));
    },
    quietHours: async ({ reader }) => {
      const { quietHours, timeZone } = await quietHoursOf(readModels, reader.id);
      return {
        ...(quietHours ?? USUAL_QUIET_HOURS),
        timeZone: timeZone ?? services.timeZone,
        isOwnTimeZone: timeZone !== null,
      };
    },
    setQuietHours: ({ reader, body, origin }) =>
      dispatch(inbox, reader.id, { type: 'SetQuietHours', personId: reader.id, ...body }, origin),
    markRead: async ({ reader, params: { notificationId }, origin }) =>
      (await deskOf(reader.id, notificationId)).markRead(reader.id, notificationId, origin),
    dismiss: async ({ reader, params: { notificationId }, origin }) =>
      (await deskOf(reader.id, notificationId)).dismiss(reader.id, notificationId, origin),
    markAllRead: ({ reader, body, origin }) =>
      dispatch(inbox, reader.id, { type: 'MarkAllRead', personId: reader.id, ...body }, origin),
    choose: ({ reader, body, origin }) =>
      dispatch(inbox, reader.id, { type: 'ChooseNotifications', personId: reader.id, ...body }, origin),
  });
};
