import { t, translated } from '@annals/contracts/kernel/text';

/** The words of attributed pulse checks. */
export const announcementTexts = translated({
  title: 'Attributed pulse checks',
  lead: 'Pulse checks come without names. An administrator can announce, before a week begins, that those of that week are attributed: everybody who answers is told first, and their own manager sees their name beside the answers. No other colleague or administrator does, and no other week changes.',
  loading: 'Loading the announcements...',
  failed: 'The announcements could not be loaded',
  empty: 'No week was announced as attributed.',
  announce: 'Announce a week',
  week: (day: string) => t('Week of {day}', { day }),
  by: (name: string | null, day: string) =>
    name === null
      ? t('Announced by a former colleague on {day}', { day })
      : t('Announced by {name} on {day}', { name, day }),
  withdrawn: 'Withdrawn',
  times: { past: 'Over', now: 'This week', ahead: 'Coming' },
  withdraw: 'Withdraw',
  withdrawOf: (day: string) => t('Withdraw the announcement for the week of {day}', { day }),
  withdrawDone: 'Announcement withdrawn',
  withdrawFailed: 'The announcement was not withdrawn',
  noticeNow: 'This week’s pulse checks are attributed',
  noticeAhead: (day: string) => t('The pulse checks of the week of {day} are attributed', { day }),
  noticeEmployee:
    'Your manager sees your name beside your answers of that week. No other colleague or administrator does; an auditor could, with a stated reason, of which you would be told.',
  noticeManager:
    'Everyone who answers is told that you see their names beside the answers of that week. No other colleague or administrator does.',
  why: (reason: string) => t('Reason: {reason}', { reason }),
  agree: 'You submit with your name. If you do not want that, leave this week out.',
  attributed: 'Attributed',
});

/** The words of the form that announces a week. */
export const announceFormTexts = translated({
  title: 'Announce attributed pulse checks',
  week: 'Week',
  weekHelp: 'Only weeks that have not begun: nobody is told afterwards.',
  reason: 'Reason',
  reasonHelp: 'Everybody who is asked reads it over the form.',
  cancel: 'Cancel',
  submit: 'Announce',
  submitting: 'Announcing...',
  done: 'Week announced',
  failed: 'The week was not announced',
});
