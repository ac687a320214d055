import { identityProviderId } from '@annals/contracts/features/identity-providers/ids';
import { landingPath, type Role, type SignInRole } from '@annals/contracts/kernel/roles';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { v7 } from 'uuid';
import { stateOf } from '../../platform/commands/state-of';
import { cookieName } from '../../platform/http/cookie-name';
import { OwnRate } from '../../platform/http/own-rate';
import { rememberDevice } from '../../platform/http/device-cookie';
import { beginSession, newSession, readerOf } from '../../platform/http/session';
import { addressOf } from '../../platform/kernel/address';
import type { Services } from '../../platform/services/services';
import { account } from '../accounts/account-decider';
import { factsOf } from '../accounts/devices';
import { ownPath, publicUrlOf, redirectAddressOf, signedOutAddressOf } from './addresses';
import { identityProvider, type Provider } from './decider';
import { SignInFailed } from './errors';
import { KeptIdentities, newSecret, type Attempt } from './kept';
import { endAtProvidersWish } from './back-channel';
import {
  authorizationAddress,
  clientOf,
  newChecks,
  signOutAddress,
  vouchedBy,
  type ProviderClient,
} from './protocol';
import { linkOwn, personBehind } from './who';

const COOKIE = 'annals.provider-sign-in';
const COOKIE_MINUTES = 15;

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
      return beginAt(services, kept, context, provider, { returnTo, personId: null });
    }),
  );
  router.get('/api/auth/identity-providers/:providerId/callback', async (context) => {
    let attempt: Attempt | undefined;
    await orFault(
      services,
      context,
      () => attempt,
      async () => {
        const provider = await providerOn(services, params(context).providerId);
        const { state } = context.query;
        const browser = context.cookies.get(cookieName(context, COOKIE), { signed: true });
        if (typeof state === 'string' && browser !== undefined)
          attempt = await kept.take(browser, state, provider.id);
        if (!attempt || typeof state !== 'string') throw new SignInFailed('unsolicited');
        return comeBack(services, kept, context, provider, { ...attempt, state });
      },
    );
  });
  router.post('/api/auth/identity-providers/:providerId/back-channel-logout', async (context) => {
    await perAddress.take(addressOf(context));
    await endAtProvidersWish(services, kept, context, params(context).providerId);
  });
}

/** Begins a sign-in at a provider, bound to this browser. @returns where the browser goes */
export async function beginAt(
  services: Services,
  kept: KeptIdentities,
  context: Context,
  provider: Provider,
  wanted: Pick<Attempt, 'returnTo' | 'personId'>,
): Promise<string> {
  const client = await clientWithSecret(kept, provider);
  const name = cookieName(context, COOKIE);
  // One for all windows of a browser, which may be at several sign-ins at once.
  const browser = context.cookies.get(name, { signed: true }) ?? newSecret();
  const checks = newChecks();
  const state = await kept.begin(browser, { providerId: provider.id, ...checks, ...wanted });
  context.cookies.set(name, browser, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: COOKIE_MINUTES * 60_000,
    overwrite: true,
  });
  return authorizationAddress(client, redirectAddressOf(publicUrlOf(services, context), provider.id), {
    ...checks,
    state,
  });
}

/** @throws SignInFailed when it is off, or there is none */
export async function providerOn({ log }: Pick<Services, 'log'>, id: string): Promise<Provider> {
  const parsed = identityProviderId.safeParse(id);
  const provider = parsed.success ? await stateOf(log, identityProvider, parsed.data) : undefined;
  if (provider?.status !== 'on') throw new SignInFailed('off');
  return provider;
}

async function clientWithSecret(kept: KeptIdentities, provider: Provider): Promise<ProviderClient> {
  const secret = await kept.secretOf(provider.id);
  if (secret === undefined) throw new SignInFailed('misconfigured');
  return clientOf(provider, secret);
}

async function comeBack(
  services: Services,
  kept: KeptIdentities,
  context: Context,
  provider: Provider,
  attempt: Attempt & { readonly state: string },
): Promise<string> {
  const { dispatch, userAuth, knownDevices, secretBox } = services;
  const publicUrl = publicUrlOf(services, context);
  const client = await clientWithSecret(kept, provider);
  const answered = new URL(context.search, redirectAddressOf(publicUrl, provider.id));
  const { claims, idToken } = await vouchedBy(client, answered, attempt);
  const origin = { commandId: v7(), requestId: String(context.state['requestId']) };
  if (attempt.personId !== null) {
    if (readerOf(context)?.id !== attempt.personId) throw new SignInFailed('unsolicited');
    await linkOwn(services, kept, provider, claims, attempt.personId, origin);
    return attempt.returnTo ?? '/settings';
  }
  const { userId, role } = await personBehind(services, kept, provider, claims, origin);
  const elsewhere = signOutAddress(client, idToken, signedOutAddressOf(publicUrl));
  const session = {
    ...newSession(context),
    provider: {
      id: provider.id,
      sid: typeof claims['sid'] === 'string' ? claims['sid'] : null,
      sealedSignOut: elsewhere === null ? null : secretBox.seal(elsewhere, 'sign-out'),
    },
  };
  await userAuth.noteSignIn(userId);
  await dispatch(
    account,
    userId,
    { type: 'RecordSignIn', personId: userId, asRole: signInRoleOf(role), provider, ...factsOf(session) },
    { ...origin, commandId: v7(), actor: { id: userId, role } },
  );
  await beginSession(context, userId, session);
  await rememberDevice(context, knownDevices, userId);
  return attempt.returnTo ?? landingPath(role);
}

/** The most that an account can sign in as: at a provider nobody chooses. */
function signInRoleOf(role: Role): SignInRole {
  if (role === 'admin' || role === 'auditor') return 'admin';
  return role === 'employee' ? 'employee' : 'manager';
}

/** Sends the browser where it is to go; a failure is said there in words, with the number by which the log finds it. */
async function orFault(
  { logger }: Services,
  context: Context,
  attempt: (() => Attempt | undefined) | null,
  go: () => Promise<string>,
): Promise<void> {
  try {
    context.redirect(await go());
  } catch (error) {
    if (!(error instanceof SignInFailed)) throw error;
    const requestId = String(context.state['requestId']);
    const facts = { requestId, fault: error.fault, provider: params(context).providerId };
    logger.warn({ ...facts, because: becauseOf(error.cause) }, 'sign-in by an identity provider failed');
    const page = attempt?.()?.personId ? '/settings/password' : '/login';
    const query = new URLSearchParams({ fault: error.fault, reference: requestId });
    context.redirect(`${page}?${query.toString()}`);
  }
}

/** The kind of an error and what the library calls it: no token, no address, nothing that a stranger wrote. */
function becauseOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : '';
  return `${cause.name}${code}`;
}

function params(context: Context): { readonly providerId: string } {
  return (context as Context & { readonly params: { readonly providerId: string } }).params;
}
