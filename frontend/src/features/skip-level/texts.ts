import { t, translated } from '@annals/contracts/kernel/text';
import { scheduleTexts } from '../../conversations/texts';

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

/** The words of the list on the meetings screen. */
export const listTexts = translated({
  title: 'Skip-level meetings',
  schedule: 'Schedule skip-level meeting',
  loading: 'Loading skip-level meetings...',
  failed: 'The skip-level meetings could not be loaded',
  emptyTitle: 'No skip-level meetings yet',
  emptySentence: 'Hear from the people below your own reports, half an hour at a time.',
  betweenPeople: (leader: string, employee: string) => t('{leader} and {employee}', { leader, employee }),
  open: (name: string) => t('Open the skip-level meeting with {name}', { name }),
});

/** The words of the form that schedules one. */
export const formTexts = translated({
  ...scheduleTexts,
  title: 'Schedule skip-level meeting',
  searchHelp: 'One of the people below your own reports.',
  reportsTo: (manager: string) => t('Reports to {manager}', { manager }),
});

/** What is said of a briefing that was asked for. */
export const prepareTexts = translated({
  done: 'Meeting preparation started',
  doneSentence: 'ALEX is generating your briefing materials.',
  failed: 'Failed to schedule preparation',
});
