import type { Welcome } from '@annals/contracts/features/accounts/routes';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import type { Services } from '../../platform/services/services';
import { account, type SignInFacts } from './account-decider';
import { LinkNoLongerWorks } from './errors';
import { hashOfToken } from './links';
import { refuseGuessable } from './password-strength';
import { hashPassword } from './passwords';
import type { SecondFactors } from '../../platform/sessions/second-factors';
import type { Invitation } from '../../platform/sessions/user-auth';

type Needed = Pick<Services, 'userAuth' | 'limits' | 'dispatch'>;
type WithSteps = Needed & { readonly furtherSteps: Pick<SecondFactors, 'ownOf'> };

/**
 * Whom an invitation is for.
 * @throws LinkNoLongerWorks for one that was used, replaced, ran out or never was: a stranger learns no more; Refused 429 after too many
 */
export async function lookAtInvitation(
  { userAuth, limits }: Needed,
  token: string,
  address: string,
): Promise<Invitation> {
  await limits.takeFrom(address);
  const invitation = await userAuth.invitationOf(hashOfToken(token));
  if (!invitation) throw new LinkNoLongerWorks();
  return invitation;
}

/** Uses an invitation up, in one step: of two who come at once, one comes too late. @throws as `lookAtInvitation`; GuessablePassword */
export async function choosePassword(
  services: WithSteps,
  { token, password }: Welcome,
  from: { address: string; origin: CommandOrigin; session: SignInFacts },
): Promise<Pick<Invitation, 'userId' | 'role'> & { readonly waits: boolean }> {
  const { userAuth, dispatch, limits, furtherSteps } = services;
  const invitation = await lookAtInvitation(services, token, from.address);
  await refuseGuessable(password, invitation.email, 'password');
  const accepted = await userAuth.spendReset(hashOfToken(token), await hashPassword(password));
  if (!accepted) throw new LinkNoLongerWorks();
  const { userId, email, role } = accepted;
  const waits = (await furtherSteps.ownOf(userId)) !== undefined;
  const actor = { id: userId, role };
  await dispatch(
    account,
    userId,
    { type: 'AcceptInvitation', personId: userId, session: waits ? null : from.session },
    { ...from.origin, actor },
  );
  await limits.forgive(email);
  return { userId, role, waits };
}
