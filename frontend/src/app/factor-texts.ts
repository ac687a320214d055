import { t, translated } from '@annals/contracts/kernel/text';

/** The words to somebody who has to set up a second factor. */
export const gateTexts = translated({
  title: 'Set up a second factor first',
  sentence:
    'Your organization requires a passkey or an authenticator app for your role. Everything else waits until you have one.',
  done: 'That is it. Keep your recovery codes before you go on.',
  go: 'Continue to Annals',
  signOut: 'Sign out',
  reminder: (day: string) => t('Your role needs a second factor by {day}.', { day }),
  setUp: 'Set it up now',
});
