import type { MeetingEvent } from '@annals/contracts/meetings/events';
import type { NotificationEvent } from '@annals/contracts/notifications/events';
import type { NotificationRow } from '@annals/contracts/notifications/views';
import { projection } from '../kernel/projection';

type NotifyingEvent = MeetingEvent | NotificationEvent;

/** What each person has been told, in facts; the words are made when it is read. */
export const notifications = projection<NotificationRow, NotifyingEvent>({
  name: 'notifications',
  version: 1,
  columns: {
    id: 'text',
    personId: 'uuid',
    kind: 'text',
    meetingId: 'uuid',
    scheduledAt: 'timestamptz?',
    isRead: 'boolean',
    createdAt: 'timestamptz',
  },
  indexes: { latestOfPerson: ['personId', 'createdAt desc', 'id desc'] },
  tags: ['Notifications'],
  concerns: (row) => [row.personId],
  key: (event) => {
    if (event.type === 'NotificationRead') return event.data.notificationId;
    return recipientsOf(event).map((personId) => `${event.id}:${personId}`);
  },
  evolve: {
    MeetingScheduled: (_, event, key) => told(event, key, 'meeting_scheduled', event.data.scheduledAt),
    MeetingRescheduled: (_, event, key) => told(event, key, 'meeting_rescheduled', event.data.scheduledAt),
    MeetingCancelled: (_, event, key) => told(event, key, 'meeting_cancelled', null),
    MeetingReminderSent: (_, event, key) => told(event, key, 'meeting_reminder', event.data.scheduledAt),
    NotificationRead: (row) => row && { ...row, isRead: true },
  },
});

/** Who is told of an event: of a reminder both; otherwise the employee, unless they did it themself. */
function recipientsOf(event: MeetingEvent): readonly string[] {
  switch (event.type) {
    case 'MeetingReminderSent':
      return event.data.recipientIds;
    case 'MeetingScheduled':
    case 'MeetingRescheduled':
    case 'MeetingCancelled':
      return event.metadata.actorId === event.data.employeeId ? [] : [event.data.employeeId];
    default:
      return [];
  }
}

function told(
  event: MeetingEvent,
  key: string,
  kind: NotificationRow['kind'],
  scheduledAt: string | null,
): NotificationRow {
  const personId = recipientsOf(event).find((recipient) => key.endsWith(recipient));
  if (!personId) throw new Error(`${key} names nobody who is told of ${event.type}`);
  return {
    id: key,
    personId: personId as NotificationRow['personId'],
    kind,
    meetingId: event.data.meetingId,
    scheduledAt,
    isRead: false,
    createdAt: event.metadata.occurredAt,
  };
}
