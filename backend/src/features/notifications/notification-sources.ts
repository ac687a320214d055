import type { PersonId } from '@annals/contracts/kernel/ids';
import { notificationOf } from '@annals/projections/features/notifications/queries';
import { NotFound } from '../../platform/commands/domain-error';
import type { Services } from '../../platform/services/services';
import { notification } from './notification-decider';
import type {
  NotificationSourceContext,
  NotificationSource,
} from '../../platform/services/notification-source';

/** What every feature tells people through the notifications read model. */
function ordinaryNotifications({ readModels, dispatch }: NotificationSourceContext): NotificationSource {
  return {
    has: async (personId, id) => (await notificationOf(readModels, personId, id)) !== undefined,
    markRead: (personId, id, origin) =>
      dispatch(notification, id, { type: 'MarkRead', notificationId: id, personId }, origin),
    dismiss: (personId, id, origin) =>
      dispatch(notification, id, { type: 'Dismiss', notificationId: id, personId }, origin),
  };
}

/** Finds who answers for a person's notification. @throws NotFound when nobody does, or it is someone else's */
export function notificationSourceFinder(services: Services) {
  const desks = [
    ordinaryNotifications(services),
    ...services.features.notificationSources.map((desk) => desk(services)),
  ];
  return async (personId: PersonId, id: string): Promise<NotificationSource> => {
    for (const desk of desks) if (await desk.has(personId, id)) return desk;
    throw new NotFound('This notification');
  };
}
