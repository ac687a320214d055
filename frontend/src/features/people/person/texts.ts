import { t, translated } from '@annals/contracts/kernel/text';

/** The words of a person's page. */
export const texts = translated({
  back: 'Org Chart',
  loading: 'Loading this person...',
  failed: 'This person could not be loaded',
  notFoundTitle: 'This person was not found',
  notFoundSentence: 'The link may be old or incomplete.',
  reportsTo: 'Reports to',
  nobodyAbove: 'At the top of the organization',
  left: 'No longer works here',
  until: (day: string) => t('Last day {day}', { day }),
  since: (day: string) => t('Here since {day}', { day }),
  schedule: 'Schedule 1:1',
  administer: 'Administer',
  reportsTitle: 'Direct reports',
  reportsLoading: 'Loading reports...',
  reportsFailed: 'The reports could not be loaded',
  restricted: 'What is between this person and those who lead them is not shown here.',
});
