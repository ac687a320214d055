import type { ProviderProtocol } from '@annals/contracts/features/identity-providers/constants';
import { identityProviderId } from '@annals/contracts/features/identity-providers/ids';
import { landingPath, type Role, type SignInRole } from '@annals/contracts/kernel/roles';
import type { Context } from 'koa';
import { v7 } from 'uuid';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { DomainError } from '../../platform/commands/domain-error';
import { stateOf } from '../../platform/commands/state-of';
import { cookieName } from '../../platform/http/cookie-name';
import { deviceSecretOf, rememberDevice } from '../../platform/http/device-cookie';
import { beginSession, newSession, readerOf } from '../../platform/http/session';
import type { Services } from '../../platform/services/services';
import { account } from '../accounts/account-decider';
import { factsOf } from '../accounts/devices';
import { followRules } from '../role-rules/follow';
import { identityProvider, type Provider } from './decider';
import { SignInFailed } from './errors';
import type { Attempt, KeptIdentities } from './kept';
import { proofIn, provenAtIn } from './proof';
import { linkInvited, linkOwn, personBehind, type Claims } from './who';

const COOKIE = 'annals.provider-sign-in';
const COOKIE_MINUTES = 15;

/** As which browser a sign-in was begun; undefined when none was. */
export function browserOf(context: Context): string | undefined {
  return context.cookies.get(cookieName(context, COOKIE), { signed: true });
}

/** One for all windows of a browser, which may be at several sign-ins at once. It comes back with what the browser opens, never with what another site posts. */
export function rememberBrowser(context: Context, browser: string): void {
  context.cookies.set(cookieName(context, COOKIE), browser, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: COOKIE_MINUTES * 60_000,
    overwrite: true,
  });
}

/** @throws SignInFailed when it is off, there is none, or it speaks another protocol than the one that is asked for */
export function providerOn(services: Pick<Services, 'log'>, id: string): Promise<Provider>;
export function providerOn<Protocol extends ProviderProtocol>(
  services: Pick<Services, 'log'>,
  id: string,
  protocol: Protocol,
): Promise<Extract<Provider, { protocol: Protocol }>>;
export async function providerOn(
  { log }: Pick<Services, 'log'>,
  id: string,
  protocol?: ProviderProtocol,
): Promise<Provider> {
  const parsed = identityProviderId.safeParse(id);
  const provider = parsed.success ? await stateOf(log, identityProvider, parsed.data) : undefined;
  if (provider?.status !== 'on' || (protocol && provider.protocol !== protocol))
    throw new SignInFailed('off');
  return provider;
}

/** The session of a provider, as far as it is known here. */
interface ThereToo {
  readonly sid: string | null;
  /** Where the browser goes to sign out there as well. */
  readonly signOutAddress: string | null;
}

/** Signs in whom a provider vouches for, or links them if that is what was begun. @returns where the browser goes */
export async function arrive(
  services: Services,
  kept: KeptIdentities,
  context: Context,
  provider: Provider,
  attempt: Pick<Attempt, 'personId' | 'returnTo' | 'invitationHash'>,
  claims: Claims,
  { sid, signOutAddress }: ThereToo,
): Promise<string> {
  const { dispatch, userAuth, knownDevices, secretBox, clock } = services;
  const origin = { commandId: v7(), requestId: String(context.state['requestId']) };
  if (attempt.personId !== null) {
    if (readerOf(context)?.id !== attempt.personId) throw new SignInFailed('unsolicited');
    await linkOwn(services, kept, provider, claims, attempt.personId, origin);
    return attempt.returnTo ?? '/settings';
  }
  const { userId, role: roleBefore } =
    attempt.invitationHash === null
      ? await personBehind(services, kept, provider, claims, origin)
      : await linkInvited(services, kept, provider, claims, attempt.invitationHash, origin);
  const role = await roleByRules(services, provider, userId, roleBefore, claims, origin);
  const sealedSignOut = signOutAddress === null ? null : secretBox.seal(signOutAddress, 'sign-out');
  const provenAt = provenAtIn(claims, clock());
  const session = { ...newSession(context), provenAt, provider: { id: provider.id, sid, sealedSignOut } };
  await userAuth.noteSignIn(userId);
  await dispatch(
    account,
    userId,
    {
      type: 'RecordSignIn',
      personId: userId,
      asRole: signInRoleOf(role),
      isNewDevice: await knownDevices.isNewFor(userId, deviceSecretOf(context)),
      provider: { id: provider.id, name: provider.name, ...proofIn(claims) },
      ...factsOf(session),
    },
    { ...origin, commandId: v7(), actor: { id: userId, role } },
  );
  await beginSession(context, userId, session);
  await rememberDevice(context, knownDevices, userId);
  return attempt.returnTo ?? landingPath(role);
}

/** The role that somebody has once it has followed from what the provider says of them. They come in all the same when that has to wait. */
async function roleByRules(
  services: Services,
  { id, name, trustedBy }: Provider,
  userId: PersonId,
  roleBefore: Role,
  facts: Claims,
  { requestId }: { readonly requestId: string },
): Promise<Role> {
  const source = { id, name, answerableIds: trustedBy === null ? [] : [trustedBy] };
  const actor = { id: 'system:identity-provider', role: 'system' } as const;
  try {
    await followRules(services, source, [{ id: userId, facts }], { actor, requestId });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    services.logger.warn(
      { requestId, code: error.code, provider: id },
      'a role did not follow from the rules',
    );
  }
  return (await services.userAuth.activeRoleOf(userId)) ?? roleBefore;
}

/** The most that an account can sign in as: at a provider nobody chooses. */
function signInRoleOf(role: Role): SignInRole {
  if (role === 'admin' || role === 'auditor') return 'admin';
  return role === 'employee' ? 'employee' : 'manager';
}

/** Sends the browser where it is to go; a failure is said there in words, with the number by which the log finds it. */
export async function orFault(
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

/** What is in the path. */
export function params(context: Context): { readonly providerId: string } {
  return (context as Context & { readonly params: { readonly providerId: string } }).params;
}
