import type { InboxEvent } from '@annals/contracts/features/notifications/inbox-events';
import { inboxRow, type InboxRow } from '@annals/contracts/features/notifications/views';
import { projection } from '../../engine/projection';

/** What each person chose, and up to when they marked everything as read. Queries of notifications join it: nothing is copied into their rows. */
export const inboxes = projection<InboxRow, InboxEvent>({
  name: 'inboxes',
  version: 2,
  row: inboxRow,
  indexes: {},
  tags: ['Notifications'],
  concerns: (row) => [row.id],
  key: (event) => event.data.personId,
  evolve: {
    NotificationsRead: (row, { data }) => ({ ...(row ?? empty(data.personId)), readUntil: data.until }),
    QuietHoursSet: (row, { data: { personId, ...quietHours } }) => ({
      ...(row ?? empty(personId)),
      quietHours,
    }),
    NotificationChoiceSet: (row, { data: { personId, kind, app, email } }) => {
      const inbox = row ?? empty(personId);
      return { ...inbox, choices: { ...inbox.choices, [kind]: { app, email } } };
    },
  },
});

function empty(id: InboxRow['id']): InboxRow {
  return { id, readUntil: null, choices: {}, quietHours: null };
}
