import { t, translated } from '@annals/contracts/kernel/text';

/** The words of Settings about the second factor. */
export const texts = translated({
  title: 'Second factor',
  loading: 'Loading your second factor...',
  failed: 'Your second factor could not be loaded',
  lead: 'With an authenticator app on your telephone, signing in asks for a code as well: a password that became known opens nothing.',
  enrolledSince: (day: string) =>
    t('Set up since {day}. Signing in with your password asks for a code.', { day }),
  codesLeft: (count: number) =>
    t(
      '{count, plural, =0 {No recovery code is left.} one {# recovery code is left.} other {# recovery codes are left.}}',
      {
        count,
      },
    ),
  setUp: 'Set up',
  remove: 'Remove',
  renew: 'New recovery codes',
  setUpTitle: 'Set up an authenticator app',
  cancel: 'Cancel',
  beginFailed: 'It was not begun',
  scan: 'Scan this with your authenticator app, or enter the key there. Then enter the code that the app shows.',
  qrCode: 'QR code for the authenticator app',
  key: 'Key',
  code: 'Code',
  codeHelp: 'The six digits of your authenticator app, or a recovery code.',
  firstCodeHelp: 'The six digits that your authenticator app shows.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  confirmFailed: 'The app was not set up',
  removeTitle: 'Remove the second factor?',
  removeSentence: 'Signing in then asks for your password alone, and your recovery codes stop working.',
  removing: 'Removing...',
  removeFailed: 'The second factor was not removed',
  removed: 'Second factor removed',
  renewTitle: 'Make new recovery codes?',
  renewSentence: 'The earlier ones stop working.',
  renewing: 'Making them...',
  renewFailed: 'No new codes were made',
  codesTitle: 'Your recovery codes',
  codesSentence:
    'Each of them signs you in once, in the place of your app. They are shown only now: keep them where you find them without your telephone.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  done: 'Done',
});

/** The words of the dialog that asks once more who somebody is. */
export const stepUpTexts = translated({
  title: 'Confirm that it is you',
  sentence: 'What you are about to do asks for it. It counts for five minutes.',
  loading: 'Loading how you can confirm it...',
  offerFailed: 'How you can confirm it could not be loaded',
  code: 'Code',
  codeHelp: 'The six digits of your authenticator app, or a recovery code.',
  submit: 'Confirm',
  submitting: 'Confirming...',
  cancel: 'Cancel',
  failed: 'Not confirmed',
  atProvider:
    'You have no password here: sign in at your identity provider once more. Then do again what you were about to do; it counts for five minutes.',
  signInWith: (name: string) => t('Sign in with {name}', { name }),
});
