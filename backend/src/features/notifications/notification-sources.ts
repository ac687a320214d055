import type { PersonId } from '@annals/contracts/kernel/ids';
import { msg } from '@annals/contracts/kernel/text';
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
  const sources = [
    ordinaryNotifications(services),
    ...services.features.notificationSources.map((source) => source(services)),
  ];
  return async (personId: PersonId, id: string): Promise<NotificationSource> => {
    for (const source of sources) if (await source.has(personId, id)) return source;
    throw new NotFound(msg('This notification'));
  };
}
