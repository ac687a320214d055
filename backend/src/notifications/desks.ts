import type { PersonId } from '@annals/contracts/kernel/ids';
import { notificationOf } from '@annals/projections/notifications/queries';
import { NotFound } from '../kernel/domain-error';
import type { Services } from '../services';
import { skipLevelReminderDesk } from '../skip-level/reminder-desk';
import { notification } from './notification';
import type { NotificationDesk } from './notification-desk';

/** What every feature tells people through the notifications read model. */
function ordinaryNotifications({ readModels, dispatch }: Services): NotificationDesk {
  return {
    has: async (personId, id) => (await notificationOf(readModels, personId, id)) !== undefined,
    markRead: (personId, id, origin) =>
      dispatch(notification, id, { type: 'MarkRead', notificationId: id, personId }, origin),
    dismiss: (personId, id, origin) =>
      dispatch(notification, id, { type: 'Dismiss', notificationId: id, personId }, origin),
  };
}

/** Every desk there is. A feature with notifications of its own, read and put away at the same addresses, adds its line here. */
function desksOf(services: Services): readonly NotificationDesk[] {
  return [ordinaryNotifications(services), skipLevelReminderDesk(services)];
}

/** Finds who answers for a person's notification. @throws NotFound when nobody does, or it is someone else's */
export function deskFinder(services: Services) {
  const desks = desksOf(services);
  return async (personId: PersonId, id: string): Promise<NotificationDesk> => {
    for (const desk of desks) if (await desk.has(personId, id)) return desk;
    throw new NotFound('This notification');
  };
}
