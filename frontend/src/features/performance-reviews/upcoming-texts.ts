import { t, translated } from '@annals/contracts/kernel/text';

/** The card of the dashboard. */
export const upcomingTexts = translated({
  title: 'Upcoming Reviews',
  all: 'All reviews',
  loading: 'Loading reviews...',
  failed: 'The reviews could not be loaded',
  empty: 'No upcoming reviews',
  label: (id: string) => t('Review {number}', { number: id.slice(0, 8) }),
});
