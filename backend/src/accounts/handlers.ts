import { accountRoutes } from '@annals/contracts/accounts/routes';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { isTimeZone } from '@annals/contracts/kernel/time-zone';
import type { Role } from '@annals/contracts/roles';
import { currentUserOf } from '@annals/projections/people/queries';
import { demoAccountsOf } from '../demo/accounts';
import { beginSession } from '../http/session';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import { derivedId } from '../kernel/derived-id';
import { profile } from '../people/profile';
import type { Services } from '../services';
import { signIn } from './sign-in';
import { choosePassword, lookAtInvitation } from './welcome';

export const accountDoors = (services: Services) =>
  doors(accountRoutes, {
    signIn: async ({ body, context, origin }) => {
      const { userId, role } = await signIn(services, body, {
        address: context.ip,
        requestId: origin.requestId ?? '',
      });
      await beginSession(context, userId);
      if (body.timeZone !== undefined && isTimeZone(body.timeZone))
        await adoptTimeZone(services, { id: userId, role }, body.timeZone);
      return { role };
    },
    lookAtInvitation: async ({ body, context }) => lookAtInvitation(services, body.token, context.ip),
    welcome: async ({ body, context, origin }) => {
      const { userId, role } = await choosePassword(services, body, { address: context.ip, origin });
      await beginSession(context, userId);
      return { role };
    },
    currentUser: async ({ reader }) => {
      const user = await currentUserOf(services.readModels, reader.id);
      if (!user) throw new NotFound('Your profile');
      // The account's role decides; the read model may be a moment behind it.
      return { ...user, role: reader.role };
    },
    demoAccounts: () => (services.demo ? demoAccountsOf(services.userAuth) : Promise.resolve([])),
  });

/** Takes the time zone of the browser for whoever has never chosen one; whoever signs in does so whether or not it works. */
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
