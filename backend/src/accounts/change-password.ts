import { PasswordChanged } from '@annals/contracts/accounts/self-service-events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { CommandOrigin } from '../kernel/dispatch';
import { NotFound } from '../kernel/domain-error';
import type { Services } from '../services';
import { account } from './account';
import { PasswordLocked, SamePassword, WrongCurrentPassword } from './errors';
import { hashPassword, passwordMatches } from './passwords';
import { selfService } from './self-service';
import { LOCK_AFTER, LOCK_MINUTES } from './sign-in-limits';

interface Change {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Sets a new password for someone who knows the current one, and ends their other sessions. A wrong current password counts as a failed
 * sign-in: a session left open is no way to guess on.
 * @param thisSession stays
 * @throws WrongCurrentPassword, SamePassword, PasswordLocked
 */
export async function changePassword(
  { userAuth, sessionStore, dispatch, clock, log }: Services,
  personId: PersonId,
  thisSession: string,
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
  const found = await userAuth.findByPerson(personId);
  if (!found) throw new NotFound('Your account');
  if (found.isLocked) throw new PasswordLocked(LOCK_MINUTES);
  if (!(await passwordMatches(found.hashedPassword, currentPassword))) {
    const until = new Date(clock().getTime() + LOCK_MINUTES * 60_000);
    const failuresInARow = await userAuth.noteFailure(personId, LOCK_AFTER, until);
    const lockedUntil = failuresInARow === LOCK_AFTER ? until.toISOString() : undefined;
    await dispatch(
      account,
      personId,
      { type: 'RecordFailure', personId, failuresInARow, lockedUntil },
      { ...origin, actor: { id: 'system:sign-in', role: 'system' } },
    );
    throw new WrongCurrentPassword();
  }
  if (currentPassword === newPassword) throw new SamePassword();
  await userAuth.setPassword(personId, await hashPassword(newPassword));
  const sessionsEnded = await sessionStore.endAllOf(personId, thisSession);
  return dispatch(
    selfService,
    personId,
    { type: 'RecordPasswordChange', personId, by: 'old password', sessionsEnded },
    origin,
  );
}
