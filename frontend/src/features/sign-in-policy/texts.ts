import { t, translated } from '@annals/contracts/kernel/text';

/** What both cards say. */
export const texts = translated({
  loading: 'Loading how people sign in...',
  failed: 'How people sign in could not be loaded',
  reason: 'Reason',
  reasonHelp: 'It is in the log; it may be left out.',
});

/** The words about whether anybody signs in with a password. */
export const passwordTexts = translated({
  title: 'Passwords',
  areOn: 'Switched on',
  areOff: 'Switched off',
  lead: 'People can sign in with a password. When an identity provider works and an account for emergencies is sealed, passwords can be switched off altogether.',
  leadOff:
    'Nobody signs in with a password: people come by an identity provider, or with a passkey. Links to choose a password do not work.',
  ready: (count: number) => t('Accounts for emergencies that are sealed and ready: {count}.', { count }),
  failed: 'Not switched',
  off: {
    label: 'Switch off',
    title: 'Switch passwords off?',
    sentence:
      'From then on nobody signs in with a password, confirms with one or gets a link to choose one. Sessions that began with one go on until their limits. The provider is asked now whether it works.',
    confirm: 'Switch off',
    done: 'Passwords are switched off',
  },
  on: {
    label: 'Switch on',
    title: 'Switch passwords on?',
    sentence: 'Everybody who has a password can sign in with it again.',
    confirm: 'Switch on',
    done: 'Passwords are switched on',
  },
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

/** The words about failed sign-ins. */
export const failureTexts = translated({
  title: 'Failed sign-ins',
  lead: 'Each is a row of failures with one account: the 5th, 50th or 500th in a row. Whose account it was is in the log, for auditors.',
  finding: (count: number) => t('Rows of failures in these weeks: {count}', { count }),
  week: 'Week of',
  passwords: 'Passwords',
  codes: 'Codes of second factors',
  unit: 'rows of failures',
  loading: 'Loading failed sign-ins...',
  failed: 'Failed sign-ins could not be loaded',
});
