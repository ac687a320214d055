import { t, translated } from '@annals/contracts/kernel/text';
import type { SignInRole } from '@annals/contracts/kernel/roles';

/** The sign-in screen's words. */
export const texts = translated({
  title: 'Sign in to Annals',
  lead: 'With the account your organization gave you.',
  leadWithout: 'Your organization signs in without passwords.',
  emergency: 'Emergency access',
  home: 'Annals, front page',
  role: 'Role',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot your password?',
  providers: 'Sign in by a provider',
  signInWith: (name: string) => t('Sign in with {name}', { name }),
  withPasskey: 'Sign in with a passkey',
  usePasskey: 'Use a passkey',
  code: 'Code',
  codeHelp: 'The six digits of your authenticator app, or a recovery code.',
  again: 'Back to the password',
  submit: 'Sign In',
  submitting: 'Signing In...',
  demoTitle: 'Demo accounts',
  demoLead: 'This installation runs the demo company. Choose one to fill the form.',
  demoPassword: (password: string) => t('Password: {password}', { password }),
  welcome: 'Login Successful',
  welcomeAs: (roleLabel: string) => t('You are logged in as {roleLabel}.', { roleLabel }),
  failed: 'Login Failed',
  failedFallback: 'Invalid credentials. Please try again.',
});

/** What each choice of the role selector is for. */
export const ROLE_DESCRIPTIONS: Readonly<Record<SignInRole, string>> = translated({
  employee: 'Your own 1:1s, reviews, pulse checks, recognition and time off.',
  manager: 'Your team: 1:1s, reviews, wellbeing and approvals. For managers and leaders.',
  admin: 'The people directory, catalogues and operations; the event log for auditors.',
});
