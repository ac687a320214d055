import type { PersonId } from '@annals/contracts/kernel/ids';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import type { LINKED_BY } from '@annals/contracts/features/identity-providers/constants';
import type { Role } from '@annals/contracts/kernel/roles';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import type { Services } from '../../platform/services/services';
import { stateOf } from '../../platform/commands/state-of';
import { account } from '../accounts/account-decider';
import type { Provider } from './decider';
import { SignInFailed } from './errors';
import type { KeptIdentities } from './kept';

type Needed = Pick<Services, 'userAuth' | 'dispatch'>;
type Origin = Omit<CommandOrigin, 'actor'>;

/** What a provider says of somebody: a subject of an issuer, and what it calls its claims or attributes. */
export interface Claims {
  readonly iss: string;
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/**
 * Who a provider vouches for. Only somebody with an open account: nobody is created by signing in.
 * @throws SignInFailed
 */
export async function personBehind(
  { userAuth, dispatch }: Needed,
  kept: KeptIdentities,
  provider: Provider,
  claims: Claims,
  origin: Origin,
): Promise<{ userId: PersonId; role: Role }> {
  const { iss: issuer, sub: subject } = claims;
  const known = await kept.personOf(provider.id, issuer, subject);
  const userId = known?.personId ?? (await ownerOfAddress(userAuth, provider, claims));
  const role = await userAuth.activeRoleOf(userId);
  if (!role) throw new SignInFailed('closed');
  // No provider ever owns it.
  if ((await userAuth.findByPerson(userId))?.isBreakGlass) throw new SignInFailed('closed');
  // One administrator alone sets up a provider, and would sign in as another one by it.
  if (isPrivileged(role) && known?.linkedBy !== 'person') throw new SignInFailed('privileged');
  const linkedBy = known?.linkedBy ?? 'address';
  if (!known && !(await kept.link(provider.id, { issuer, subject }, { personId: userId, linkedBy })))
    throw new SignInFailed('changed-hands');
  // Again for somebody who is known: a process may have died between the two.
  await recordLink(dispatch, { userId, role }, provider, claims, linkedBy, origin);
  return { userId, role };
}

async function ownerOfAddress(
  userAuth: Needed['userAuth'],
  { linksByAddress, domains }: Provider,
  claims: Claims,
): Promise<PersonId> {
  if (!linksByAddress) throw new SignInFailed('not-linked');
  const { email } = claims;
  if (typeof email !== 'string' || !isVerified(claims)) throw new SignInFailed('address-not-verified');
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (domains.length > 0 && !domains.includes(domain)) throw new SignInFailed('address-not-allowed');
  const owner = await userAuth.ownerOf(email);
  if (!owner) throw new SignInFailed('not-linked');
  return owner;
}

/** `email_verified` is true; or, of Entra ID, which has no such claim, that the owner of the domain was verified. */
function isVerified({ email_verified: verified, xms_edov: ownerVerified }: Claims): boolean {
  return verified === true || (verified === undefined && [true, 1, '1'].some((yes) => yes === ownerVerified));
}

/**
 * Links what a provider says to the person who is signed in and asked for it.
 * @throws SignInFailed when it is somebody else's, or the person is known as somebody else
 */
export async function linkOwn(
  { userAuth, dispatch }: Needed,
  kept: KeptIdentities,
  provider: Provider,
  { iss: issuer, sub: subject }: Claims,
  personId: PersonId,
  origin: Origin,
): Promise<void> {
  const role = await userAuth.activeRoleOf(personId);
  const isBreakGlass = (await userAuth.findByPerson(personId))?.isBreakGlass;
  if (!role || isBreakGlass) throw new SignInFailed('closed');
  if (!(await kept.link(provider.id, { issuer, subject }, { personId, linkedBy: 'person' })))
    throw new SignInFailed('taken');
  await recordLink(
    dispatch,
    { userId: personId, role },
    provider,
    { iss: issuer, sub: subject },
    'person',
    origin,
  );
}

/**
 * Links what a provider says to whom an invitation is for, and uses that up. Who has the link could choose a password elsewhere: it proves as much
 * here. An administrator who saw the link as well signs in as nobody who holds such a role.
 * @throws SignInFailed when the link no longer works, or the identity is somebody else's
 */
export async function linkInvited(
  services: Needed & Pick<Services, 'locks' | 'log'>,
  kept: KeptIdentities,
  provider: Provider,
  { iss: issuer, sub: subject }: Claims,
  invitationHash: string,
  origin: Origin,
): Promise<{ userId: PersonId; role: Role }> {
  const { userAuth, dispatch, locks, log } = services;
  return locks.take(`invitation-${invitationHash}`, async () => {
    const invited = await userAuth.invitationOf(invitationHash);
    if (!invited) throw new SignInFailed('invitation-over');
    const { userId, role } = invited;
    const linkedBy = (await stateOf(log, account, userId)).isLinkShown ? 'invitation' : 'person';
    if (isPrivileged(role) && linkedBy !== 'person') throw new SignInFailed('privileged');
    if (!(await kept.link(provider.id, { issuer, subject }, { personId: userId, linkedBy })))
      throw new SignInFailed('taken');
    await userAuth.endLink(userId);
    await recordLink(dispatch, invited, provider, { iss: issuer, sub: subject }, linkedBy, origin);
    return { userId, role };
  });
}

/** Writes down that somebody can sign in by a provider from now on; nothing where that is known. */
function recordLink(
  dispatch: Needed['dispatch'],
  { userId, role }: { readonly userId: PersonId; readonly role: Role },
  provider: Provider,
  { iss: issuer, sub: subject }: Pick<Claims, 'iss' | 'sub'>,
  by: (typeof LINKED_BY)[number],
  origin: Origin,
) {
  return dispatch(
    account,
    userId,
    { type: 'LinkIdentity', personId: userId, provider, issuer, subject, by },
    { ...origin, actor: { id: userId, role } },
  );
}
