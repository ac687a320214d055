import type {
  CertificateState,
  CheckOutcome,
  ConnectionCheck,
} from '@annals/contracts/features/identity-providers/constants';
import { t, translated } from '@annals/contracts/kernel/text';
import type { BadgeTone } from '../../ui/Badge';

/** The providers, as administrators set them up. */
export const providerTexts = translated({
  title: 'Identity providers',
  loading: 'Loading the identity providers...',
  failed: 'The identity providers could not be loaded',
  none: 'People sign in with their passwords',
  noneSentence:
    'With an identity provider such as Entra ID, Okta, Keycloak or Google Workspace, people sign in as they do everywhere else in your organization.',
  add: 'Add provider',
  addSaml: 'Add SAML provider',
  on: 'On',
  off: 'Off',
  turnOn: 'Switch on',
  turnOff: 'Switch off',
  turnFailed: 'The provider was not switched',
  turnedOn: 'People can sign in by it',
  turnedOff: 'Nobody can sign in by it any more',
  edit: 'Change',
  remove: 'Remove',
  removeQuestion: (name: string) => t('Remove {name}?', { name }),
  removeSentence:
    'Its secret and everything that was linked by it are removed. People who have no password cannot sign in then.',
  removed: 'Provider removed',
  removeFailed: 'The provider was not removed',
  test: 'Test connection',
  testFailed: 'The connection was not tested',
  testResult: 'Result of the test',
  works: 'The connection works.',
  doesNotWork: 'The connection does not work yet.',
  issuer: 'Issuer',
  clientId: 'Client id',
  redirectAddress: 'Redirect address',
  backChannelAddress: 'Back-channel logout address',
  signedOutAddress: 'Address after signing out',
  assertionAddress: 'Assertion address (ACS)',
  ourEntityId: 'Our entity ID and metadata',
  download: 'Download our metadata',
  atProvider: 'Enter these addresses at the provider, exactly as they are:',
  copy: 'Copy',
  copyNamed: (what: string) => t('Copy: {what}', { what }),
  copied: 'Copied',
  linkingOn: (domains: string) => t('People are linked by their verified address at {domains}.', { domains }),
  linkingEverywhere: 'People are linked by their verified address.',
  linkingOff: 'People link themselves in Settings, Password.',
  people: (count: number) =>
    t('{count, plural, =0 {Nobody is linked yet} one {# person is linked} other {# people are linked}}', {
      count,
    }),
  showPeople: 'Linked people',
  peopleLoading: 'Loading who is linked...',
  peopleFailed: 'Who is linked could not be loaded',
  unlink: 'End link',
  unlinkNamed: (name: string) => t('End link: {name}', { name }),
  unlinked: 'Link ended',
  unlinkFailed: 'The link was not ended',
});

/** The form of a provider. */
export const formTexts = translated({
  addTitle: 'Add an identity provider',
  changeTitle: 'Change the identity provider',
  name: 'Name',
  nameHelp: 'On the button of the sign-in page, such as the name of your organization',
  issuer: 'Issuer',
  issuerHelp: 'As the provider names itself, such as https://login.example.com',
  clientId: 'Client id',
  clientSecret: 'Client secret',
  secretKept: 'Leave it empty to keep the one that is there',
  linksByAddress: 'Link people by their verified address when they sign in the first time',
  linksByAddressHelp:
    'Never for administrators and auditors: they link themselves in Settings. Others link themselves when this is off.',
  domains: 'Only addresses of these domains',
  domainsHelp: 'Separated by commas; empty: every domain',
  submit: 'Save',
  submitting: 'Saving...',
  cancel: 'Cancel',
  done: 'Provider saved',
  failed: 'The provider was not saved',
});

/** What SAML has in place of a client id and its secret. */
export const samlTexts = translated({
  addTitle: 'Add a SAML identity provider',
  changeTitle: 'Change the SAML identity provider',
  metadata: 'Metadata',
  metadataHelp: 'Their address with https, or the XML itself',
  file: 'Or choose their file',
  read: 'Read metadata',
  readFailed: 'The metadata were not read',
  wasRead: 'Metadata read. Compare what they say with the provider, then save.',
  entityId: 'Entity ID',
  entityIdHelp: 'As its metadata have it',
  signInAddress: 'Sign-in address',
  signInAddressHelp: 'Where people sign in (HTTP-Redirect)',
  certificates: 'Signing certificates',
  certificatesHelp: 'Each as PEM or base64, separated by an empty line; the next one beside the one in use',
  certificate: (subject: string) => t('Certificate: {subject}', { subject }),
  unsolicited: 'It may begin a sign-in itself, from a portal of its own',
  unsolicitedHelp:
    'Leave this off unless people come from a portal: an answer that nobody here asked for is bound to no browser.',
  domainsHelp:
    'Separated by commas; needed to link by address, because SAML does not say whether one was verified',
});

/** How a certificate stands. @param day of its end */
export function certificateState(
  state: CertificateState,
  day: string,
): { readonly tone: BadgeTone; readonly says: string } {
  if (state === 'ended') return { tone: 'red', says: t('Ended on {day}', { day }) };
  if (state === 'ends soon') return { tone: 'yellow', says: t('Ends on {day}', { day }) };
  if (state === 'not yet') return { tone: 'grey', says: t('Valid later than today') };
  return { tone: 'green', says: t('Valid until {day}', { day }) };
}

export const CHECK_LABELS: Readonly<Record<ConnectionCheck, string>> = translated({
  reachable: 'Reachable',
  issuer: 'Issuer',
  endpoints: 'Endpoints',
  keys: 'Keys',
  certificates: 'Certificates',
  clock: 'Clock',
  client: 'Client',
});

export const OUTCOMES: Readonly<Record<CheckOutcome, { readonly tone: BadgeTone; readonly label: string }>> =
  {
    passed: {
      tone: 'green',
      get label() {
        return t('Passed');
      },
    },
    failed: {
      tone: 'red',
      get label() {
        return t('Failed');
      },
    },
    unknown: {
      tone: 'grey',
      get label() {
        return t('Not known');
      },
    },
  };

/** One's own identities, in Settings. */
export const ownTexts = translated({
  title: 'Sign in by a provider',
  lead: 'Link the account that your organization gave you there, and sign in with it.',
  loading: 'Loading the identity providers...',
  failed: 'The identity providers could not be loaded',
  linkedSince: (day: string) => t('Linked since {day}', { day }),
  notLinked: 'Not linked',
  link: 'Link',
  linkNamed: (name: string) => t('Link {name}', { name }),
  unlink: 'End link',
  unlinkNamed: (name: string) => t('End link: {name}', { name }),
  unlinked: 'Link ended',
  unlinkFailed: 'The link was not ended',
  linkQuestion: (name: string) => t('Link {name}?', { name }),
  linkSentence: 'You are taken to the provider to sign in there. From then on it opens your account here.',
  password: 'Current Password',
  submit: 'Continue',
  submitting: 'Continuing...',
  cancel: 'Cancel',
  linkFailed: 'The link was not begun',
});
