import { isLocalAddress, type SignInFault } from '@annals/contracts/features/identity-providers/constants';
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
  type Configuration,
  type IDToken,
} from 'openid-client';
import type { OidcProvider } from './decider';
import { SignInFailed } from './errors';
import type { Attempt } from './kept';

/** For one request to a provider; a person waits for it. */
export const SECONDS_AT_MOST = 10;

/** How far the clocks may be apart. */
export const CLOCK_TOLERANCE_SECONDS = 30;

const SCOPE = 'openid email profile';

/** A client of a provider: what it says of itself now, and the secret to speak with it. */
export type ProviderClient = Configuration;

/**
 * Asks a provider what it says of itself. It is asked for every sign-in: keys that it has changed a moment ago count at once.
 * @throws SignInFailed
 */
export async function clientOf(
  { issuer, clientId }: Pick<OidcProvider, 'issuer' | 'clientId'>,
  clientSecret: string,
): Promise<ProviderClient> {
  const server = new URL(issuer);
  const client = await failing(() =>
    discovery(server, clientId, { [clockTolerance]: CLOCK_TOLERANCE_SECONDS }, authentication(clientSecret), {
      timeout: SECONDS_AT_MOST,
      // TLS alone would vouch for the answer; that it was signed with the provider's keys is checked as well.
      // oxlint-disable-next-line typescript/no-deprecated -- marked to stand out: only for a provider on this very machine
      execute: [enableNonRepudiationChecks, ...(isLocalAddress(server) ? [allowInsecureRequests] : [])],
    }),
  );
  // The library accepts some issuers that differ from their address: those of a provider that signs for every organization.
  if (new URL(client.serverMetadata().issuer).href !== server.href) throw new SignInFailed('wrong-issuer');
  return client;
}

/** Whether an address that a provider names may be asked: by TLS, or on this machine for a provider that is here too. */
export function mayBeAsked(address: string, issuer: string): boolean {
  const url = new URL(address);
  return url.protocol === 'https:' || (isLocalAddress(url) && isLocalAddress(new URL(issuer)));
}

/** In the way that the provider names; in the standard's where it names none. */
function authentication(clientSecret: string): ReturnType<typeof ClientSecretBasic> {
  const basic = ClientSecretBasic(clientSecret);
  const post = ClientSecretPost(clientSecret);
  return (server, ...rest) => {
    const named = server.token_endpoint_auth_methods_supported;
    const isBasic = named?.includes('client_secret_basic') ?? true;
    (isBasic ? basic : post)(server, ...rest);
  };
}

