/** Why a sign-in by an identity provider ended without a session. The sign-in page says it in words, the log has it with the reference. */
export const SIGN_IN_FAULTS = [
  'off',
  'unreachable',
  'misconfigured',
  'unsolicited',
  'declined',
  'provider-error',
  'code-refused',
  'clock',
  'wrong-issuer',
  'not-valid',
  'not-linked',
  'address-not-verified',
  'address-not-allowed',
  'privileged',
  'changed-hands',
  'taken',
  'closed',
  'too-large',
  'certificate-ended',
  'no-lasting-name',
  'invitation-over',
] as const;
export type SignInFault = (typeof SIGN_IN_FAULTS)[number];

/** How a provider speaks: OpenID Connect, or SAML 2.0. */
export const PROVIDER_PROTOCOLS = ['oidc', 'saml'] as const;
export type ProviderProtocol = (typeof PROVIDER_PROTOCOLS)[number];

/** What "Test connection" looks at, in this order; of each protocol its own. */
export const CONNECTION_CHECKS = [
  'reachable',
  'issuer',
  'endpoints',
  'keys',
  'certificates',
  'clock',
  'client',
] as const;
export type ConnectionCheck = (typeof CONNECTION_CHECKS)[number];

export const CHECK_OUTCOMES = ['passed', 'failed', 'unknown'] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

/**
 * How a person's identity at a provider became theirs: the provider vouched for their address, they showed that it is they, or they came by the link of
 * an invitation that an administrator saw as well.
 */
export const LINKED_BY = ['address', 'person', 'invitation'] as const;

/** Whether answers signed for a certificate are taken, and how soon they no longer are. */
export const CERTIFICATE_STATES = ['valid', 'ends soon', 'ended', 'not yet'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** How long before its end a certificate is warned of. */
export const CERTIFICATE_WARNING_DAYS = 30;

/** One in use, one that follows, and some of a provider that has several places. */
export const MOST_CERTIFICATES = 6;

/** Of the metadata of a provider, in characters: those of the large ones are 30,000. */
export const LONGEST_METADATA = 200_000;

/** More than any organization has side by side. */
export const MOST_PROVIDERS = 20;

/** Where sign-in by a provider begins; the browser goes there. */
export function signInAddressOf(providerId: string): string {
  return `/api/auth/identity-providers/${providerId}/start`;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether this address may be asked without TLS: it is on this very machine. */
export function isLocalAddress({ hostname }: URL): boolean {
  return LOCAL.has(hostname);
}

/** Whether a text is an address of a provider: https, without a fragment or a password in it. */
export function isProviderAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isLocalAddress(url));
  return isSecure && url.hash === '' && url.username === '' && url.password === '';
}

/** Whether a text is the address of an issuer: that of a provider, without a query. */
export function isIssuer(text: string): boolean {
  return isProviderAddress(text) && new URL(text).search === '';
}
