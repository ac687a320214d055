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
import { SecondFactors } from '../../platform/sessions/second-factors';
import { secondFactor } from './decider';
import { PasskeyRefused } from './errors';
import { askForPasskey, passkeyShown } from './passkeys';

/** Of the person whose password was right just now, one of their passkeys; of anybody else, whichever they choose: who asks learns of nobody. */
export async function askToSignIn(services: Services, context: Context) {
  await services.limits.takeFrom(addressOf(context));
  return askForPasskey(services, 'sign-in', (await waitingPerson(services, context)) ?? null, context);
}

/**
 * Signs in by a passkey. It was unlocked with a finger, a face or a PIN: that is two factors, and nothing else is asked for.
 * @throws PasskeyRefused, also for a locked or closed account; Refused for a role that is not held
 */
export async function signInByPasskey(
  services: Services,
  context: Context,
  { role: chosen, response }: { readonly role: SignInRole; readonly response: UsedPasskey },
  requestId: string,
): Promise<{ role: Role }> {
  const { pool, secretBox, userAuth, knownDevices, dispatch } = services;
  const awaited = await waitingPerson(services, context);
  const { personId } = await passkeyShown(services, 'sign-in', awaited ?? null, response, context, {
    requestId,
  });
  const found = await userAuth.findByPerson(personId);
  if (!found?.isActive || found.isLocked) throw new PasskeyRefused();
  const { role } = found;
  const kept = new SecondFactors(pool, secretBox);
  const token = waitingOf(context);
  const waited = awaited !== undefined && token !== undefined ? await kept.takeWaiting(token) : undefined;
  const asRole = waited?.asRole ?? chosen;
  if (!holdsSignInRole(role, asRole)) throw roleNotHeld(asRole);
  const isAfterPassword = waited?.isOfPassword(found.hashedPassword ?? '') ?? false;
  if (token !== undefined) await kept.endWaiting(token);
  const session = newSession(context);
  if (isAfterPassword)
    await dispatch(
      secondFactor,
      personId,
      { type: 'RecordUse', personId, sessionId: session.publicId, factor: 'passkey' },
      { actor: { id: personId, role }, commandId: v7(), requestId },
    );
  const method = isAfterPassword ? 'password' : 'passkey';
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

async function waitingPerson({ pool, secretBox }: Services, context: Context) {
  const token = waitingOf(context);
  return token === undefined ? undefined : new SecondFactors(pool, secretBox).whoseWaits(token);
}