/** What a sign-in that begins has to keep until it comes back. */
export function newChecks(): Pick<Attempt, 'nonce' | 'codeVerifier'> {
  return { nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
}

/**
 * Where the browser goes to sign in.
 * @param isAgain who is remembered there is asked who they are all the same
 * @param names of the claims that rules look at: Okta and others send groups to those alone who ask for a scope that is called so
 */
export async function authorizationAddress(
  client: ProviderClient,
  redirectAddress: string,
  { state, nonce, codeVerifier }: Pick<Attempt, 'nonce' | 'codeVerifier'> & { readonly state: string },
  isAgain: boolean,
  names: readonly string[],
): Promise<string> {
  if (client.serverMetadata().authorization_endpoint === undefined) throw new SignInFailed('misconfigured');
  const codeChallenge = await calculatePKCECodeChallenge(codeVerifier);
  return buildAuthorizationUrl(client, {
    redirect_uri: redirectAddress,
    scope: [...new Set([...SCOPE.split(' '), ...scopesCalled(client, names)])].join(' '),
    state,
    nonce,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    // With `max_age` the provider has to say when it asked.
    ...(isAgain && { prompt: 'login', max_age: '0' }),
  }).href;
}

/** Only what the provider says it has: a scope that it does not know may be refused. */
function scopesCalled(client: ProviderClient, names: readonly string[]): string[] {
  const offered: unknown = client.serverMetadata().scopes_supported;
  return Array.isArray(offered) ? names.filter((name) => offered.includes(name)) : [];
}

/** As whom a provider knows somebody, and what it says of them. */
export interface Vouched {
  readonly claims: IDToken;
  readonly idToken: string;
}

/**
 * Exchanges the code of an answer for what the provider says of the person.
 * @param answered the address at which the browser came back
 * @param isEnough whether the token alone says everything that is needed
 * @throws SignInFailed
 */
export async function vouchedBy(
  client: ProviderClient,
  answered: URL,
  { state, nonce, codeVerifier }: Pick<Attempt, 'nonce' | 'codeVerifier'> & { readonly state: string },
  isEnough: (claims: IDToken) => boolean,
): Promise<Vouched> {
  const tokens = await failing(() =>
    authorizationCodeGrant(client, answered, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    }),
  );
  const claims = tokens.claims();
  if (!claims || tokens.id_token === undefined) throw new SignInFailed('not-valid');
  const { userinfo_endpoint: more } = client.serverMetadata();
  if ((claims['email'] !== undefined && isEnough(claims)) || more === undefined)
    return { claims, idToken: tokens.id_token };
  // Some providers keep the address, or groups, out of the token, and tell it when they are asked.
  const told = await failing(() => fetchUserInfo(client, tokens.access_token, claims.sub));
  return { claims: { ...told, auth_time: undefined, ...claims }, idToken: tokens.id_token };
}

/** Where the browser goes to sign out at the provider as well; null: it has no such address. */
export function signOutAddress(
  client: ProviderClient,
  idToken: string,
  signedOutAddress: string,
): string | null {
  if (client.serverMetadata().end_session_endpoint === undefined) return null;
  return buildEndSessionUrl(client, {
    id_token_hint: idToken,
    post_logout_redirect_uri: signedOutAddress,
  }).href;
}

async function failing<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new SignInFailed(faultOf(error), { cause: error });
  }
}

const BY_CODE: Readonly<Record<string, SignInFault>> = {
  OAUTH_TIMEOUT: 'unreachable',
  OAUTH_ABORT: 'unreachable',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'unreachable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'misconfigured',
  OAUTH_PARSE_ERROR: 'misconfigured',
  OAUTH_HTTP_REQUEST_FORBIDDEN: 'misconfigured',
  OAUTH_REQUEST_PROTOCOL_FORBIDDEN: 'misconfigured',
  OAUTH_MISSING_SERVER_METADATA: 'misconfigured',
  OAUTH_INVALID_SERVER_METADATA: 'misconfigured',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'wrong-issuer',
};

const WRONG_CLIENT: ReadonlySet<string> = new Set(['invalid_client', 'unauthorized_client']);

/** What is wrong, of what the library or the network says. */
export function faultOf(error: unknown): SignInFault {
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied' ? 'declined' : 'provider-error';
  if (error instanceof ResponseBodyError) {
    if (WRONG_CLIENT.has(error.error)) return 'misconfigured';
    return error.error === 'invalid_grant' ? 'code-refused' : 'provider-error';
  }
  if (error instanceof WWWAuthenticateChallengeError) return 'misconfigured';
  if (error instanceof ClientError) {
    if (isAboutIssuer(error.cause)) return 'wrong-issuer';
    return BY_CODE[error.code ?? ''] ?? (error.cause instanceof TypeError ? 'unreachable' : 'not-valid');
  }
  return error instanceof TypeError ? 'unreachable' : 'not-valid';
}

/** Of an answer or a token that names another issuer, or that was made for another client. */
function isAboutIssuer(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const details = cause.cause;
  if (typeof details === 'object' && details !== null && 'claim' in details)
    return details.claim === 'iss' || details.claim === 'aud';
  return /"?iss"? /.test(cause.message);
}
