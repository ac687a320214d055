/** The bell's words. */
export const texts = {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, some unread',
  unread: 'Unread',
  loading: 'Loading notifications...',
  failed: 'Notifications could not be loaded',
  empty: 'Nothing new',
  emptySentence: 'What concerns you will be told here.',
  markReadFailed: 'Failed to mark as read',
} as const;
