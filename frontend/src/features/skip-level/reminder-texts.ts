import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the reminder dialog. Toasts and actions are the specification's. */
export const reminderTexts = translated({
  title: (count: number) =>
    t('{count, plural, one {Skip-level meeting} other {Skip-level meetings}} ahead', { count }),
  lead: 'A senior leader would like to hear from you. A briefing helps you to make the most of the time.',
  inDays: (days: number) => t('in {days, plural, one {# day} other {# days}}', { days }),
  generate: 'Generate Briefing',
  view: 'View in Calendar',
  dismiss: 'Dismiss',
  dismissed: 'Notification dismissed',
  dismissedMore: 'You can view skip-level meetings in your calendar.',
  failedRead: 'Failed to mark as read',
  failedDismiss: 'Failed to dismiss notification',
});

/** What is said of a briefing that was asked for. */
export const prepareTexts = translated({
  done: 'Meeting preparation started',
  doneSentence: 'ALEX is generating your briefing materials.',
  failed: 'Failed to schedule preparation',
});
