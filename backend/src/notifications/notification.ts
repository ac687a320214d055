import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  NotificationRead,
  type NewNotificationEvent,
  type NotificationEvent,
} from '@annals/contracts/notifications/events';
import { decider } from '../kernel/decider';

interface MarkRead {
  type: 'MarkRead';
  notificationId: string;
  personId: PersonId;
}

/** A notification comes to be when something happens to its person; all that can be done with it is to read it. */
export const notification = decider<{ read: boolean }, MarkRead, NotificationEvent, NewNotificationEvent>({
  category: 'notification',
  initial: { read: false },
  evolve: { NotificationRead: () => ({ read: true }) },
  decide: {
    MarkRead: ({ notificationId, personId }, { read }) =>
      read ? [] : [NotificationRead.of({ notificationId, personId })],
  },
});
