import { msg } from '@annals/contracts/kernel/text';
import { PasswordChanged } from '@annals/contracts/features/accounts/self-service-events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import { recordEndedFeeds } from '../calendar-feeds/record-ended';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NotFound } from '../../platform/commands/domain-error';
import type { Services } from '../../platform/services/services';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import type { Credentials } from '../../platform/sessions/user-auth';
import { SamePassword, WrongCurrentPassword } from './errors';
import { hashPassword, passwordMatches } from './passwords';
import { selfService } from './self-service-decider';
import { refuseGuessable } from './password-strength';
import { recordFailure } from './sign-in';

interface Change {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Sets a new password for someone who knows the current one, and ends their other sessions and their calendar feeds. A wrong current password counts as a failed
 * sign-in: a session left open is no way to guess on.
 * @param here the session and the device that stay
 * @throws WrongCurrentPassword, SamePassword, GuessablePassword; Refused 429 after too many tries
 */
export async function changePassword(
  { userAuth, sessionStore, knownDevices, limits, dispatch, log, pool }: Services,
  personId: PersonId,
  here: { readonly session: string; readonly device: string | undefined },
  { currentPassword, newPassword }: Change,
  origin: CommandOrigin,
): Promise<CommandAnswer> {
  // Sent again because its answer was lost: the current password is the new one by now.
  const done = (await log.readStream(`${selfService.category}-${personId}`)).filter(
    ({ metadata }) => metadata.commandId === origin.commandId,
  );
  const last = done.at(-1);
  if (last && done[0]?.type === PasswordChanged.type)
    return { id: personId, position: String(last.position) };
  const found = await requireOwnPassword(
    { userAuth, limits, dispatch, pool },
    personId,
    currentPassword,
    origin.requestId,
  );
  if (currentPassword === newPassword) throw new SamePassword();
  await refuseGuessable(newPassword, found.email, 'newPassword');
  const endedFeeds = await userAuth.setPassword(personId, await hashPassword(newPassword));
  const sessionsEnded = await sessionStore.endAllOf(personId, here.session);
  await knownDevices.forget(personId, here.device);
  await recordEndedFeeds(dispatch, endedFeeds, origin);
  return dispatch(
    selfService,
    personId,
    { type: 'RecordPasswordChange', personId, by: 'old password', sessionsEnded },
    origin,
  );
}

/**
 * Asks a signed-in person for their password again.
 * @param field the one that it was typed into, when that is not the usual one
 * @throws WrongCurrentPassword, which counts as a failed sign-in; Refused where passwords are switched off, and 429 after too many tries
 */
export async function requireOwnPassword(
  { userAuth, limits, dispatch, pool }: Pick<Services, 'userAuth' | 'limits' | 'dispatch' | 'pool'>,
  personId: PersonId,
  currentPassword: string,
  requestId: string | undefined,
  field?: string,
): Promise<Credentials> {
  await new SignInPolicies(pool).refusePasswordsOff();
  const found = await userAuth.findByPerson(personId);
  if (!found) throw new NotFound(msg('Your account'));
  await limits.takeOwnPassword(personId);
  if (!(await passwordMatches(found.hashedPassword, currentPassword))) {
    await recordFailure({ userAuth, dispatch }, found.email, requestId);
    throw new WrongCurrentPassword(field);
  }
  await limits.forgive(personId);
  return found;
}
