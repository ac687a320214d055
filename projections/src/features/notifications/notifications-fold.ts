import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { NotificationEmailEvent } from '@annals/contracts/features/notifications/email-events';
import type { NotificationEvent } from '@annals/contracts/features/notifications/events';
import { notificationRow, type NotificationRow } from '@annals/contracts/features/notifications/views';
import { notificationId, type Notices } from '../../engine/notices';
import { projection, type Projection } from '../../engine/projection';

/** What becomes of a notification once it is there. */
const handled = {
  NotificationRead: (row: NotificationRow | null) => row && { ...row, isRead: true },
  NotificationDismissed: (row: NotificationRow | null) => row && { ...row, isRead: true, dismissed: true },
  NotificationEmailStarted: (row: NotificationRow | null) => emailed(row, 'started'),
  NotificationEmailSent: (row: NotificationRow | null) => emailed(row, 'sent'),
  NotificationEmailFailed: (row: NotificationRow | null, event: RecordedEvent) =>
    emailed(row, (event as EmailFailed).data.final ? 'refused' : 'failed'),
};

type EmailFailed = Extract<NotificationEmailEvent, { type: 'NotificationEmailFailed' }>;

function emailed(row: NotificationRow | null, email: NotificationRow['email']): NotificationRow | null {
  return row && { ...row, email };
}

/** What each person has been told, in facts; the words are made when it is read. @param notices what every feature tells people */
export function notificationsOf(notices: Notices): Projection {
  const told = (_: NotificationRow | null, event: RecordedEvent, key: string) => toldOf(notices, event, key);
  return projection<NotificationRow, RecordedEvent>({
    name: 'notifications',
    version: 5,
    row: notificationRow,
    sqlTypes: { kind: 'text' },
    indexes: {
      latestOfPerson: ['personId', 'createdAt desc', 'id desc'],
      emailsDue: ['createdAt', 'id'],
    },
    tags: ['Notifications'],
    concerns: (row) => [row.personId],
    key: (event) =>
      event.type in handled
        ? (event as NotificationEvent | NotificationEmailEvent).data.notificationId
        : notices.of(event).map((notice) => notificationId(event, notice)),
    evolve: { ...Object.fromEntries(notices.eventTypes.map((type) => [type, told])), ...handled },
  });
}

function toldOf(notices: Notices, event: RecordedEvent, key: string): NotificationRow {
  const notice = notices.of(event).find((candidate) => notificationId(event, candidate) === key);
  if (!notice) throw new Error(`${key} names nobody who is told of ${event.type}`);
  return {
    id: key,
    personId: notice.personId,
    kind: notice.kind,
    path: notice.path,
    aboutId: notice.aboutId ?? null,
    facts: notice.facts,
    isRead: false,
    dismissed: false,
    email: null,
    createdAt: event.metadata.occurredAt,
  };
}
