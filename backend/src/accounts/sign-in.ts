import type { SignIn } from '@annals/contracts/accounts/routes';
import { holdsSignInRole, type Role } from '@annals/contracts/roles';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { v7 } from 'uuid';
import { Refused } from '../http/problems';
import type { Dispatch } from '../kernel/dispatch';
import { account } from './account';
import { passwordMatches } from './passwords';
import { LOCK_AFTER, LOCK_MINUTES, type SignInLimits } from './sign-in-limits';
import type { UserAuth } from './user-auth';

/** Everything that can be wrong gets this one answer: nothing tells a stranger which part it was. */
function refused(): Refused {
  return new Refused(401, 'Invalid credentials. Please try again.', { title: 'Login failed' });
}

/**
 * Checks credentials and tells the log how it ended.
 * @throws Refused 401 for a wrong address, password or role and a closed or locked account alike; 429 after too many tries, whether the
 *   account exists or not
 */
export async function signIn(
  {
    userAuth,
    limits,
    dispatch,
    clock,
  }: { userAuth: UserAuth; limits: SignInLimits; dispatch: Dispatch; clock: () => Date },
  credentials: SignIn,
  from: { address: string; requestId: string },
): Promise<{ userId: PersonId; role: Role }> {
  const email = credentials.email.toLowerCase();
  await limits.take(from.address, email);
  const found = await userAuth.findByEmail(email);
  const matches = await passwordMatches(found?.hashedPassword, credentials.password);
  const accepted =
    found && matches && found.isActive && !found.isLocked && holdsSignInRole(found.role, credentials.role);
  if (accepted) {
    await limits.forgive(email);
    await userAuth.noteSignIn(found.userId);
    await record({ type: 'RecordSignIn', personId: found.userId, asRole: credentials.role }, found.role);
    return { userId: found.userId, role: found.role };
  }
  if (found) {
    const until = new Date(clock().getTime() + LOCK_MINUTES * 60_000);
    const failuresInARow = await userAuth.noteFailure(found.userId, LOCK_AFTER, until);
    const lockedUntil = failuresInARow === LOCK_AFTER ? until.toISOString() : undefined;
    await record({ type: 'RecordFailure', personId: found.userId, failuresInARow, lockedUntil }, found.role);
  }
  throw refused();

  async function record(command: Parameters<typeof account.decide>[0], role: Role): Promise<void> {
    const succeeded = command.type === 'RecordSignIn';
    await dispatch(account, command.personId, command, {
      // A failure was made by somebody unknown, not by the account's owner.
      actor: succeeded ? { id: command.personId, role } : { id: 'system:sign-in', role: 'system' },
      commandId: v7(),
      requestId: from.requestId,
    });
  }
}
