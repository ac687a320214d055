import { t, translated } from '@annals/contracts/kernel/text';

/** The words of Settings about the second factor. */
export const texts = translated({
  title: 'Passkeys and second factor',
  app: 'Authenticator app',
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
  removeTitle: 'Remove the authenticator app?',
  removeSentence: 'Its codes stop working. Recovery codes stop working when nothing else is left.',
  removing: 'Removing...',
  removeFailed: 'The authenticator app was not removed',
  removed: 'Authenticator app removed',
  codes: 'Recovery codes',
  renewTitle: 'Make new recovery codes?',
  renewSentence: 'The earlier ones stop working.',
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
  usePasskey: 'Use a passkey',
  atProvider:
    'You have no password here: sign in at your identity provider once more. Then do again what you were about to do; it counts for five minutes.',
  signInWith: (name: string) => t('Sign in with {name}', { name }),
});

/** The words about passkeys. */
export const passkeyTexts = translated({
  title: 'Passkeys',
  lead: 'A passkey signs you in with your finger, your face or the PIN of your device, in the place of your password. It works at no other site, so nobody can talk you out of it.',
  leadWithoutPassword:
    'You sign in with your identity provider. A passkey confirms what asks for it here, with your finger, your face or the PIN of your device.',
  notHere: 'This browser cannot use passkeys at this address.',
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addSentence:
    'Your browser then asks where to keep it: on this device, on your telephone or on a security key.',
  name: 'Name',
  nameHelp: 'By which you find it here, such as “Office laptop”.',
  go: 'Continue',
  going: 'Waiting for your browser...',
  cancel: 'Cancel',
  addFailed: 'No passkey was added',
  added: 'Passkey added',
  addedOn: (day: string) => t('Added {day}', { day }),
  usedOn: (day: string) => t('last used {day}', { day }),
  neverUsed: 'not used yet',
  synced: 'on several devices',
  onlyAt: (host: string) => t('works at {host} alone', { host }),
  remove: 'Remove',
  removeNamed: (name: string) => t('Remove the passkey {name}', { name }),
  removeTitle: (name: string) => t('Remove the passkey {name}?', { name }),
  removeSentence: 'It no longer signs you in. Your device may still offer it: remove it there, too.',
  removeFailed: 'The passkey was not removed',
  removed: 'Passkey removed',
});
