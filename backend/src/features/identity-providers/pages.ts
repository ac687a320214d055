import type Router from '@koa/router';
import type { Context } from 'koa';
import type { IDToken } from 'openid-client';
import { OwnRate } from '../../platform/http/own-rate';
import { addressOf } from '../../platform/kernel/address';
import type { Services } from '../../platform/services/services';
import { isMissing, namesNeeded } from '../role-rules/evaluate';
import { rulesOf } from '../role-rules/follow';
import { ownPath, publicUrlOf, redirectAddressOf, signedOutAddressOf } from './addresses';
import { arrive, browserOf, orFault, params, providerOn, rememberBrowser } from './arrival';
import { endAtProvidersWish } from './back-channel';
import type { OidcProvider, Provider } from './decider';
import { SignInFailed } from './errors';
import { KeptIdentities, newSecret, type Attempt } from './kept';
import {
  authorizationAddress,
  clientOf,
  newChecks,
  signOutAddress,
  vouchedBy,
  type ProviderClient,
} from './protocol';
import { newRequestId, requestAddress } from './saml';
import { mountSaml, ourAddresses, samlKeysFor } from './saml-pages';

/** From one network address: a whole office may sign in within a minute, and each asks the provider something. */
const REQUESTS_PER_MINUTE = 300;

/** Where a browser goes to sign in by a provider and comes back to: pages, not data calls. What goes wrong is said on the sign-in page. */
export function mountProviderSignIn(router: Router, services: Services): void {
  const kept = new KeptIdentities(services.pool, services.secretBox);
  const perAddress = new OwnRate(REQUESTS_PER_MINUTE);
  router.get('/api/auth/identity-providers/:providerId/start', (context) =>
    orFault(services, context, null, async () => {
      await perAddress.take(addressOf(context));
      const provider = await providerOn(services, params(context).providerId);
      const returnTo = ownPath(context.query['returnTo'], publicUrlOf(services, context));
      const isAgain = context.query['again'] === 'true';
      return beginAt(
        services,
        kept,
        context,
        provider,
        { returnTo, personId: null, invitationHash: null },
        isAgain,
      );
    }),
  );
  router.get('/api/auth/identity-providers/:providerId/callback', async (context) => {
    let attempt: Attempt | undefined;
    await orFault(
      services,
      context,
      () => attempt,
      async () => {
        const provider = await providerOn(services, params(context).providerId, 'oidc');
        const { state } = context.query;
        const browser = browserOf(context);
        if (typeof state === 'string' && browser !== undefined)
          attempt = await kept.take(browser, state, provider.id);
        if (!attempt || typeof state !== 'string') throw new SignInFailed('unsolicited');
        return comeBack(services, kept, context, provider, { ...attempt, state });
      },
    );
  });
  mountSaml(router, services, kept, perAddress);
  router.post('/api/auth/identity-providers/:providerId/back-channel-logout', async (context) => {
    await perAddress.take(addressOf(context));
    await endAtProvidersWish(services, kept, context, params(context).providerId);
  });
}

/** Begins a sign-in at a provider, bound to this browser. @param isAgain the provider asks who they are, also of somebody whom it remembers @returns where the browser goes */
export async function beginAt(
  services: Services,
  kept: KeptIdentities,
  context: Context,
  provider: Provider,
  wanted: Pick<Attempt, 'returnTo' | 'personId' | 'invitationHash'>,
  isAgain = false,
): Promise<string> {
  const publicUrl = publicUrlOf(services, context);
  const { rules } = await rulesOf(services, provider.id);
  const { checks, addressWith } = await requestTo(kept, provider, publicUrl, isAgain, namesNeeded(rules));
  const browser = browserOf(context) ?? newSecret();
  const state = await kept.begin(browser, { providerId: provider.id, ...checks, ...wanted });
  rememberBrowser(context, browser);
  return addressWith(state);
}

/** What is asked of a provider: what has to be kept until it answers, and where the browser goes. */
async function requestTo(
  kept: KeptIdentities,
  provider: Provider,
  publicUrl: string,
  isAgain: boolean,
  names: readonly string[],
) {
  if (provider.protocol === 'saml') {
    const keys = await samlKeysFor(kept, provider);
    const requestId = newRequestId();
    return {
      checks: { nonce: requestId, codeVerifier: '' },
      addressWith: (state: string) =>
        requestAddress(provider, keys, ourAddresses(publicUrl, provider.id), requestId, state, isAgain),
    };
  }
  const client = await clientWithSecret(kept, provider);
  const checks = newChecks();
  return {
    checks,
    addressWith: (state: string) =>
      authorizationAddress(
        client,
        redirectAddressOf(publicUrl, provider.id),
        { ...checks, state },
        isAgain,
        names,
      ),
  };
}

async function clientWithSecret(kept: KeptIdentities, provider: OidcProvider): Promise<ProviderClient> {
  const secret = await kept.secretOf(provider.id);
  if (secret === undefined) throw new SignInFailed('misconfigured');
  return clientOf(provider, secret);
}

async function comeBack(
  services: Services,
  kept: KeptIdentities,
  context: Context,
  provider: OidcProvider,
  attempt: Attempt & { readonly state: string },
): Promise<string> {
  const publicUrl = publicUrlOf(services, context);
  const client = await clientWithSecret(kept, provider);
  const answered = new URL(context.search, redirectAddressOf(publicUrl, provider.id));
  const { rules } = await rulesOf(services, provider.id);
  const isEnough = (claims: IDToken) => !rules.some(({ name }) => isMissing(claims, name));
  const { claims, idToken } = await vouchedBy(client, answered, attempt, isEnough);
  return arrive(services, kept, context, provider, attempt, claims, {
    sid: typeof claims['sid'] === 'string' ? claims['sid'] : null,
    signOutAddress: signOutAddress(client, idToken, signedOutAddressOf(publicUrl)),
  });
}
