import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import Provider from 'oidc-provider';
import { z } from 'zod';

export const CLIENT = { id: 'annals', secret: 'the client secret of the browser test' };

/** An OpenID provider that is the real thing, with a login of its own that takes every password. */
export interface OpenIdProvider {
  readonly issuer: string;
  /** Knows the installation as a client from now on; whoever signs in has this address, verified. */
  knows(addresses: { readonly redirect: string; readonly signedOut: string; readonly email: string }): void;
  close(): Promise<void>;
}

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  let answer: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined;
  const server = createServer(
    (request, response) => void (answer ? answer(request, response) : response.end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const issuer = `http://127.0.0.1:${String(port)}`;
  return {
    issuer,
    knows({ redirect, signedOut, email }) {
      const provider = new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT.id,
            client_secret: CLIENT.secret,
            redirect_uris: [redirect],
            post_logout_redirect_uris: [signedOut],
          },
        ],
        claims: { openid: ['sub'], email: ['email', 'email_verified'] },
        cookies: { keys: ['of the test'] },
        findAccount: (_, sub) => ({
          accountId: sub,
          claims: () => ({ sub, email, email_verified: true }),
        }),
      });
      answer = provider.callback();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Signs in on the provider's own pages, where the browser has come to. @param isKnown they were here before: they are not asked whether they agree */
export async function signInThere(page: Page, login: string, isKnown = false): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  if (!isKnown) await page.getByRole('button', { name: 'Continue' }).click();
}
