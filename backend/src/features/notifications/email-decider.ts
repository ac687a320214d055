import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  NotificationEmailFailed,
  NotificationEmailSent,
  NotificationEmailStarted,
  type NewNotificationEmailEvent,
  type NotificationEmailEvent,
} from '@annals/contracts/features/notifications/email-events';
import { t } from '@annals/contracts/kernel/text';
import { decider } from '../../platform/commands/decider';
import { DomainError } from '../../platform/commands/domain-error';

/** Somebody else is sending this e-mail, or has sent it. */
export class EmailTaken extends DomainError {
  readonly code = 'notifications.email-taken';
  constructor() {
    super(t('This e-mail is being sent already, or was sent.'));
  }
}

interface OfEmail {
  notificationId: string;
  personId: PersonId;
}

type EmailCommand =
  | ({ type: 'StartEmail' } & OfEmail)
  | ({ type: 'RecordEmailSent' } & OfEmail)
  | ({ type: 'RecordEmailFailed'; code: string; final: boolean } & OfEmail);

type EmailState = 'untried' | 'started' | 'sent' | 'failed' | 'refused';

/**
 * One e-mail of a notification, sent at most once: a sender starts it first, and only one of several senders can.
 * A process that dies between handing the mail over and recording the outcome leaves it started. Whether the server took it is then
 * unknown, and it is not tried again: twice would be noise, and the notification itself is in the app either way.
 */
export const notificationEmail = decider<
  EmailState,
  EmailCommand,
  NotificationEmailEvent,
  NewNotificationEmailEvent
>({
  category: 'notificationEmail',
  initial: 'untried',
  evolve: {
    NotificationEmailStarted: () => 'started',
    NotificationEmailSent: () => 'sent',
    NotificationEmailFailed: (_, { data }) => (data.final ? 'refused' : 'failed'),
  },
  decide: {
    StartEmail: ({ notificationId, personId }, state) => {
      if (state !== 'untried' && state !== 'failed') throw new EmailTaken();
      return [NotificationEmailStarted.of({ notificationId, personId })];
    },
    RecordEmailSent: ({ notificationId, personId }, state) =>
      state === 'started' ? [NotificationEmailSent.of({ notificationId, personId })] : [],
    RecordEmailFailed: ({ notificationId, personId, code, final }, state) =>
      state === 'started' ? [NotificationEmailFailed.of({ notificationId, personId, code, final })] : [],
  },
});
