import { setTimeout } from 'node:timers/promises';
import { t } from '@annals/contracts/kernel/text';
import type { SignIn } from '@annals/contracts/features/accounts/routes';
import { holdsSignInRole, ROLE_LABELS, type Role, type SignInRole } from '@annals/contracts/kernel/roles';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { v7 } from 'uuid';
import { Refused } from '../../platform/kernel/refused';
import type { Dispatch } from '../../platform/commands/dispatch';
import { account, isWorthAnEvent, type SignInFacts } from './account-decider';
import type { KnownDevices } from '../../platform/sessions/known-devices';
import { passwordMatches } from './passwords';
import type { SignInLimits } from '../../platform/sessions/sign-in-limits';
import type { SecondFactors } from '../../platform/sessions/second-factors';
import type { UserAuth } from '../../platform/sessions/user-auth';

/** A refusal takes at least this long, longer than the work behind it: how long it took tells nothing. */
const REFUSED_AFTER_MS = 400;

/** What signing in works with. */
export interface SignInNeeds {
  readonly userAuth: Pick<UserAuth, 'findByEmail' | 'noteSignIn' | 'noteFailure'>;
  readonly limits: Pick<SignInLimits, 'take' | 'succeeded'>;
  readonly knownDevices: Pick<KnownDevices, 'knownFor' | 'isNewFor'>;
  /** What else a sign-in needs after the password. */
  readonly furtherSteps: Pick<SecondFactors, 'askedOf'>;
  readonly dispatch: Dispatch;
  /** Compares a password with a hash, and computes as much where there is none; for tests. */
  readonly matches?: typeof passwordMatches;
}

/** Where somebody tries to sign in from. */
export interface Origin {
  readonly address: string;
  /** The secret of the device's cookie; undefined when it has none. */
  readonly device: string | undefined;
  readonly requestId: string;
  /** The session that begins if it works. */
  readonly session: SignInFacts;
}

/** Everything that can be wrong for a stranger gets this one answer: nothing tells which part it was. */
function refused(): Refused {
  return new Refused('sign-in.refused', t('Invalid credentials. Please try again.'), {
    title: t('Login failed'),
  });
}

/** Said to somebody who knows the password, and could sign in with another role: they learn nothing that they may not know. */
export function roleNotHeld(chosen: SignInRole): Refused {
  return new Refused(
    'sign-in.role-not-held',
    t(
      'Your account does not have the role {role}. Choose another role, such as Employee, and sign in again.',
      { role: ROLE_LABELS[chosen] },
    ),
    { title: t('Login failed') },
  );
}

/** Whose password was right. */
export interface Accepted {
  readonly userId: PersonId;
  readonly role: Role;
  /** The secret by which a sign-in waits that needs more than the password: no session begins yet. */
  readonly waitsAs?: string;
}

/**
 * Checks credentials and records how it ended. Whatever is wrong, the same statements run and one hash is computed, and the answer takes the
 * same least time.
 * @throws Refused 401 for a wrong address or password and a closed or locked account alike, and in words of its own for a role that the
 *   account does not hold, once the password was right; 429 after too many tries, whether the
 *   account exists or not
 */
export async function signIn(needs: SignInNeeds, credentials: SignIn, from: Origin): Promise<Accepted> {
  const earliest = setTimeout(REFUSED_AFTER_MS, undefined, { ref: false });
  const accepted = await check(needs, credentials, from);
  if (accepted) return accepted;
  await earliest;
  throw refused();
}

async function check(
  { userAuth, limits, knownDevices, furtherSteps, dispatch, matches: compare = passwordMatches }: SignInNeeds,
  credentials: SignIn,
  { address, device, requestId, session }: Origin,
): Promise<Accepted | undefined> {
  const email = credentials.email.toLowerCase();
  const tried = await limits.take(address, email, await knownDevices.knownFor(email, device));
  const found = await userAuth.findByEmail(email);
  const matches = await compare(found?.hashedPassword, credentials.password);
  if (found && matches && found.isActive && !found.isLocked) {
    if (!holdsSignInRole(found.role, credentials.role)) throw roleNotHeld(credentials.role);
    const { userId, role } = found;
    await limits.succeeded(tried);
    const waitsAs = await furtherSteps.askedOf(found, credentials.role);
    if (waitsAs !== undefined) return { userId, role, waitsAs };
    await recordSignIn(
      { userAuth, dispatch, knownDevices },
      { userId, role },
      credentials.role,
      { ...session, deviceSecret: device },
      requestId,
    );
    return { userId, role };
  }
  await recordFailure({ userAuth, dispatch }, email, requestId);
  return undefined;
}

/** Records that somebody signed in who showed all that was asked for. */
export async function recordSignIn(
  {
    userAuth,
    dispatch,
    knownDevices,
  }: Pick<SignInNeeds, 'dispatch' | 'knownDevices'> & {
    userAuth: Pick<UserAuth, 'noteSignIn'>;
  },
  { userId, role }: Accepted,
  asRole: SignInRole,
  {
    deviceSecret,
    ...session
  }: SignInFacts & {
    readonly method?: 'password' | 'passkey';
    readonly deviceSecret: string | undefined;
  },
  requestId: string,
): Promise<void> {
  await userAuth.noteSignIn(userId);
  const isNewDevice = await knownDevices.isNewFor(userId, deviceSecret);
  await dispatch(
    account,
    userId,
    { type: 'RecordSignIn', personId: userId, asRole, isNewDevice, ...session },
    { actor: { id: userId, role }, commandId: v7(), requestId },
  );
}

/** Counts a failure beside the log; the log has the 5th, 50th, 500th… in a row. */
export async function recordFailure(
  { userAuth, dispatch }: Pick<SignInNeeds, 'dispatch'> & { userAuth: Pick<UserAuth, 'noteFailure'> },
  email: string,
  requestId: string | undefined,
): Promise<void> {
  const failed = await userAuth.noteFailure(email);
  if (!failed || !isWorthAnEvent(failed.failuresInARow)) return;
  const { userId: personId, failuresInARow } = failed;
  await dispatch(
    account,
    personId,
    { type: 'RecordFailure', personId, failuresInARow },
    // A failure was made by somebody unknown, not by the account's owner.
    { actor: { id: 'system:sign-in', role: 'system' }, commandId: v7(), requestId },
  );
}
