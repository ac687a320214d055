import { t, translated } from '@annals/contracts/kernel/text';

/** What both cards say. */
export const texts = translated({
  loading: 'Loading how people sign in...',
  failed: 'How people sign in could not be loaded',
  reason: 'Reason',
  reasonHelp: 'It is in the log; it may be left out.',
});

/** The words about who has to have a second factor. */
export const factorTexts = translated({
  title: 'Required second factors',
  lead: 'Who signs in with a password and has one of these roles needs a passkey or an authenticator app. They are asked for it after signing in, and can do nothing else when the days are over. People who sign in by a provider are asked there.',
  roles: 'Roles',
  coverage: (have: number, people: number) =>
    t('With a password: {people}. With a second factor: {have}.', { have, people }),
  graceDays: 'Days of grace',
  graceDaysHelp: 'From the first visit on. With 0, everything waits until they have set one up.',
  submit: 'Save',
  submitting: 'Saving...',
  failed: 'Not saved',
  done: 'Second factors decided',
});

/** The words about how long sessions last. */
export const limitTexts = translated({
  title: 'Sessions',
  lead: 'When one ends, its person signs in again.',
  idleMinutes: 'Minutes without a request',
  idleMinutesHelp: (most: number) => t('At most {most}.', { most }),
  longestDays: 'Days at most',
  longestDaysHelp: (most: number) =>
    t(
      'However much it is used. The server allows {most, plural, one {# day} other {# days}}, whatever is entered here.',
      {
        most,
      },
    ),
  submit: 'Save',
  submitting: 'Saving...',
  failed: 'Not saved',
  done: 'Sessions decided',
});
