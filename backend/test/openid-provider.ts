import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { z } from 'zod';

export const CLIENT = { id: 'annals', secret: 'the client secret of the test, long enough' };

/** What a provider of a test knows of its one user. */
export interface ProviderUser {
  sub: string;
  email?: string;
  email_verified?: boolean;
  groups?: string[];
}

/** A provider that is the real thing, with its own login; whoever comes is signed in as its user. */
export interface RealProvider {
  readonly issuer: string;
  readonly user: ProviderUser;
  /** Knows this installation as a client from now on. */
  register(addresses: Readonly<Record<'redirect' | 'signedOut' | 'backChannel', string>>): void;
  close(): Promise<void>;
}

export async function startRealProvider(user: ProviderUser): Promise<RealProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end();
  const { server, issuer } = await listening((request, response) => answer(request, response));
  return {
    issuer,
    user,
    register({ redirect, signedOut, backChannel }) {
      const provider: Provider = new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT.id,
            client_secret: CLIENT.secret,
            redirect_uris: [redirect],
            post_logout_redirect_uris: [signedOut],
            backchannel_logout_uri: backChannel,
            backchannel_logout_session_required: true,
          },
        ],
        // As Okta does it: groups are for those who ask for them, and are told where more is told.
        claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], groups: ['groups'] },
        cookies: { keys: ['of the test'] },
        features: {
          devInteractions: { enabled: false },
          backchannelLogout: { enabled: true },
          rpInitiatedLogout: { enabled: true },
        },
        // It refuses addresses of this machine, which is where the product is.
        fetch: (address, options) => fetch(address, Object.assign({}, options, { dispatcher: undefined })),
        interactions: { url: (_, { uid }) => `/interaction/${uid}` },
        findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...user, sub }) }),
        loadExistingGrant: async ({ oidc }) => {
          const { client, session } = oidc;
          if (!client || !session?.accountId) return undefined;
          const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
          grant.addOIDCScope('openid email profile groups');
          await grant.save();
          return grant;
        },
      } satisfies Configuration);
      const callback = provider.callback();
      answer = (request, response) => {
        if (request.url?.startsWith('/interaction/'))
          void provider.interactionFinished(request, response, { login: { accountId: user.sub } });
        else void callback(request, response);
      };
    },
    close: () => closed(server),
  };
}

/** A provider that lies as a test wants it to. */
export interface FakeProvider {
  readonly issuer: string;
  /** What it says of itself, beside what a provider has to say. */
  metadata: Record<string, unknown>;
  /** Its answer at the token endpoint; undefined: the token that `claims` makes. */
  tokenAnswer: { readonly status: number; readonly body: unknown } | undefined;
  /** What it claims, over what a right token has. */
  claims: JWTPayload;
  /** The nonce that it was sent. */
  nonce: string;
  readonly keysGiven: boolean;
  /** Signs with another key from now on. @param published whether it says so */
  rotateKeys(published?: boolean): Promise<void>;
  sign(claims: JWTPayload): Promise<string>;
  giveNoKeys(): void;
  close(): Promise<void>;
}

export async function startFakeProvider(): Promise<FakeProvider> {
  let keys = await generateKeyPair('RS256');
  let published: unknown[] = [await exportJWK(keys.publicKey)];
  let keyId = 1;
  const now = () => Math.floor(Date.now() / 1000);
  const { server, issuer } = await listening((request, response) => {
    void answerOf(request.url ?? '').then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: String(keyId) }).sign(keys.privateKey);
  published = [{ ...z.record(z.string(), z.unknown()).parse(published[0]), kid: '1' }];
  const fake: FakeProvider = {
    issuer,
    metadata: {},
    tokenAnswer: undefined,
    claims: {},
    nonce: '',
    get keysGiven() {
      return published.length > 0;
    },
    async rotateKeys(isPublished = true) {
      keys = await generateKeyPair('RS256');
      keyId += 1;
      if (isPublished) published = [{ ...(await exportJWK(keys.publicKey)), kid: String(keyId) }];
    },
    sign,
    giveNoKeys: () => (published = []),
    close: () => closed(server),
  };
  async function answerOf(path: string): Promise<{ status: number; body: unknown }> {
    if (path.startsWith('/.well-known/openid-configuration'))
      return {
        status: 200,
        body: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
          ...fake.metadata,
        },
      };
    if (path === '/keys') return { status: 200, body: { keys: published } };
    if (path !== '/token') return { status: 404, body: {} };
    if (fake.tokenAnswer) return fake.tokenAnswer;
    const claims = {
      iss: issuer,
      aud: CLIENT.id,
      sub: 'subject-1',
      iat: now(),
      exp: now() + 300,
      nonce: fake.nonce,
      ...fake.claims,
    };
    return {
      status: 200,
      body: { access_token: 'opaque', token_type: 'Bearer', id_token: await sign(claims) },
    };
  }
  return fake;
}

async function listening(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ server: Server; issuer: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, issuer: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
