import { t, translated } from '@annals/contracts/kernel/text';
/** The words of the bell and of the notification centre. */
export const texts = translated({
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, some unread',
  unread: 'Unread',
  loading: 'Loading notifications...',
  failed: 'Notifications could not be loaded',
  empty: 'Nothing new',
  emptySentence: 'Your notifications will appear here.',
  emptyUnread: 'All read',
  emptyUnreadSentence: 'You have read everything.',
  markReadFailed: 'Failed to mark as read',
  showAll: 'See all notifications',
  subtitle: 'Newest first',
  which: 'Which notifications',
  all: 'All',
  onlyUnread: 'Unread only',
  markAllRead: 'Mark all as read',
  allRead: 'All notifications are read',
  markRead: 'Mark as read',
  dismiss: 'Dismiss',
  dismissed: 'Notification dismissed',
  dismissFailed: 'Failed to dismiss notification',
  open: 'Open',
  settings: 'Notification preferences',
  today: 'Today',
  yesterday: 'Yesterday',
  error: 'Error',
});

/** What becomes of several at once. */
export const bulkTexts = translated({
  markRead: {
    label: 'Mark selected as read',
    confirm: 'Mark as read',
    title: (count: number) =>
      t('Mark {count, plural, one {# notification} other {# notifications}} as read?', { count }),
    sentence: 'They stay in the list.',
    done: (count: number) =>
      t('{count, plural, one {# notification is} other {# notifications are}} read', { count }),
  },
  dismiss: {
    label: 'Dismiss selected',
    confirm: 'Dismiss',
    title: (count: number) =>
      t('Dismiss {count, plural, one {# notification} other {# notifications}}?', { count }),
    sentence: 'They leave the list. What they are about stays as it is.',
    done: (count: number) =>
      t('{count, plural, one {# notification} other {# notifications}} dismissed', { count }),
  },
});
