import type { openBreakGlass } from '@annals/contracts/features/break-glass/routes';
import type { Role } from '@annals/contracts/kernel/roles';
import { administratorsBesides } from '@annals/projections/features/people/structure';
import type { Context } from 'koa';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { stateOf } from '../../platform/commands/state-of';
import { beginSession, newSession } from '../../platform/http/session';
import { addressOf } from '../../platform/kernel/address';
import { BreakGlassHalves } from '../../platform/sessions/break-glass';
import type { Services } from '../../platform/services/services';
import { account } from '../accounts/account-decider';
import { factsOf } from '../accounts/devices';
import { breakGlass, opens } from './decider';
import { BreakGlassRefused, OpenerUnknown } from './errors';

/**
 * Signs in with both halves of a sealed password. Nothing that strangers try delays it: they are counted after the halves turned out wrong, and guess
 * 250 random bits.
 * @throws BreakGlassRefused, whatever is wrong with the halves; OpenerUnknown; Refused 429 after too many wrong ones
 */
export async function openAccount(
  services: Services,
  context: Context,
  { first, second, email, ...why }: z.output<typeof openBreakGlass>,
  requestId: string,
): Promise<{ role: Role }> {
  const { pool, log, userAuth, limits, clock, dispatch, readModels, logger } = services;
  const found = await new BreakGlassHalves(pool).whoseAre(first, second);
  if (!found) {
    await limits.takeFrom(addressOf(context));
    throw new BreakGlassRefused();
  }
  const { personId, sealing } = found;
  const role = await userAuth.activeRoleOf(personId);
  const state = await stateOf(log, breakGlass, personId);
  if (role !== 'admin' || !opens(state, sealing, clock().toISOString())) throw new BreakGlassRefused();
  const opener = await userAuth.findByEmail(email);
  if (!opener?.isActive || opener.isLocked || opener.isBreakGlass) throw new OpenerUnknown();

  const session = { ...newSession(context), isBreakGlass: true } as const;
  const origin = () => ({ actor: { id: personId, role }, commandId: v7(), requestId });
  const administratorIds = await administratorsBesides(readModels, personId);
  await dispatch(
    breakGlass,
    personId,
    {
      type: 'Open',
      personId,
      sealing,
      openedById: opener.userId,
      sessionId: session.publicId,
      ...why,
      administratorIds,
    },
    origin(),
  );
  logger.warn(
    { alarm: 'break-glass', account: personId, session: session.publicId, isDrill: why.isDrill, requestId },
    'an account for emergencies was opened',
  );
  const signIn = { type: 'RecordSignIn', personId, asRole: 'admin', method: 'break-glass' } as const;
  await dispatch(account, personId, { ...signIn, isNewDevice: false, ...factsOf(session) }, origin());
  await beginSession(context, personId, session);
  return { role };
}
