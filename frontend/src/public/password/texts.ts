import { t, translated } from '@annals/contracts/kernel/text';
import { PASSWORD_MINIMUM } from '@annals/contracts/features/accounts/self-service';

/** The words around a forgotten password. */
export const forgotTexts = translated({
  title: 'Forgot your password?',
  lead: 'Enter the email you sign in with. A link to set a new password will be sent to it.',
  email: 'Email',
  submit: 'Send the link',
  submitting: 'Sending...',
  back: 'Back to sign in',
  failed: 'The link could not be asked for',
});

export const resetTexts = translated({
  title: 'Set a new password',
  lead: 'It takes the place of the old one, and signs you out everywhere.',
  newPassword: 'New password',
  repeated: 'New password, once more',
  submit: 'Set the password',
  submitting: 'Setting...',
  failed: 'The password could not be set',
  noToken: 'This link is not complete. Open it from the e-mail, or ask for a new one.',
  askAgain: 'Ask for a new link',
  signIn: 'Sign in',
});

export const welcomeTexts = translated({
  title: 'Welcome to Annals',
  lead: 'Choose a password, and you are in.',
  leadByProvider: (email: string) =>
    t(
      'This invitation is for {email}. Sign in by your identity provider: from then on it opens your account.',
      {
        email,
      },
    ),
  beginWith: (name: string) => t('Sign in with {name}', { name }),
  failedByProvider: 'The provider could not be asked',
  noProvider: 'No identity provider is switched on. Ask your administrator.',
  checking: 'Looking at your invitation...',
  email: 'Email',
  password: 'Password',
  get passwordHelp() {
    return t('At least {least} characters, and none of those that everybody uses.', {
      least: PASSWORD_MINIMUM,
    });
  },
  repeated: 'Password, once more',
  submit: 'Choose password and sign in',
  submitting: 'Signing in...',
  failed: 'The password could not be chosen',
  goneTitle: 'This invitation does not work',
  goneLead: 'An invitation works once and for seven days. A newer one takes the place of an earlier one.',
  noToken: 'This link is not complete. Open it from the e-mail again.',
  retry: 'Try again',
  signIn: 'I have a password: sign in',
});
