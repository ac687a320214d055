import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  NotificationDismissed,
  NotificationRead,
  type NewNotificationEvent,
  type NotificationEvent,
} from '@annals/contracts/features/notifications/events';
import { decider } from '../../platform/commands/decider';

interface OfNotification {
  notificationId: string;
  personId: PersonId;
}

type NotificationCommand = ({ type: 'MarkRead' } | { type: 'Dismiss' }) & OfNotification;

interface NotificationState {
  readonly read: boolean;
  readonly dismissed: boolean;
}

/** A notification comes to be when something happens to its person; all that can be done with it is to read it and to put it away. */
export const notification = decider<
  NotificationState,
  NotificationCommand,
  NotificationEvent,
  NewNotificationEvent
>({
  category: 'notification',
  initial: { read: false, dismissed: false },
  evolve: {
    NotificationRead: (state) => ({ ...state, read: true }),
    NotificationDismissed: (state) => ({ ...state, dismissed: true }),
  },
  decide: {
    MarkRead: ({ notificationId, personId }, { read, dismissed }) =>
      read || dismissed ? [] : [NotificationRead.of({ notificationId, personId })],
    Dismiss: ({ notificationId, personId }, { dismissed }) =>
      dismissed ? [] : [NotificationDismissed.of({ notificationId, personId })],
  },
});
