import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the org chart. */
export const texts = translated({
  subtitle: 'Who works here and who reports to whom',
  title: 'Org chart',
  loading: 'Loading people...',
  failed: 'The org chart could not be loaded',
  empty: 'Nobody here yet',
  emptySentence: 'People appear here as soon as an administrator has hired them.',
  you: 'You',
  reports: (count: number) => t('{count, plural, one {# report} other {# reports}}', { count }),
  show: (name: string) => t('Show who reports to {name}', { name }),
});
