import { t, translated } from '@annals/contracts/kernel/text';
import type { CalendarFeedKind } from '@annals/contracts/features/calendar-feeds/constants';

/** The words of the calendar feeds. */
export const feedTexts = translated({
  title: 'Calendar feed',
  sentence:
    'A secret address under which your calendar application (Google Calendar, Outlook, Apple Calendar and others) finds what is in Annals and keeps it up to date.',
  choose: 'What to subscribe to',
  open: 'Create address',
  opening: 'Creating...',
  openFailed: 'The address was not created',
  newTitle: 'Your new address',
  newSentence:
    'Copy it now: it is shown only this once. Anybody who has it can read this calendar, so keep it to yourself and revoke it if it gets out. A new password ends it.',
  copy: 'Copy',
  copied: 'Address copied',
  copyFailed: 'The address was not copied. Select it and copy it by hand.',
  done: 'Done',
  loading: 'Loading your calendar feeds...',
  failed: 'Your calendar feeds could not be loaded',
  emptyTitle: 'No Calendar Feeds',
  empty: 'Create an address to see time off and 1:1s in your own calendar.',
  created: (when: string) => t('Created {when}', { when }),
  used: (when: string) => t('last read {when}', { when }),
  neverUsed: 'not read yet',
  revoke: 'Revoke',
  revokeNamed: (what: string, when: string) => t('Revoke the feed of {what}, created {when}', { what, when }),
  revokeQuestion: 'Revoke this address?',
  revokeSentence: (what: string, created: string) =>
    t(
      'Calendars that subscribed to {what}, created {created}, find nothing there any more. A new address can be created at any time.',
      { what, created },
    ),
  revoked: 'Address revoked',
  revokeFailed: 'The address was not revoked',
});

export const FEED_LABELS: Readonly<Record<CalendarFeedKind, string>> = translated({
  'time-off': 'Time off of your team',
  meetings: 'Your 1:1 meetings',
});
