import { t, translated } from '@annals/contracts/kernel/text';
/** The words of the team's calendar. */
export const calendarTexts = translated({
  label: 'Time off of your team',
  failed: 'The calendar could not be loaded',
  loading: 'Loading the calendar...',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  more: (count: number) => t('{count} more', { count }),
  away: (count: number) => (count === 0 ? t('nobody away') : t('{count} away', { count })),
  nobody: 'Nobody of your team is away.',
  others: (month: string, besides: boolean) =>
    besides ? t('Others away in {month}', { month }) : t('Away in {month}', { month }),
  pending: 'Not yet approved',
  awayAlone: 'Away',
  subscribe: 'Subscribe from your calendar',
  holidays: (name: string) =>
    t('Public holidays shown: {name}; who is away is counted by their own.', { name }),
  hint: 'Your manager, the people who report to you and those who share your manager. What for is shown to the person and to those who decide; auditors find it in the log.',
});
