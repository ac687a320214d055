import { msg } from '@annals/contracts/kernel/text';
import { accountRoutes } from '@annals/contracts/features/accounts/routes';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { isTimeZone } from '@annals/contracts/kernel/time-zone';
import type { Role } from '@annals/contracts/kernel/roles';
import { currentUserOf } from '@annals/projections/features/people/queries';
import { addressOf } from '../../platform/kernel/address';
import { deviceSecretOf, rememberDevice } from '../../platform/http/device-cookie';
import { factorDueAtOf, isFactorDue } from '../../platform/http/factor-due';
import { beginSession, newSession } from '../../platform/http/session';
import { rememberWaiting } from '../../platform/http/waiting-cookie';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import { SecondFactors } from '../../platform/sessions/second-factors';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { derivedId } from '../../platform/commands/derived-id';
import { profile } from '../person/profile-decider';
import type { Services } from '../../platform/services/services';
import { factsOf } from './devices';
import { signIn } from './sign-in';
import { choosePassword, lookAtInvitation } from './welcome';

export const accountHandlers = (services: Services) => {
  const furtherSteps = new SecondFactors(services.pool, services.secretBox);
  const policies = new SignInPolicies(services.pool);
  const needs = 'second-factor' as const;
  return routeHandlers(accountRoutes, {
    signIn: async ({ body, context, origin }) => {
      await policies.refusePasswordsOff();
      // Before the event, which names it; the session itself begins after it.
      const session = newSession(context);
      const { userId, role, waitsAs } = await signIn({ ...services, furtherSteps }, body, {
        address: addressOf(context),
        device: deviceSecretOf(context),
        requestId: origin.requestId ?? '',
        session: factsOf(session),
      });
      if (waitsAs !== undefined) {
        rememberWaiting(context, waitsAs);
        return { role, needs, factors: waysOf(await furtherSteps.ownOf(userId)) };
      }
      await beginSession(context, userId, session);
      await rememberDevice(context, services.knownDevices, userId);
      if (body.timeZone !== undefined && isTimeZone(body.timeZone))
        await adoptTimeZone(services, { id: userId, role }, body.timeZone);
      return { role };
    },
    lookAtInvitation: async ({ body, context }) => ({
      ...(await lookAtInvitation(services, body.token, addressOf(context))),
      passwords: !(await policies.arePasswordsOff()),
    }),
    welcome: async ({ body, context, origin }) => {
      await policies.refusePasswordsOff();
      const session = newSession(context);
      const { userId, role, waits } = await choosePassword({ ...services, furtherSteps }, body, {
        address: addressOf(context),
        origin,
        session: factsOf(session),
      });
      // The link stands for the password alone: the code is asked for when they sign in with it.
      if (waits) return { role, needs, factors: waysOf(await furtherSteps.ownOf(userId)) };
      await beginSession(context, userId, session);
      await rememberDevice(context, services.knownDevices, userId);
      return { role };
    },
    currentUser: async ({ reader, context }) => {
      const user = await currentUserOf(services.readModels, reader.id);
      if (!user) throw new NotFound(msg('Your profile'));
      // The account's role decides; the read model may be a moment behind it.
      return {
        ...user,
        role: reader.role,
        timeZone: user.timeZone ?? services.timeZone,
        secondFactorDueAt: factorDueAtOf(context),
        secondFactorIsDue: isFactorDue(context),
      };
    },
    demoAccounts: () => services.demoAccounts(),
  });
};

/** With what somebody can show a second factor. */
function waysOf(own: Awaited<ReturnType<SecondFactors['ownOf']>>) {
  const ways: ('passkey' | 'code')[] = [];
  if (own && own.passkeys > 0) ways.push('passkey');
  if (own && (own.enrolledAt !== null || own.recoveryCodesLeft > 0)) ways.push('code');
  return ways;
}

/** Takes the time zone of the browser for the person who has never chosen one; the sign-in succeeds whether or not this works. */
async function adoptTimeZone(
  { dispatch, logger }: Services,
  actor: { readonly id: PersonId; readonly role: Role },
  timeZone: string,
): Promise<void> {
  const commandId = derivedId('time-zone-adopted', actor.id);
  await dispatch(
    profile,
    actor.id,
    { type: 'AdoptTimeZone', personId: actor.id, timeZone },
    { actor, commandId },
  ).catch((error: unknown) => logger.warn({ err: error }, 'a time zone could not be adopted'));
}
