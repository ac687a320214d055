import { t, translated } from '@annals/contracts/kernel/text';
import { scheduleTexts } from '../../conversations/texts';

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
