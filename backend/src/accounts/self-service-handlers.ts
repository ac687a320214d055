import { selfServiceRoutes } from '@annals/contracts/accounts/self-service';
import { sessionIdOf } from '../http/session';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { changePassword } from './change-password';
import { deviceOf } from './devices';
import { requestReset, resetPassword } from './reset-password';
import { selfService } from './self-service';

export const selfServiceDoors = (services: Services) => {
  const { sessionStore, dispatch } = services;
  return doors(selfServiceRoutes, {
    devices: async ({ reader, context }) => {
      const here = sessionIdOf(context);
      return (await sessionStore.listOf(reader.id)).map((stored) => deviceOf(stored, here));
    },
    signOutDevice: async ({ reader, params, origin }) => {
      const count = await sessionStore.endOne(reader.id, params.deviceId);
      if (count === 0) throw new NotFound('This device');
      const command = { type: 'RecordSessionsEnded', personId: reader.id, count } as const;
      return dispatch(selfService, reader.id, command, origin);
    },
    signOutOthers: async ({ reader, context, origin }) => {
      const count = await sessionStore.endAllOf(reader.id, sessionIdOf(context));
      const command = { type: 'RecordSessionsEnded', personId: reader.id, count } as const;
      return dispatch(selfService, reader.id, command, origin);
    },
    changePassword: ({ reader, context, body, origin }) =>
      changePassword(services, reader.id, sessionIdOf(context), body, origin),
    forgotPassword: async ({ body, context }) => {
      await requestReset(services, body.email, context.ip);
      return { detail: 'If this address has an account, a link to set a new password is on its way to it.' };
    },
    resetPassword: async ({ body, context }) => {
      await resetPassword(services, body, context.ip);
      return { detail: 'Your new password is set. Please sign in with it.' };
    },
  });
};
