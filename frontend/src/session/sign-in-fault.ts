import { SIGN_IN_FAULTS, type SignInFault } from '@annals/contracts/features/identity-providers/constants';
import { t, translated } from '@annals/contracts/kernel/text';

const SENTENCES: Readonly<Record<SignInFault, string>> = translated({
  off: 'This identity provider is not in use at the moment. Sign in in another way, or ask your administrator.',
  unreachable:
    'The identity provider did not answer. Please try again in a few minutes; if it goes on, tell your administrator.',
  misconfigured:
    'The identity provider is not set up completely. Your administrator finds what is missing with “Test connection”.',
  unsolicited:
    'This sign-in was not begun in this browser, took too long, or was used already. Please begin again.',
  declined: 'The sign-in was cancelled at the identity provider. You can begin again.',
  'provider-error': 'The identity provider refused with an error of its own. Tell your administrator.',
  'code-refused': 'The identity provider did not accept the sign-in any more. Please begin again.',
  clock: 'The clocks of the identity provider and of this server are too far apart. Tell your administrator.',
  'wrong-issuer':
    'The answer came from another organization or was meant for another application. Tell your administrator.',
  'not-valid': 'The answer of the identity provider could not be verified, so nobody was signed in.',
  'not-linked':
    'No account is linked with who you are at the identity provider. Sign in with your password and link it in Settings, or ask your administrator.',
  'address-not-verified':
    'The identity provider does not say that your address is verified. Sign in with your password and link your account in Settings.',
  'address-not-allowed':
    'Accounts of your address are not linked by themselves. Sign in with your password and link your account in Settings.',
  privileged:
    'Administrators and auditors link their account themselves: sign in with your password and link it in Settings, or ask for a new link where passwords are switched off.',
  'changed-hands':
    'The account of this address is linked with somebody else at the identity provider. Your administrator can end that link.',
  taken: 'This identity is linked with another account, or your account with another identity.',
  closed: 'This account is closed or locked. Ask your administrator.',
  'too-large':
    'The answer of the identity provider is larger than any that is right. Tell your administrator.',
  'certificate-ended':
    'The certificate of the identity provider that is known here has ended. Your administrator can read the new one.',
  'invitation-over':
    'The link of the invitation was used already, or ran out. Ask your administrator for a new one.',
  'no-lasting-name':
    'The identity provider does not say by a lasting name who you are. Tell your administrator.',
});

/** Why a sign-in by a provider ended, in words. */
export interface FaultShown {
  readonly title: string;
  readonly sentence: string;
  /** The number by which the log finds it. */
  readonly reference: string;
}

/** What the address of a page says of a sign-in that ended; undefined when it says nothing that is known. */
export function faultIn(query: URLSearchParams): FaultShown | undefined {
  const fault = SIGN_IN_FAULTS.find((known) => known === query.get('fault'));
  const reference = query.get('reference') ?? '';
  if (!fault || !/^[\w-]{8,64}$/.test(reference)) return undefined;
  return {
    title: t('You are not signed in by the provider.'),
    sentence: SENTENCES[fault],
    reference: t('Reference: {reference}', { reference }),
  };
}
