import { msg, t } from '@annals/contracts/kernel/text';
import { selfServiceRoutes } from '@annals/contracts/features/accounts/self-service';
import { addressOf } from '../../platform/kernel/address';
import { deviceSecretOf, rememberDevice } from '../../platform/http/device-cookie';
import { sessionIdOf } from '../../platform/http/session';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { changePassword } from './change-password';
import { deviceOf } from './devices';
import { requestReset, resetPassword } from './reset-password';
import { selfService } from './self-service-decider';

export const selfServiceHandlers = (services: Services) => {
  const { sessionStore, knownDevices, dispatch, pool } = services;
  const policies = new SignInPolicies(pool);
  return routeHandlers(selfServiceRoutes, {
    devices: async ({ reader, context }) => {
      const here = sessionIdOf(context);
      return (await sessionStore.listOf(reader.id)).map((stored) => deviceOf(stored, here));
    },
    signOutDevice: async ({ reader, params, origin }) => {
      const count = await sessionStore.endOne(reader.id, params.deviceId);
      if (count === 0) throw new NotFound(msg('This device'));
      const command = { type: 'RecordSessionsEnded', personId: reader.id, count } as const;
      return dispatch(selfService, reader.id, command, origin);
    },
    signOutOthers: async ({ reader, context, origin }) => {
      const count = await sessionStore.endAllOf(reader.id, sessionIdOf(context));
      const command = { type: 'RecordSessionsEnded', personId: reader.id, count } as const;
      return dispatch(selfService, reader.id, command, origin);
    },
    changePassword: ({ reader, context, body, origin }) =>
      changePassword(
        services,
        reader.id,
        { session: sessionIdOf(context), device: deviceSecretOf(context) },
        body,
        origin,
      ),
    forgotPassword: async ({ body, context }) => {
      await policies.refusePasswordsOff();
      await requestReset(services, body.email, addressOf(context));
      return {
        detail: t('If this address has an account, a link to set a new password is on its way to it.'),
      };
    },
    resetPassword: async ({ body, context }) => {
      await policies.refusePasswordsOff();
      const { personId, feedsEnded } = await resetPassword(services, body, addressOf(context));
      // A person who has the mailbox gets in again here, whatever strangers try meanwhile.
      await rememberDevice(context, knownDevices, personId);
      return {
        detail: [t('Your new password is set. Please sign in with it.'), ...feedsSentence(feedsEnded)].join(
          ' ',
        ),
      };
    },
  });
};

/** What became of the calendar feeds; nothing when there were none. */
function feedsSentence(ended: number): string[] {
  if (ended === 0) return [];
  return [
    t(
      'Your {count, plural, one {calendar feed has ended with the old one: open a new one} other {# calendar feeds have ended with the old one: open new ones}} in Settings.',
      { count: ended },
    ),
  ];
}
