import { accountRoutes } from '@annals/contracts/accounts/routes';
import { currentUserOf } from '@annals/projections/people/queries';
import { demoAccountsOf } from '../demo/accounts';
import { beginSession } from '../http/session';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
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
