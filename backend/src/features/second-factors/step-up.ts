import type { StepUpOffer } from '@annals/contracts/features/second-factors/routes';
import type { UsedPasskey } from '@annals/contracts/features/second-factors/passkeys';
import type { SteppedUpBy } from '@annals/contracts/features/second-factors/constants';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Context } from 'koa';
import { v7 } from 'uuid';
import { requireOwnPassword } from '../accounts/change-password';
import { stateOf } from '../../platform/commands/state-of';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { freshUntil, noteProven, publicIdOf } from '../../platform/http/session';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import { SecondFactors } from '../../platform/sessions/second-factors';
import type { Services } from '../../platform/services/services';
import { account } from '../accounts/account-decider';
import { secondFactor } from './decider';
import { NeedsFactor, NoPassword } from './errors';
import { passkeyShown } from './passkeys';
import { requireCode, type Place } from './shown';

/**
 * What somebody who is signed in can show once more. Who has a factor shows that one; who has none, the password; who has neither signs in at their
 * identity provider again.
 */
export async function stepUpOfferFor(
  { pool, secretBox, userAuth, log }: Services,
  person: PersonId,
  context: Context,
): Promise<StepUpOffer> {
  const until = freshUntil(context)?.toISOString() ?? null;
  const own = await new SecondFactors(pool, secretBox).ownOf(person);
  if (own) {
    const codes = own.enrolledAt !== null || own.recoveryCodesLeft > 0;
    const ways = [...(own.passkeys > 0 ? ['passkey' as const] : []), ...(codes ? ['code' as const] : [])];
    return { freshUntil: until, ways, providers: [] };
  }
  const found = await userAuth.findByPerson(person);
  if (found?.hashedPassword && !(await new SignInPolicies(pool).arePasswordsOff()))
    return { freshUntil: until, ways: ['password'], providers: [] };
  const { identities } = await stateOf(log, account, person);
  const providers = Object.entries(identities).map(([id, { name }]) => ({ id, name }));
  return { freshUntil: until, ways: ['identity provider'], providers };
}

/**
 * @throws NeedsFactor for somebody who has one; NoPassword for somebody who has none; WrongCurrentPassword, which counts as a failed sign-in; Refused 429
 */
export async function stepUpByPassword(
  services: Services,
  person: PersonId,
  password: string,
  context: Context,
  origin: CommandOrigin,
): Promise<{ freshUntil: string }> {
  const { pool, secretBox, userAuth } = services;
  if (await new SecondFactors(pool, secretBox).ownOf(person)) throw new NeedsFactor();
  if (!(await userAuth.findByPerson(person))?.hashedPassword) throw new NoPassword();
  await requireOwnPassword(services, person, password, origin.requestId, 'password');
  return steppedUp(services, person, 'password', context, origin);
}

/** @throws WrongCode, which counts; Refused 429 after too many tries */
export async function stepUpByCode(
  services: Services,
  person: PersonId,
  code: string,
  place: Place,
  context: Context,
  origin: CommandOrigin,
): Promise<{ freshUntil: string }> {
  const by = await requireCode(services, person, code, place, origin);
  return steppedUp(services, person, by, context, origin);
}

/** @throws PasskeyRefused */
export async function stepUpByPasskey(
  services: Services,
  person: PersonId,
  response: UsedPasskey,
  context: Context,
  origin: CommandOrigin,
): Promise<{ freshUntil: string }> {
  await passkeyShown(services, 'step-up', person, response, context, origin);
  return steppedUp(services, person, 'passkey', context, origin);
}

async function steppedUp(
  { dispatch }: Pick<Services, 'dispatch'>,
  personId: PersonId,
  by: SteppedUpBy,
  context: Context,
  origin: CommandOrigin,
): Promise<{ freshUntil: string }> {
  const sessionId = publicIdOf(context);
  const command = { type: 'RecordStepUp', personId, sessionId, by } as const;
  await dispatch(secondFactor, personId, command, { ...origin, commandId: v7() });
  return { freshUntil: noteProven(context).toISOString() };
}
