import { t, translated } from '@annals/contracts/kernel/text';
import type { Celebration } from '@annals/contracts/features/celebrations/constants';

/** The words of quiet hours. */
export const quietTexts = translated({
  title: 'Quiet hours',
  loading: 'Loading your quiet hours...',
  loadFailed: 'Your quiet hours could not be loaded',
  sentence:
    'E-mails that fall into these hours are held back and sent once when they end. In the app you are told at once. A new password and an invitation are never held back.',
  on: 'Hold e-mails back in quiet hours',
  from: 'From',
  until: 'Until',
  weekends: 'And all of Saturday and Sunday',
  zone: (timeZone: string, isOwn: boolean) =>
    isOwn
      ? t('On the clock of your time zone, {timeZone}.', { timeZone })
      : t('On the clock of the organization, {timeZone}: you have not chosen a time zone.', { timeZone }),
  changeZone: 'Choose your time zone',
  save: 'Save quiet hours',
  saving: 'Saving...',
  done: 'Quiet hours saved',
  failed: 'Failed to save your quiet hours',
});

/** The words of celebrations. */
export const celebrationTexts = translated({
  title: 'Celebrations',
  loading: 'Loading your celebrations...',
  failed: 'Your celebrations could not be loaded',
  saveFailed: 'Failed to save your choice',
  sentence: 'Choose which of your occasions are celebrated. Nobody is notified of events you turn off.',
  occasions: {
    work_anniversary: {
      label: 'Work anniversaries',
      help: 'You and your manager are told on the day.',
    },
    tier_reached: {
      label: 'Reward tiers',
      help: 'Your manager is told when you reach one.',
    },
  },
} satisfies { occasions: Record<Celebration, { label: string; help: string }> } & Record<string, unknown>);
