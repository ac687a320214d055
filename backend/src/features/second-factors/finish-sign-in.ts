import type { Role } from '@annals/contracts/kernel/roles';
import type { Context } from 'koa';
import { v7 } from 'uuid';
import { factsOf } from '../accounts/devices';
import { recordSignIn } from '../accounts/sign-in';
import { addressOf } from '../../platform/kernel/address';
import { deviceSecretOf, rememberDevice } from '../../platform/http/device-cookie';
import { beginSession, newSession } from '../../platform/http/session';
import { rememberWaiting, waitingOf } from '../../platform/http/waiting-cookie';
import type { Services } from '../../platform/services/services';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import { SecondFactors } from '../../platform/sessions/second-factors';
import { secondFactor } from './decider';
import { SignInOver } from './errors';
import { requireCode } from './shown';

/**
 * Ends a sign-in that waits for a code, and begins its session. The wait ends by itself with a new password, a lock, ten minutes, or five tries.
 * @throws SignInOver; WrongCode; Refused 429
 */
export async function finishSignIn(
  services: Services,
  context: Context,
  code: string,
  requestId: string,
): Promise<{ role: Role }> {
  const { pool, secretBox, userAuth, dispatch, knownDevices } = services;
  // Begun with a password a moment before they were switched off.
  await new SignInPolicies(pool).refusePasswordsOff();
  const kept = new SecondFactors(pool, secretBox);
  const token = waitingOf(context);
  const waiting = token === undefined ? undefined : await kept.takeWaiting(token);
  if (token === undefined || !waiting) throw new SignInOver();
  const { personId, asRole } = waiting;
  const found = await userAuth.findByPerson(personId);
  if (!found?.isActive || found.isLocked || !waiting.isOfPassword(found.hashedPassword ?? ''))
    throw new SignInOver();
  const { role } = found;
  const origin = { actor: { id: personId, role }, commandId: v7(), requestId };
  const place = { address: addressOf(context), device: deviceSecretOf(context) };
  const shown = await requireCode(services, personId, code, place, origin);
  if (!(await kept.endWaiting(token))) throw new SignInOver();
  const session = newSession(context);
  if (shown === 'app')
    await dispatch(
      secondFactor,
      personId,
      { type: 'RecordUse', personId, sessionId: session.publicId, factor: 'app' },
      origin,
    );
  await recordSignIn(
    services,
    { userId: personId, role },
    asRole,
    { ...factsOf(session), deviceSecret: place.device },
    requestId,
  );
  rememberWaiting(context, null);
  await beginSession(context, personId, session);
  await rememberDevice(context, knownDevices, personId);
  return { role };
}
