import type { UsedPasskey } from '@annals/contracts/features/second-factors/passkeys';
import { holdsSignInRole, type Role, type SignInRole } from '@annals/contracts/kernel/roles';
import type { Context } from 'koa';
import { v7 } from 'uuid';
import { factsOf } from '../accounts/devices';
import { recordSignIn, roleNotHeld } from '../accounts/sign-in';
import { addressOf } from '../../platform/kernel/address';
import { deviceSecretOf, rememberDevice } from '../../platform/http/device-cookie';
import { beginSession, newSession } from '../../platform/http/session';
import { rememberWaiting, waitingOf } from '../../platform/http/waiting-cookie';
import type { Services } from '../../platform/services/services';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import { SecondFactors } from '../../platform/sessions/second-factors';
import { secondFactor } from './decider';
import { PasskeyRefused, SignInOver, SignsInByProvider } from './errors';
import { askForPasskey, passkeyShown } from './passkeys';

/** Of the person whose password was right just now, one of their passkeys; of anybody else, whichever they choose: who asks learns of nobody. */
export async function askToSignIn(services: Services, context: Context, isSecondFactor: boolean) {
  await services.limits.takeFrom(addressOf(context));
  return askForPasskey(services, 'sign-in', await awaited(services, context, isSecondFactor), context);
}

interface SignIn {
  readonly role: SignInRole;
  readonly response: UsedPasskey;
  readonly isSecondFactor: boolean;
}

/**
 * Signs in by a passkey. It was unlocked with a finger, a face or a PIN: that is two factors, and nothing else is asked for.
 * @throws PasskeyRefused, also for a locked or closed account; SignsInByProvider for somebody without a password; Refused for a role that is not held
 */
export async function signInByPasskey(
  services: Services,
  context: Context,
  { role: chosen, response, isSecondFactor }: SignIn,
  requestId: string,
): Promise<{ role: Role }> {
  const { pool, secretBox, userAuth, knownDevices, dispatch } = services;
  if (isSecondFactor) await new SignInPolicies(pool).refusePasswordsOff();
  const person = await awaited(services, context, isSecondFactor);
  const { personId } = await passkeyShown(services, 'sign-in', person, response, context, {
    requestId,
  });
  const found = await userAuth.findByPerson(personId);
  if (!found?.isActive || found.isLocked || found.isBreakGlass) throw new PasskeyRefused();
  // Their provider says who they are, and when they no longer are: a passkey would go on.
  if (!found.hashedPassword) throw new SignsInByProvider();
  const { role } = found;
  const kept = new SecondFactors(pool, secretBox);
  const token = waitingOf(context);
  const waited = person !== null && token !== undefined ? await kept.takeWaiting(token) : undefined;
  const asRole = waited?.asRole ?? chosen;
  if (!holdsSignInRole(role, asRole)) throw roleNotHeld(asRole);
  const hadPassword = waited?.isOfPassword(found.hashedPassword ?? '') ?? false;
  if (token !== undefined) await kept.endWaiting(token);
  const session = newSession(context);
  if (hadPassword)
    await dispatch(
      secondFactor,
      personId,
      { type: 'RecordUse', personId, sessionId: session.publicId, factor: 'passkey' },
      { actor: { id: personId, role }, commandId: v7(), requestId },
    );
  const method = hadPassword ? 'password' : 'passkey';
  await recordSignIn(
    services,
    { userId: personId, role },
    asRole,
    { ...factsOf(session), method, deviceSecret: deviceSecretOf(context) },
    requestId,
  );
  rememberWaiting(context, null);
  await beginSession(context, personId, session);
  await rememberDevice(context, knownDevices, personId);
  return { role };
}

/** Whose passkey it has to be: of the person whose sign-in waits in this browser; null: of anybody. @throws SignInOver when none waits any more */
async function awaited({ pool, secretBox }: Services, context: Context, isSecondFactor: boolean) {
  if (!isSecondFactor) return null;
  const token = waitingOf(context);
  const person = token === undefined ? undefined : await new SecondFactors(pool, secretBox).whoseWaits(token);
  if (person === undefined) throw new SignInOver();
  return person;
}
